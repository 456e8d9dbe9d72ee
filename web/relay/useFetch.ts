import { useCallback } from 'react'
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { unreachable } from './ProblemError.ts'

/** Asks the server in the middle of an action. Throws a ProblemError. */
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
