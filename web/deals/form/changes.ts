import { dealStatuses, dealTypes, targetAreas } from '../../../api/deals/rules.ts'
import { formatDate, formatDateTime } from '../../components/dates.ts'
import type { ForeignChange } from '../../forms/ChangeList.tsx'
import { type DealInput, toInput } from './convert.ts'
import { differences } from './formRules.ts'
import type { DealFormValues } from './values.ts'

type Versions = Record<'before' | 'now' | 'mine', DealFormValues>

/** What differs between the deal as it was opened and as it is now. */
export function foreignChanges({ before, now, mine }: Versions): ForeignChange[] {
  const theirs = differences(toInput(before), toInput(now))
  const own = differences(toInput(before), toInput(mine))
  return Object.keys(theirs).map(name => {
    const field = name as keyof DealInput
    return {
      field: fieldWords[field],
      before: words(field, before),
      now: words(field, now),
      mine: field in own ? words(field, mine) : null,
    }
  })
}

function words(field: keyof DealInput, values: DealFormValues): string {
  const input = toInput(values)
  if (field === 'companyId') return values.companyName
  if (field === 'dealType') return dealTypes[input.dealType]
  if (field === 'status') return dealStatuses[input.status]
  if (field === 'targetArea') return input.targetArea ? targetAreas[input.targetArea] : 'All areas'
  if (field === 'interviewDate') return input.interviewDate && formatDateTime(input.interviewDate)
  if (field === 'deadline' || field === 'startDate') return input[field] && formatDate(input[field])
  return `${input[field]}`
}

const fieldWords: Record<keyof DealInput, string> = {
  title: 'Job title',
  companyId: 'Company',
  dealType: 'Deal type',
  companyBudget: 'Company budget',
  candidateBudget: 'Candidate budget',
  recruitingFee: 'Recruiting fee',
  weeklyHours: 'Weekly hours',
  status: 'Status',
  jobDescription: 'Job description',
  notes: 'Notes',
  interviewDate: 'Interview date',
  deadline: 'Deadline',
  offerDetails: 'Offer details',
  startDate: 'Start date',
  targetArea: 'Target area',
}
