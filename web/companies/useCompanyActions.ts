import { graphql, useFragment } from 'react-relay'
import { type CompanyStatus, companyStatuses } from '../../api/companies/words.ts'
import type { useCompanyActions_company$key } from '../__generated__/useCompanyActions_company.graphql.ts'
import type { useCompanyActionsDeleteMutation } from '../__generated__/useCompanyActionsDeleteMutation.graphql.ts'
import type { useCompanyActionsStatusMutation } from '../__generated__/useCompanyActionsStatusMutation.graphql.ts'
import { shortened } from '../components/format.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

/**
 * The actions that set a company's status, with an optimistic update, and delete a company. Both show toasts. A company
 * that was already deleted by somebody else counts as deleted. `status` is null if these pages do not know the status.
 */
export function useCompanyActions(key: useCompanyActions_company$key) {
  const { id, databaseId, name, status } = useFragment(fragment, key)
  const [set] = useRecordAction<useCompanyActionsStatusMutation>(statusMutation)
  const [remove] = useRecordAction<useCompanyActionsDeleteMutation>(deleteMutation)
  return {
    id: databaseId,
    name,
    status: status === '%future added value' ? null : status,
    setStatus: (status: CompanyStatus, onDone: () => void) =>
      set(
        { input: { id: databaseId, status } },
        {
          optimisticUpdater: store => store.get(id)?.setValue(status, 'status'),
          done: { title: 'Status updated', text: `Company status has been changed to ${companyStatuses[status]}` },
          onDone,
          failed: { title: 'Error', text: 'Failed to update company status.' },
        },
      ),
    remove: (onDeleted: () => void) =>
      remove(
        { input: { id: databaseId } },
        {
          ask: {
            title: `Delete ${shortened(name)}?`,
            text: `Are you sure you want to delete ${shortened(name)}? This action cannot be undone.`,
            action: 'Delete',
            destructive: true,
          },
          done: { title: 'Company deleted', text: 'The company has been successfully deleted.' },
          onDone: onDeleted,
          failed: withReason('Error', 'Failed to delete the company. Please try again.'),
          onGone: onDeleted,
        },
      ),
  }
}

/** A company's name and status, with the actions on the company. */
export type CompanyActions = ReturnType<typeof useCompanyActions>

const fragment = graphql`
  fragment useCompanyActions_company on Company { id databaseId name status }
`

const statusMutation = graphql`
  mutation useCompanyActionsStatusMutation($input: SetCompanyStatusInput!) {
    setCompanyStatus(input: $input) {
      company { status version }
    }
  }
`

const deleteMutation = graphql`
  mutation useCompanyActionsDeleteMutation($input: DeleteCompanyInput!) {
    deleteCompany(input: $input) { deletedCompanyId }
  }
`
