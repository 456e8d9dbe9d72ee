import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { fetchGraphQL, type Metadata } from './fetchGraphQL.ts'

/** Relay's network function for queries and mutations. Unsubscribing aborts the request. */
export function observeGraphQL(request: RequestParameters, variables: Variables, { metadata }: CacheConfig) {
  return Observable.create<GraphQLResponse>(sink => {
    const taken = new AbortController()
    const { signal } = taken
    fetchGraphQL(request, variables, { ...(metadata as Metadata | undefined), signal }).then(
      answer => {
        sink.next(answer)
        sink.complete()
      },
      error => {
        if (!signal.aborted) sink.error(error)
      },
    )
    return () => taken.abort()
  })
}
