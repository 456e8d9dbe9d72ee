import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type Environment, type GraphQLTaggedNode } from 'relay-runtime'
import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import { isProblem } from '../components/ProblemError.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'

type Mutation = {
  response: Record<string, unknown>
  variables: { input: { id: number; status?: CandidateStatus; interviewDate?: string } }
}

type Options = {
  noun: 'candidate' | 'application'
  id: string
  databaseId: number
  name: string
  dealId: string
  /** The text of the confirmation before the removal. */
  warning: string
  moveMutation: GraphQLTaggedNode
  removeMutation: GraphQLTaggedNode
}

/** The actions that change the status of a candidate or application, with an optimistic update, and remove it. */
export function useCandidateActions({ noun, id, databaseId, name, dealId, warning, ...mutations }: Options) {
  const [move] = useRecordAction<Mutation>(mutations.moveMutation)
  const [remove] = useRecordAction<Mutation>(mutations.removeMutation)
  const environment = useRelayEnvironment()
  const Noun = noun === 'candidate' ? 'Candidate' : 'Application'
  return {
    move: (status: CandidateStatus, interviewDate?: string) =>
      move(
        { input: { id: databaseId, status, ...(interviewDate && { interviewDate }) } },
        {
          optimisticUpdater: store => store.get(id)?.setValue(status, 'status'),
          done: { title: 'Status updated', text: `Candidate status has been changed to ${candidateStatuses[status]}.` },
          failed: { title: 'Error', text: 'There was an error updating the candidate status. Please try again.' },
        },
      ),
    remove: () =>
      remove(
        { input: { id: databaseId } },
        {
          ask: {
            title: noun === 'candidate' ? `Remove ${name}?` : `Remove the application of ${name}?`,
            text: warning,
            action: 'Remove',
            destructive: true,
          },
          done: { title: `${Noun} removed` },
          failed: error =>
            isProblem(error, 'NOT_FOUND')
              ? { title: `${Noun} already removed`, intent: 'success' }
              : { title: 'Error', text: `There was an error removing the ${noun}. Please try again.` },
          onGone: () => dropFromDeal(environment, { dealId, list: `${noun}s`, id }),
        },
      ),
  }
}

type ListedCandidate = { dealId: string; list: string; id: string }

/** Removes a candidate or application from the deal's list in the store. */
function dropFromDeal(environment: Environment, { dealId, list, id }: ListedCandidate) {
  commitLocalUpdate(environment, store => {
    const deal = store.get(dealId)
    const others = deal?.getLinkedRecords(list)?.filter(each => each?.getDataID() !== id)
    if (others) deal?.setLinkedRecords(others, list)
  })
}

/** Changes the status, notes or interview date of a candidate. */
export const updateCandidate = graphql`
  mutation useCandidateActionsCandidateMutation($input: UpdateCandidateInput!) {
    updateCandidate(input: $input) {
      candidate { status notes interviewDate updatedAt }
      deal {
        candidates { status clientAnswer { suggestedStatus } }
        ...SelectedCandidate_deal
        ...Timeline_deal
      }
    }
  }
`

/** Changes the status or notes of an application. */
export const updateApplication = graphql`
  mutation useCandidateActionsApplicationMutation($input: UpdateApplicationInput!) {
    updateApplication(input: $input) {
      application {
        status notes updatedAt
        deal { ...Timeline_deal }
      }
    }
  }
`
