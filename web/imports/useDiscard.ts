import { graphql } from 'react-relay'
import type { useDiscardMutation } from '../__generated__/useDiscardMutation.graphql.ts'
import type { useDiscardRestoreMutation } from '../__generated__/useDiscardRestoreMutation.graphql.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

type Then = { onDone?: () => void; onBack?: () => void }

/** The action that removes a resume from the review. While its toast is shown, 'Undo' restores the resume. */
export function useDiscard() {
  const [discard, busy] = useRecordAction<useDiscardMutation>(discardMutation)
  const [restore] = useRecordAction<useDiscardRestoreMutation>(restoreMutation)

  function takeBack(id: number, onBack = () => {}) {
    const failed = withReason('Not restored', 'Please try again.')
    return restore({ id }, { done: { title: 'Resume restored' }, failed, onDone: onBack })
  }
  const act = (id: number, fileName: string, { onDone = () => {}, onBack }: Then = {}) =>
    discard(
      { id },
      {
        done: { title: 'Resume discarded', text: fileName, undo: () => void takeBack(id, onBack) },
        failed: withReason('Not discarded', 'Please try again.'),
        onDone,
      },
    )
  return [act, busy] as const
}

const discardMutation = graphql`
  mutation useDiscardMutation($id: Int!) {
    discardImportedResume(input: { id: $id }) {
      resume { id status }
    }
  }
`

const restoreMutation = graphql`
  mutation useDiscardRestoreMutation($id: Int!) {
    restoreImportedResume(input: { id: $id }) {
      resume { id status }
    }
  }
`
