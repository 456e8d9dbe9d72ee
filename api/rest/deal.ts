import { ALL_AREAS, dealStatuses, hoursTyped, targetAreas } from '../deals/rules.ts'
import { date, type Fields, instant, numberTyped, oneOf, oneOfOr, text, wholeNumber } from './fields.ts'
import { SUMMARY, type SummaryData, summaryJson } from './summary.ts'

/** The types of a deal as the calls write them. */
export const dealTypeWords = { MANAGED: 'managed', HEAD_HUNTING: 'head_hunting' } as const

/** The body of a new or changed deal. */
export const dealFields: Fields = {
  title: text,
  companyId: wholeNumber,
  dealType: oneOf(dealTypeWords),
  companyBudget: text,
  candidateBudget: text,
  recruitingFee: text,
  weeklyHours: numberTyped(hoursTyped),
  status: oneOf(dealStatuses),
  jobDescription: text,
  notes: text,
  interviewDate: instant,
  deadline: date,
  offerDetails: text,
  startDate: date,
  targetArea: oneOfOr(ALL_AREAS, targetAreas),
}

/** What a document selects of a deal. */
export const DEAL = /* GraphQL */ `
  databaseId title companyId company { name } dealType companyBudget candidateBudget recruitingFee budget weeklyHours
  status jobDescription notes deadline interviewDate startDate offerDetails targetArea
  selectedCandidateId selectedCandidate { ${SUMMARY} } createdAt
`

export type DealData = {
  databaseId: number
  company: { name: string } | null
  dealType: keyof typeof dealTypeWords
  status: keyof typeof dealStatuses
  targetArea: keyof typeof targetAreas | null
  selectedCandidate: SummaryData | null
  /** All else is answered as it comes. */
  [field: string]: unknown
}

/** A deal, in the words of the specification. */
export const dealJson = ({ databaseId, ...deal }: DealData) => ({
  id: databaseId,
  ...deal,
  company: deal.company?.name ?? null,
  dealType: dealTypeWords[deal.dealType],
  status: dealStatuses[deal.status],
  targetArea: deal.targetArea && targetAreas[deal.targetArea],
  selectedCandidate: deal.selectedCandidate && summaryJson(deal.selectedCandidate),
})
