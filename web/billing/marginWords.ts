import { amountInWords, centsOf } from '../../api/money/rules.ts'

/** '$1,500', of a decimal and its currency. */
export const amountOf = (decimal: string, currency: string) => amountInWords(centsOf(decimal), currency)

/** '25%' */
export const percentInWords = (percent: number | null | undefined) =>
  typeof percent === 'number' ? `${percent}%` : '–'
