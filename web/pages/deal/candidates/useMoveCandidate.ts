import { graphql } from 'react-relay'
import { type CandidateStatus, candidateStatuses } from '../../../../api/candidates/rules.ts'
import type { useMoveCandidateMutation } from '../../../__generated__/useMoveCandidateMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { serverMessage } from '../../../relay/ProblemError.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Moves a candidate to another status, at once. To Selected, they win the deal; moved away from it, they do not. */
export function useMoveCandidate({ id, databaseId }: { id: string; databaseId: number }) {
  const [commit] = useMutation<useMoveCandidateMutation>(mutation)
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
  mutation useMoveCandidateMutation($input: UpdateCandidateInput!) {
    updateCandidate(input: $input) {
      candidate {
        status
        updatedAt
      }
      deal {
        selectedCandidateId
        candidates {
          status
        }
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`
