import { useCallback } from 'react'
import { loadQuery, type PreloadedQuery, useQueryLoader } from 'react-relay'
import {
  createOperationDescriptor,
  type Environment,
  type FetchPolicy,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
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

/** Cached data is shown at once; by default the query is sent to the server in any case. */
export type LoadOptions<Q extends OperationType> = {
  variables: VariablesOf<Q>
  fetchPolicy?: Exclude<FetchPolicy, 'store-only'> | undefined
  signal?: AbortSignal
}

/**
 * Starts a page's query before its code is there: `request` is the small `…$parameters` artifact of a `@preloadable`
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
