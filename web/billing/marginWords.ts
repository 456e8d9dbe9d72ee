import { amountInWords, centsOf } from '../../api/money/rules.ts'

/** '$1,500', of a decimal and its currency. */
export const amountOf = (decimal: string, currency: string) => amountInWords(centsOf(decimal), currency)

/** '25%' */
export const percentInWords = (percent: number | null | undefined) =>
  typeof percent === 'number' ? `${percent}%` : '–'

/** The warning beside a margin under the agency's floor. */
export const floorInWords = (floor: number | null | undefined) => `The margin is under the agency's floor of ${floor}%.`

/** The amounts of a deal as every page says them; the specified texts of the billing panel stay. */
export const amountLabels = { companyBudget: 'Company pays', candidateBudget: 'Candidate gets' } as const
