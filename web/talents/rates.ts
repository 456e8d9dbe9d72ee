import { graphql, readInlineData } from 'react-relay'
import type { RateType } from '../../api/talents/words.ts'
import type { rates_talent$data, rates_talent$key } from '../__generated__/rates_talent.graphql.ts'

/** The stored rates of a talent: free texts with their currency. */
export type Rates = Omit<rates_talent$data, ' $fragmentType'>

/** A kind of rate, whether the talent prefers it, and the amount in words; '' where none is stored. */
type Rate = { type: 'FULL_TIME' | 'HOURLY'; isPreferred: boolean; amount: string }

/** The words before an amount that has no maximum, or no minimum. */
type Starts = { from: string; upTo: string }

export function readRates(key: rates_talent$key, starts: Starts): Rate[] {
  return ratesOf(readInlineData(fragment, key), starts)
}

/** '€6,200 – €7,000 / month', 'from €50 / hour'. */
export function ratesOf(rates: Rates, starts: Starts): Rate[] {
  const isPreferred = (type: RateType) => rates.preferredRateType === type || rates.preferredRateType === 'BOTH'
  const monthly = range(rates.minFullTimeRate, rates.maxFullTimeRate, starts) || rates.preferredFullTimeRate
  const hourly = range(rates.minHourlyRate, rates.maxHourlyRate, starts) || rates.preferredHourlyRate
  return [
    { type: 'FULL_TIME', isPreferred: isPreferred('FULL_TIME'), amount: withUnit(monthly, 'month') },
    { type: 'HOURLY', isPreferred: isPreferred('HOURLY'), amount: withUnit(hourly, 'hour') },
  ]
}

type Stored = string | null | undefined

function range(min: Stored, max: Stored, { from, upTo }: Starts): string {
  const [least, most] = [min?.trim(), max?.trim()]
  if (least && most) return least === most ? least : `${least} – ${most}`
  if (least) return `${from} ${least}`
  return most ? `${upTo} ${most}` : ''
}

/** Appends the unit, unless the text has it already. */
function withUnit(stored: Stored, unit: string): string {
  const amount = stored?.trim() ?? ''
  const hasUnit = /\/|\b(per|mo|pm|ph|month|year|annum|day|hour|hr|h)\b|monthly|hourly|yearly/i.test(amount)
  return amount === '' || hasUnit ? amount : `${amount} / ${unit}`
}

const fragment = graphql`
  fragment rates_talent on Talent @inline {
    preferredRateType minFullTimeRate maxFullTimeRate minHourlyRate maxHourlyRate
    preferredFullTimeRate preferredHourlyRate
  }
`
