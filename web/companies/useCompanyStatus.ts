import { graphql } from 'react-relay'
import { type CompanyStatus, companyStatuses } from '../../api/companies/words.ts'
import type { useCompanyStatusMutation } from '../__generated__/useCompanyStatusMutation.graphql.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'

/** Sets a company's status: shown at once, told when it is done, taken back when the server refuses. */
export function useCompanyStatus({ id, databaseId }: { id: string; databaseId: number }, onDone: () => void) {
  const [act] = useRecordAction<useCompanyStatusMutation>(mutation)
  return (status: CompanyStatus) =>
    act(
      { input: { id: databaseId, status } },
      {
        optimisticUpdater: store => store.get(id)?.setValue(status, 'status'),
        done: { title: 'Status updated', text: `Company status has been changed to ${companyStatuses[status]}` },
        onDone,
        failed: { title: 'Error', text: 'Failed to update company status.' },
      },
    )
}

const mutation = graphql`
  mutation useCompanyStatusMutation($input: SetCompanyStatusInput!) {
    setCompanyStatus(input: $input) {
      company {
        status
        version
      }
    }
  }
`
