import { useEffect, useState } from 'react'
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { OperationType } from 'relay-runtime'

type SearchQuery = OperationType & { variables: { search: string } }

/**
 * What the server finds for what is typed, debounced; null asks nothing. The former answer stays until the next one is
 * there, and a failed search has none.
 */
export function useTypedSearch<Q extends SearchQuery>(query: GraphQLTaggedNode, search: string | null) {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<{ search: string; answer: Q['response'] | null } | null>(null)
  useEffect(() => {
    if (search === null) return
    let subscription: { unsubscribe(): void } | undefined
    const timer = setTimeout(
      () => {
        subscription = fetchQuery<Q>(environment, query, { search }).subscribe({
          next: answer => setFound({ search, answer }),
          error: () => setFound({ search, answer: null }),
        })
      },
      search === '' ? 0 : DEBOUNCE,
    )
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, query, search])
  return { answer: found?.answer ?? null, searching: search !== null && found?.search !== search }
}

/** Milliseconds without a key after which the server is asked. */
const DEBOUNCE = 200
