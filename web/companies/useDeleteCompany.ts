import { graphql } from 'react-relay'
import type { useDeleteCompanyMutation } from '../__generated__/useDeleteCompanyMutation.graphql.ts'
import { shortened } from '../list/shortened.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

/** Asks, deletes, and says how it went. A company that somebody else has deleted meanwhile counts as deleted, too. */
export function useDeleteCompany(onDeleted: () => void) {
  const [act] = useRecordAction<useDeleteCompanyMutation>(mutation)
  return ({ id, name }: { id: number; name: string }) =>
    act(
      { input: { id } },
      {
        ask: {
          title: 'Delete company?',
          text: `Are you sure you want to delete ${shortened(name)}? This action cannot be undone.`,
          action: 'Delete',
          destructive: true,
        },
        done: { title: 'Company deleted', text: 'The company has been successfully deleted.' },
        onDone: onDeleted,
        failed: withReason('Error', 'Failed to delete the company. Please try again.'),
        onGone: onDeleted,
      },
    )
}

const mutation = graphql`
  mutation useDeleteCompanyMutation($input: DeleteCompanyInput!) {
    deleteCompany(input: $input) {
      deletedCompanyId
    }
  }
`
