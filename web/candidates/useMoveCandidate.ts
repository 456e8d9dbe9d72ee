import { graphql } from 'react-relay'
import type { useMoveCandidateMutation } from '../__generated__/useMoveCandidateMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { useStatusMove } from './useStatusMove.ts'

/** Moves a candidate to another status, at once. To Selected, they win the deal; moved away from it, they do not. */
export function useMoveCandidate({ id, databaseId }: { id: string; databaseId: number }) {
  const [commit] = useMutation<useMoveCandidateMutation>(mutation)
  return useStatusMove(id, (status, atOnce) =>
    commit({ input: { id: databaseId, status } }, { optimisticUpdater: atOnce }),
  )
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
