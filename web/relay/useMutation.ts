import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitMutation, type GraphQLTaggedNode, type MutationConfig, type MutationParameters } from 'relay-runtime'
import type { Metadata, OnProgress } from './fetchGraphQL.ts'
import type { Answered } from './readAnswer.ts'
import { useCommit } from './useCommit.ts'

/** Relay's optimistic responses and store updates, with progress and a signal for uploads. */
export type CommitOptions<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
> & { onProgress?: OnProgress; signal?: AbortSignal }

/**
 * Does nothing and resolves to undefined while the previous call is in flight, so that double clicks are ignored.
 * Resolves to undefined, too, when the API requires the password again and the person cancels.
 */
export type Commit<M extends MutationParameters> = (
  variables: M['variables'],
  options?: CommitOptions<M>,
) => Promise<Answered<M> | undefined>

/**
 * A mutation as an async function that throws a ProblemError, and whether it is in flight. A File in the variables is
 * uploaded; `onProgress` receives its progress. An aborted `signal` cancels the request, and the promise rejects with
 * the signal's reason.
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
