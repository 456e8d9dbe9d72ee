import { graphql } from 'react-relay'
import { type CandidateStatus, candidateStatuses } from '../../../../api/candidates/rules.ts'
import type { useMoveApplicationMutation } from '../../../__generated__/useMoveApplicationMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { serverMessage } from '../../../relay/ProblemError.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Moves an applicant to another status, at once. */
export function useMoveApplication({ id, databaseId }: { id: string; databaseId: number }) {
  const [commit] = useMutation<useMoveApplicationMutation>(mutation)
  const toast = useToast()

  return async function move(status: CandidateStatus) {
    try {
      const answer = await commit(
        { input: { id: databaseId, status } },
        { optimisticUpdater: store => store.get(id)?.setValue(status, 'status') },
      )
      if (!answer) return
      toast({ title: 'Status updated', text: `Candidate status has been changed to ${candidateStatuses[status]}.` })
    } catch (error) {
      const text = serverMessage(error, 'There was an error updating the candidate status. Please try again.')
      toast({ title: 'Error', text, intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useMoveApplicationMutation($input: UpdateApplicationInput!) {
    updateApplication(input: $input) {
      application {
        status
        updatedAt
        deal {
          ...DealTimeline_deal
        }
      }
    }
  }
`
