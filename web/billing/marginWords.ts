import { amountInWords, centsOf } from '../../api/money/rules.ts'

/** Formats a decimal amount in a currency as '$1,500'. */
export const amountOf = (decimal: string, currency: string) => amountInWords(centsOf(decimal), currency)

/** Formats a percentage as '25%', and an unknown percentage as a dash. */
export const percentInWords = (percent: number | null | undefined) =>
  typeof percent === 'number' ? `${percent}%` : '–'

/** The warning beside a margin under the agency's floor. */
export const floorInWords = (floor: number | null | undefined) => `The margin is under the agency's floor of ${floor}%.`

/** The labels of a deal's amounts on all pages but the billing panel, whose labels are specified. */
export const amountLabels = { companyBudget: 'Company pays', candidateBudget: 'Candidate gets' } as const
