import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitMutation, type GraphQLTaggedNode, type MutationConfig, type MutationParameters } from 'relay-runtime'
import type { Metadata, OnProgress } from './fetchGraphQL.ts'
import type { Answered } from './readAnswer.ts'
import { useCommit } from './useCommit.ts'

/** The options of a call: Relay's optimistic responses and store updates, and progress and signal of an upload. */
export type CommitOptions<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
> & { onProgress?: OnProgress; signal?: AbortSignal }

/**
 * Sends a mutation. While the previous call is in flight, does nothing and resolves to undefined, so that double clicks
 * are ignored. Also resolves to undefined if the API requires the password again and the person cancels.
 */
export type Commit<M extends MutationParameters> = (
  variables: M['variables'],
  options?: CommitOptions<M>,
) => Promise<Answered<M> | undefined>

/**
 * Returns an async function that sends the mutation, and whether a call is in flight. The function throws a
 * ProblemError. A File in the variables is uploaded; `onProgress` gets the upload's progress. When `signal` is aborted,
 * the request is cancelled, and the promise rejects with the signal's reason.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [commit: Commit<M>, busy: boolean] {
  const environment = useRelayEnvironment()
  const send = useCallback(
    (
      variables: M['variables'],
      { onProgress, signal, idempotencyKey, ...options }: CommitOptions<M> & { idempotencyKey: string },
    ) => {
      const metadata: Metadata = { onProgress, idempotencyKey }
      return new Promise<Answered<M>>((resolve, reject) => {
        const request = commitMutation<M>(environment, {
          ...options,
          mutation,
          variables,
          cacheConfig: { force: true, metadata },
          onCompleted: answer => resolve(answer as Answered<M>),
          onError: reject,
        })
        signal?.addEventListener('abort', () => {
          request.dispose()
          reject(signal.reason)
        })
      })
    },
    [environment, mutation],
  )
  const [commit, busy] = useCommit(send)
  return [useCallback((variables, options = {}) => commit(variables, options), [commit]), busy]
}
