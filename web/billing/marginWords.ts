import { amountInWords, centsOf } from '../../api/money/rules.ts'

/** A decimal and its currency as '$1,500'. */
export const amountOf = (decimal: string, currency: string) => amountInWords(centsOf(decimal), currency)

/** '25%' */
export const percentInWords = (percent: number | null | undefined) =>
  typeof percent === 'number' ? `${percent}%` : '–'

/** The warning beside a margin under the agency's floor. */
export const floorInWords = (floor: number | null | undefined) => `The margin is under the agency's floor of ${floor}%.`

/** The labels of a deal's amounts on all pages, apart from the specified texts of the billing panel. */
export const amountLabels = { companyBudget: 'Company pays', candidateBudget: 'Candidate gets' } as const
