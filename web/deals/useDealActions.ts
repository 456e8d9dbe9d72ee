import { graphql, useFragment } from 'react-relay'
import type { useDealActions_deal$key } from '../__generated__/useDealActions_deal.graphql.ts'
import type { useDealActionsDeleteMutation } from '../__generated__/useDealActionsDeleteMutation.graphql.ts'
import type { useDealActionsDuplicateMutation } from '../__generated__/useDealActionsDuplicateMutation.graphql.ts'
import { shortened } from '../components/format.ts'
import type { Answered } from '../relay/readAnswer.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'

type Duplicated = {
  text: (copy: string) => string
  onDone: (copy: Answered<useDealActionsDuplicateMutation>['duplicateDeal']['deal']) => void
}

/** The actions that duplicate and delete a deal, with toasts. A deal already deleted by others counts as deleted. */
export function useDealActions(key: useDealActions_deal$key) {
  const { databaseId: id, title } = useFragment(fragment, key)
  const [duplicate, duplicating] = useRecordAction<useDealActionsDuplicateMutation>(duplicateMutation)
  const [remove] = useRecordAction<useDealActionsDeleteMutation>(deleteMutation)
  return {
    id,
    title,
    duplicating,
    duplicate: ({ text, onDone }: Duplicated) =>
      duplicate(
        { input: { id } },
        {
          done: ({ duplicateDeal: { deal } }) => ({ title: 'Deal duplicated', text: text(deal.title) }),
          onDone: ({ duplicateDeal: { deal } }) => onDone(deal),
          failed: { title: 'Failed to duplicate deal', text: 'Please try again' },
        },
      ),
    remove: (onDeleted: () => void) =>
      remove(
        { input: { id } },
        {
          ask: {
            title: `Delete ${shortened(title)}?`,
            text: 'Its candidates and applications are deleted, too. This action cannot be undone.',
            action: 'Delete',
            destructive: true,
          },
          done: { title: 'Deal deleted', text: 'The deal has been successfully deleted.' },
          onDone: onDeleted,
          failed: { title: 'Error', text: 'Failed to delete the deal. Please try again.' },
          onGone: onDeleted,
        },
      ),
  }
}

const fragment = graphql`
  fragment useDealActions_deal on Deal { databaseId title }
`

const duplicateMutation = graphql`
  mutation useDealActionsDuplicateMutation($input: DuplicateDealInput!) {
    duplicateDeal(input: $input) {
      deal { databaseId title }
    }
  }
`

const deleteMutation = graphql`
  mutation useDealActionsDeleteMutation($input: DeleteDealInput!) {
    deleteDeal(input: $input) { deletedDealId }
  }
`
