import { candidateStatuses } from '../candidates/rules.ts'
import { companyStatuses } from '../companies/rules.ts'
import { type Fields, oneOf, text } from './fields.ts'
import { SUMMARY, type SummaryData, summaryJson } from './summary.ts'

/** The body of a new or changed company. */
export const companyFields: Fields = {
  name: text,
  status: oneOf(companyStatuses),
  mainStakeholder: text,
  billing: text,
  notes: text,
}

/** What a document selects of a company. */
export const COMPANY = /* GraphQL */ `
  databaseId name status mainStakeholder billing notes filledDealsCount billingTotal
`

export const SELECTED_CANDIDATES = /* GraphQL */ `
  selectedCandidates {
    deal { databaseId title startDate companyBudget candidateBudget budget weeklyHours }
    candidate { status notes talent { ${SUMMARY} } }
  }
`

export type CompanyData = { databaseId: number; status: keyof typeof companyStatuses; [field: string]: unknown }

export type SelectedData = {
  deal: { databaseId: number; title: string; [field: string]: unknown }
  candidate: { status: keyof typeof candidateStatuses; notes: string | null; talent: SummaryData }
}

/** A company, in the words of the specification. */
export const companyJson = ({ databaseId, ...company }: CompanyData) => ({
  id: databaseId,
  ...company,
  status: companyStatuses[company.status],
})

/** The talent who is shown for a Filled deal, with what the deal pays. */
export function selectedJson({ deal: { databaseId, title, ...deal }, candidate }: SelectedData) {
  return {
    ...summaryJson(candidate.talent),
    dealId: databaseId,
    position: title,
    ...deal,
    status: candidateStatuses[candidate.status],
    notes: candidate.notes,
  }
}
