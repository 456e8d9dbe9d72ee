import { createContext, use, useCallback, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitMutation, type GraphQLTaggedNode, type MutationConfig, type MutationParameters } from 'relay-runtime'
import type { Metadata, OnProgress } from './fetchGraphQL.ts'
import { isProblem } from './ProblemError.ts'

/** Optimistic answers and store updates as Relay knows them, and what is of use for uploads. */
export type CommitOptions<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
> & { onProgress?: OnProgress; signal?: AbortSignal }

/**
 * Answers undefined, and does nothing, while the former call is still in flight: clicks are ignored then. The same when
 * the password is asked for again and the person does not give it.
 */
export type Commit<M extends MutationParameters> = (
  variables: M['variables'],
  options?: CommitOptions<M>,
) => Promise<M['response'] | undefined>

/** Asks for the person's password where the API wants it again, and resolves to whether they gave it. */
export const AskPassword = createContext<() => Promise<boolean>>(async () => false)

/**
 * A mutation as an async function that throws a ProblemError, and whether it is in flight. A File in the variables is
 * uploaded; `onProgress` hears how far it has come. An aborted `signal` takes the request back: the promise then
 * rejects with the signal's reason. Sent again with the same variables after a failure, it has the same idempotency key:
 * an answer may have been lost, and what was made is not made twice.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [commit: Commit<M>, busy: boolean] {
  const environment = useRelayEnvironment()
  const askPassword = use(AskPassword)
  const inFlight = useRef(false)
  const unanswered = useRef(NONE)
  const [busy, setBusy] = useState(false)

  const commit = useCallback<Commit<M>>(
    async (variables, { onProgress, signal, ...options } = {}) => {
      if (inFlight.current) return undefined
      inFlight.current = true
      setBusy(true)
      const content = JSON.stringify(variables)
      const key = unanswered.current.content === content ? unanswered.current.key : randomKey()
      unanswered.current = { content, key }
      const metadata: Metadata = { onProgress, idempotencyKey: key }
      const send = () =>
        new Promise<M['response']>((resolve, reject) => {
          const request = commitMutation<M>(environment, {
            ...options,
            mutation,
            variables,
            cacheConfig: { force: true, metadata },
            onCompleted(response) {
              unanswered.current = NONE
              resolve(response)
            },
            onError: reject,
          })
          signal?.addEventListener('abort', () => {
            request.dispose()
            reject(signal.reason)
          })
        })
      try {
        return await send()
      } catch (error) {
        if (!isProblem(error, 'CONFIRM_PASSWORD')) throw error
        return (await askPassword()) ? await send() : undefined
      } finally {
        inFlight.current = false
        setBusy(false)
      }
    },
    [askPassword, environment, mutation],
  )
  return [commit, busy]
}

/** No call waits for its answer, or has failed. */
const NONE = { content: '', key: '' }

/** `crypto.randomUUID` exists over https only. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
