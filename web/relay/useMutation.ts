import { useCallback, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitMutation, type GraphQLTaggedNode, type MutationConfig, type MutationParameters } from 'relay-runtime'
import type { OnProgress } from './fetchGraphQL.ts'

/** Optimistic answers and store updates as Relay knows them, and what is of use for uploads. */
export type CommitOptions<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
> & { onProgress?: OnProgress; signal?: AbortSignal }

/** Answers undefined, and does nothing, while the former call is still in flight: a second click is no second wish. */
export type Commit<M extends MutationParameters> = (
  variables: M['variables'],
  options?: CommitOptions<M>,
) => Promise<M['response'] | undefined>

/**
 * A mutation as an async function that throws a ProblemError, and whether it is in flight. A File in the variables is
 * uploaded; `onProgress` hears how far it has come. An aborted `signal` takes the request back: the promise then
 * rejects with the signal's reason.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [commit: Commit<M>, busy: boolean] {
  const environment = useRelayEnvironment()
  const inFlight = useRef(false)
  const [busy, setBusy] = useState(false)

  const commit = useCallback<Commit<M>>(
    async (variables, { onProgress, signal, ...options } = {}) => {
      if (inFlight.current) return undefined
      inFlight.current = true
      setBusy(true)
      try {
        return await new Promise<M['response']>((resolve, reject) => {
          const request = commitMutation<M>(environment, {
            ...options,
            mutation,
            variables,
            cacheConfig: { force: true, metadata: { onProgress } },
            onCompleted: resolve,
            onError: reject,
          })
          signal?.addEventListener('abort', () => {
            request.dispose()
            reject(signal.reason)
          })
        })
      } finally {
        inFlight.current = false
        setBusy(false)
      }
    },
    [environment, mutation],
  )
  return [commit, busy]
}
