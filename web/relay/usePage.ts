import { useCallback } from 'react'
import { type PreloadedQuery, useQueryLoader } from 'react-relay'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'

/** Adopts what the route has loaded, so that it is let go of with the page. `reload` asks the server once more. */
export function usePage<Q extends OperationType>(
  request: PreloadableConcreteRequest<Q>,
  { queryRef: loaded, variables }: LoadedPage<Q>,
): [queryRef: PreloadedQuery<Q>, reload: () => void] {
  const [queryRef, load] = useQueryLoader<Q>(request, loaded)
  const reload = useCallback(() => load(variables, { fetchPolicy: 'network-only' }), [load, variables])
  return [queryRef ?? loaded, reload]
}
