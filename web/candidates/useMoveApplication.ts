import { graphql } from 'react-relay'
import type { useMoveApplicationMutation } from '../__generated__/useMoveApplicationMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { useStatusMove } from './useStatusMove.ts'

/** Moves an applicant to another status, at once. */
export function useMoveApplication({ id, databaseId }: { id: string; databaseId: number }) {
  const [commit] = useMutation<useMoveApplicationMutation>(mutation)
  return useStatusMove(id, (status, atOnce) =>
    commit({ input: { id: databaseId, status } }, { optimisticUpdater: atOnce }),
  )
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
