import { graphql } from 'react-relay'
import type { useDeleteDealMutation } from '../__generated__/useDeleteDealMutation.graphql.ts'
import { shortened } from '../list/shortened.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'

/** Asks, deletes, and says how it went. A deal that somebody else has deleted meanwhile counts as deleted, too. */
export function useDeleteDeal(onDeleted: () => void) {
  const [act] = useRecordAction<useDeleteDealMutation>(mutation)
  return ({ id, title }: { id: number; title: string }) =>
    act(
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
    )
}

const mutation = graphql`
  mutation useDeleteDealMutation($input: DeleteDealInput!) {
    deleteDeal(input: $input) {
      deletedDealId
    }
  }
`
