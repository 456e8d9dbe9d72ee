import { commitLocalUpdate, type Environment, type MutationParameters } from 'relay-runtime'
import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import type { ActionOptions } from '../relay/useRecordAction.ts'

/** What moving somebody of the deal's table, candidate or applicant, to another status shows at once and says. */
export const moveTo = (status: CandidateStatus, id: string) =>
  ({
    optimisticUpdater: store => store.get(id)?.setValue(status, 'status'),
    done: { title: 'Status updated', text: `Candidate status has been changed to ${candidateStatuses[status]}.` },
    failed: { title: 'Error', text: 'There was an error updating the candidate status. Please try again.' },
  }) satisfies ActionOptions<MutationParameters>

type What = { deal: string; list: 'candidates' | 'applications'; id: string }

/** Takes somebody out of a deal's list whom the server does not know any more. */
export function dropFromDeal(environment: Environment, { deal, list, id }: What) {
  commitLocalUpdate(environment, store => {
    const record = store.get(deal)
    const others = record?.getLinkedRecords(list)?.filter(each => each?.getDataID() !== id)
    if (others) record?.setLinkedRecords(others, list)
  })
}
