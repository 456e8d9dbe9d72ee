import { useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { type Question, useConfirm } from '../components/ConfirmDialog.tsx'
import { isProblem, serverMessage } from '../components/ProblemError.ts'
import { type ToastWords, useToast } from '../components/Toasts.tsx'
import type { Answered } from './readAnswer.ts'
import { type CommitOptions, useMutation } from './useMutation.ts'

/** The options of an action: the question before it, the optimistic update and the messages. */
export type ActionOptions<M extends MutationParameters> = Pick<CommitOptions<M>, 'optimisticUpdater' | 'updater'> & {
  /** A question before the request. Nothing is sent unless the person agrees. */
  ask?: Question
  /** Called just before the request is sent, e.g. to move the focus off an element that will disappear. */
  onSend?: () => void
  done?: ToastWords | ((response: Answered<M>) => ToastWords)
  onDone?: (response: Answered<M>) => void
  /** The toast after a failure. Its intent is 'error' by default. */
  failed: ToastWords | ((error: unknown) => ToastWords)
  /** Called after the toast for a failure, if the record has been deleted meanwhile. */
  onGone?: () => void
}

/** Resolves to the answer; to undefined if the person declined, the call failed, or another call was in flight. */
export type Act<M extends MutationParameters> = (
  variables: M['variables'],
  options: ActionOptions<M>,
) => Promise<Answered<M> | undefined>

/**
 * The action of a button or menu item on a record: asks the question `ask`, if given, sends the mutation, and reports
 * the outcome. While a request is in flight, the second value is true and further calls are ignored.
 */
export function useRecordAction<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [act: Act<M>, busy: boolean] {
  const [commit, busy] = useMutation<M>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  const act = useCallback<Act<M>>(
    async (variables, { ask, onSend, done, onDone, failed, onGone, ...options }) => {
      if (ask && !(await confirm(ask))) return undefined
      onSend?.()
      let answer: Answered<M> | undefined
      try {
        answer = await commit(variables, options)
      } catch (error) {
        toast({ intent: 'error', ...(typeof failed === 'function' ? failed(error) : failed) })
        if (isProblem(error, 'NOT_FOUND')) onGone?.()
        return undefined
      }
      if (!answer) return undefined
      if (done) toast(typeof done === 'function' ? done(answer) : done)
      onDone?.(answer)
      return answer
    },
    [commit, confirm, toast],
  )
  return [act, busy]
}

/** Makes the toast after a failure: the title, and below it the server's reason, or `otherwise` if there is none. */
export const withReason = (title: string, otherwise: string) => (error: unknown) => ({
  title,
  text: serverMessage(error, otherwise),
})
