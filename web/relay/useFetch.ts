import { useCallback, useEffect, useState } from 'react'
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { DEBOUNCE_MS } from '../components/debounce.ts'
import { unreachable } from '../components/ProblemError.ts'

/** Returns a function that fetches a query during an action, not for rendering. Throws a ProblemError. */
export function useFetch<Q extends OperationType>(query: GraphQLTaggedNode) {
  const environment = useRelayEnvironment()
  return useCallback(
    async (variables: Q['variables']): Promise<Q['response']> => {
      const answer = await fetchQuery<Q>(environment, query, variables).toPromise()
      if (!answer) throw unreachable()
      return answer
    },
    [environment, query],
  )
}

type SearchQuery = OperationType & { variables: { search: string } }

/**
 * Searches as the user types, debounced; sends nothing if `search` is null. The previous answer stays until the next
 * answer arrives. After a failed search, the answer is null.
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
      search === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, query, search])
  return { answer: found?.answer ?? null, searching: search !== null && found?.search !== search }
}
