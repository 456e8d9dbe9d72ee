import { graphql } from 'react-relay'
import { type CompanyStatus, companyStatuses } from '../../../api/companies/rules.ts'
import type { useCompanyStatusMutation } from '../../__generated__/useCompanyStatusMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useMutation } from '../../relay/useMutation.ts'

/** Sets a company's status: shown at once, told when it is done, taken back when the server refuses. */
export function useCompanyStatus({ id, databaseId }: { id: string; databaseId: number }, onDone: () => void) {
  const [commit] = useMutation<useCompanyStatusMutation>(mutation)
  const toast = useToast()

  return async (status: CompanyStatus) => {
    try {
      const answer = await commit(
        { input: { id: databaseId, status } },
        { optimisticUpdater: store => store.get(id)?.setValue(status, 'status') },
      )
      if (!answer) return
      toast({ title: 'Status updated', text: `Company status has been changed to ${companyStatuses[status]}` })
      onDone()
    } catch {
      toast({ title: 'Error', text: 'Failed to update company status.', intent: 'error' })
    }
  }
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
