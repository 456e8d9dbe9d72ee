import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import type {
  EditDealDialog_deal$data,
  EditDealDialog_deal$key,
} from '../../__generated__/EditDealDialog_deal.graphql.ts'
import type { EditDealDialogQuery } from '../../__generated__/EditDealDialogQuery.graphql.ts'
import { ProblemError } from '../../relay/ProblemError.ts'
import { fromDeal } from './convert.ts'
import { EditDeal } from './EditDeal.tsx'

type Props = { deal: EditDealDialog_deal$key; open: boolean; onClose: () => void }

/** Edits a deal. What it begins with stays as it was when it was opened, whatever the page learns since. */
export function EditDealDialog({ deal: key, open, onClose }: Props) {
  const environment = useRelayEnvironment()
  if (!open) return null
  const opened = snapshot(readInlineData(fragment, key))
  const fetchLatest = async () => {
    const answer = await fetchQuery<EditDealDialogQuery>(environment, query, { id: opened.id }).toPromise()
    if (!answer?.deal) throw new ProblemError('NOT_FOUND', 'This deal was deleted by somebody else.')
    return snapshot(readInlineData<EditDealDialog_deal$key>(fragment, answer.deal))
  }
  return <EditDeal opened={opened} fetchLatest={fetchLatest} onClose={onClose} />
}

function snapshot(deal: EditDealDialog_deal$data) {
  return { id: deal.databaseId, version: deal.version, oldBudget: deal.budget ?? null, values: fromDeal(deal) }
}

const fragment = graphql`
  fragment EditDealDialog_deal on Deal @inline {
    databaseId
    version
    title
    companyId
    company {
      name
    }
    dealType
    companyBudget
    candidateBudget
    recruitingFee
    budget
    weeklyHours
    status
    jobDescription
    notes
    interviewDate
    deadline
    offerDetails
    startDate
    targetArea
  }
`

const query = graphql`
  query EditDealDialogQuery($id: Int!) {
    deal(id: $id) {
      ...EditDealDialog_deal
    }
  }
`
