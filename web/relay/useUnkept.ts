import { useEffect, useRef, useState } from 'react'
import { type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { OperationType } from 'relay-runtime'

type Options = {
  /** A number; when it changes, the query is sent again. */
  reading: number
  /** Milliseconds without a change before the query is sent; the first query is sent at once. */
  pause?: number
}

export type Unkept<Q extends OperationType> = {
  /** The latest answer and its variables. The answer stays until the next answer arrives. */
  found: { answer: Q['response']; variables: Q['variables'] } | null
  /** Whether the answer of the latest query has not arrived yet. */
  busy: boolean
  /** The error of the latest query, if it failed. */
  problem: Error | null
  /** Sends the query again. */
  again: () => void
}

/**
 * Sends a query whenever its variables change; sends nothing while `variables` is null. The answer bypasses the store:
 * its fragments are read as on pages for visitors (plain.ts), so that staff pages can show components of those pages.
 */
export function useUnkept<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'] | null,
  { reading, pause = 0 }: Options,
): Unkept<Q> {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Unkept<Q>['found']>(null)
  const [settled, setSettled] = useState<{ asked: string; problem: Error | null }>()
  const [tries, setTries] = useState(0)
  const isFirst = useRef(true)
  const asked = variables && JSON.stringify([variables, reading, tries])
  useEffect(() => {
    if (asked === null || !('params' in query)) return
    const [wanted]: [Q['variables']] = JSON.parse(asked)
    let running: { unsubscribe(): void } | undefined
    const send = () => {
      running = environment
        .getNetwork()
        .execute(query.params, wanted, { force: true })
        .subscribe({
          next(response) {
            if (!('data' in response)) return
            setFound({ answer: response.data as Q['response'], variables: wanted })
            setSettled({ asked, problem: null })
          },
          error: (problem: Error) => setSettled({ asked, problem }),
        })
    }
    const timer = setTimeout(send, isFirst.current ? 0 : pause)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      running?.unsubscribe()
    }
  }, [environment, query, asked, pause])
  const isSettled = settled?.asked === asked
  return {
    ...{ found, busy: asked !== null && !isSettled, problem: isSettled ? settled.problem : null },
    again: () => setTries(count => count + 1),
  }
}
