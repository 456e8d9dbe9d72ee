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

/** A page's preloaded query, and the environment it was started in. */
export type LoadedPage<Q extends OperationType> = {
  environment: Environment
  queryRef: PreloadedQuery<Q>
  variables: VariablesOf<Q>
  /** Resolves when there is data or an error to show. Never rejects. */
  arrival: Promise<void>
}

/** Cached data is shown at once; by default the query is also sent to the server. */
export type LoadOptions<Q extends OperationType> = {
  variables: VariablesOf<Q>
  fetchPolicy?: Exclude<FetchPolicy, 'store-only'> | undefined
  signal?: AbortSignal
}

/**
 * Sends a page's query before its code is loaded: `request` is the small `…$parameters` artifact of a `@preloadable`
 * query. Released when the navigation is cancelled (`signal`), or when the page that adopts it (`usePage`) unmounts.
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

/** Takes over the query that the route has loaded, and releases it with the page. `reload` fetches it again. */
export function usePage<Q extends OperationType>(
  request: PreloadableConcreteRequest<Q>,
  { queryRef: loaded, variables }: LoadedPage<Q>,
): [queryRef: PreloadedQuery<Q>, reload: () => void] {
  const [queryRef, load] = useQueryLoader<Q>(request, loaded)
  const reload = useCallback(() => load(variables, { fetchPolicy: 'network-only' }), [load, variables])
  return [queryRef ?? loaded, reload]
}

/** Milliseconds after which a prefetched page is released if nobody opens it. Data of an opened page is never older. */
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
      // A failed page is not cached, so it is loaded again when opened.
      loaded.queryRef.source?.subscribe({ error: () => release(key) })
    },
    /** Removes the page, and returns it unless the session or the lists have changed since. */
    take(key: string, environment: LoadedPage<Q>['environment']) {
      const page = remove(key)
      if (page?.loaded.environment === environment && !page.isStale()) return page.loaded
      page?.loaded.queryRef.dispose()
      return undefined
    },
  }
}

/** Returns whether the lists were marked as stale (`useRefresh`) since this call. */
function watchChanges(environment: Environment): () => boolean {
  const store = environment.getStore()
  const state = store.lookupInvalidationState([ROOT_ID])
  return () => store.checkInvalidationState(state)
}
