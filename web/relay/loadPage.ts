import { useCallback } from 'react'
import { loadQuery, type PreloadedQuery, useQueryLoader } from 'react-relay'
import {
  createOperationDescriptor,
  type Environment,
  type FetchPolicy,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
  ROOT_ID,
  type VariablesOf,
} from 'relay-runtime'

/** A page's preloaded query, and the Relay environment in which the query was sent. */
export type LoadedPage<Q extends OperationType> = {
  environment: Environment
  queryRef: PreloadedQuery<Q>
  variables: VariablesOf<Q>
  /** Resolves when data or an error has arrived. Never rejects. */
  arrival: Promise<void>
}

/** By default, cached data is shown at once and the query is also sent to the server. */
export type LoadOptions<Q extends OperationType> = {
  variables: VariablesOf<Q>
  fetchPolicy?: Exclude<FetchPolicy, 'store-only'> | undefined
  signal?: AbortSignal
}

/**
 * Sends a page's query before the page's code is loaded: `request` is the small `…$parameters` artifact of the
 * `@preloadable` query. The data are released when `signal` cancels the navigation. Otherwise the page takes over the
 * data by `usePage`, which releases them when the page unmounts.
 */
export function loadPage<Q extends OperationType>(
  environment: Environment,
  request: PreloadableConcreteRequest<Q>,
  { variables, fetchPolicy = 'store-and-network', signal }: LoadOptions<Q>,
): LoadedPage<Q> {
  const artifact = request.params.id ? PreloadableQueryRegistry.get(request.params.id) : null
  const known = artifact && environment.check(createOperationDescriptor(artifact, variables)).status === 'available'
  const queryRef = loadQuery<Q>(environment, request, variables, { fetchPolicy })
  signal?.addEventListener('abort', () => queryRef.dispose())
  return { environment, queryRef, variables, arrival: known ? Promise.resolve() : firstAnswer(queryRef) }
}

function firstAnswer({ source }: { source?: PreloadedQuery<OperationType>['source'] }) {
  return new Promise<void>(settle => {
    if (!source) return settle()
    source.subscribe({
      next: () => settle(),
      error: () => settle(),
      complete: () => settle(),
      unsubscribe: () => settle(),
    })
  })
}

/** Takes over the query that the route has sent, and releases its data when the page unmounts. `reload` refetches. */
export function usePage<Q extends OperationType>(
  request: PreloadableConcreteRequest<Q>,
  { queryRef: loaded, variables }: LoadedPage<Q>,
): [queryRef: PreloadedQuery<Q>, reload: () => void] {
  const [queryRef, load] = useQueryLoader<Q>(request, loaded)
  const reload = useCallback(() => load(variables, { fetchPolicy: 'network-only' }), [load, variables])
  return [queryRef ?? loaded, reload]
}

/** Milliseconds after which a prefetched page is released unless it is opened. An opened page has no older data. */
const LIFETIME_MS = 5_000

/** The maximum number of prefetched pages: moving the pointer across a list must not load all its pages. */
const MAX_PAGES = 3

/** A cache of prefetched pages, by address. */
export function createPrefetched<Q extends OperationType>() {
  const pages = new Map<
    string,
    { loaded: LoadedPage<Q>; isStale: () => boolean; timer: ReturnType<typeof setTimeout> }
  >()

  function remove(key: string) {
    const page = pages.get(key)
    clearTimeout(page?.timer)
    pages.delete(key)
    return page
  }
  const release = (key: string) => remove(key)?.loaded.queryRef.dispose()

  return {
    has: (key: string) => pages.has(key),
    add(key: string, loaded: LoadedPage<Q>) {
      const [oldest] = pages.keys()
      if (pages.size >= MAX_PAGES && oldest !== undefined) release(oldest)
      const isStale = watchChanges(loaded.environment)
      pages.set(key, { loaded, isStale, timer: setTimeout(() => release(key), LIFETIME_MS) })
      // A failed page is not cached, so that it is loaded again when it is opened.
      loaded.queryRef.source?.subscribe({ error: () => release(key) })
    },
    /** Removes the page from the cache. Returns it unless the session or the lists have changed since prefetching. */
    take(key: string, environment: LoadedPage<Q>['environment']) {
      const page = remove(key)
      if (page?.loaded.environment === environment && !page.isStale()) return page.loaded
      page?.loaded.queryRef.dispose()
      return undefined
    },
  }
}

/** Returns a function that returns whether `useRefresh` has marked the lists as stale since this call. */
function watchChanges(environment: Environment): () => boolean {
  const store = environment.getStore()
  const state = store.lookupInvalidationState([ROOT_ID])
  return () => store.checkInvalidationState(state)
}
