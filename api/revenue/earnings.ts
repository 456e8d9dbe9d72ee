import { monthOf, monthStart } from '../billing/prorata.ts'
import { dayOf, termsOn, termsOver } from '../billing/terms.ts'
import { isMargin, marginOf } from '../budgets/rules.ts'
import type { MarginProblem } from '../budgets/words.ts'
import type { Placement } from './placements.ts'

/** Amounts of one currency, in hundredths of its unit. */
export type Amounts = { currency: string; companyPays: bigint; candidateGets: bigint }

/** The amounts of a placement for a month. */
export type Earning = Amounts & { placement: Placement; month: Date }

type PlacementEarnings = { earnings: Earning[]; problem: MarginProblem | null }

/** The first day with earnings of a placement: its start date, else the day when it was filled. */
export const firstDayOf = ({ startDate, filledAt }: Placement) => startDate ?? dayOf(filledAt)

/**
 * The earnings of a placement in each of the months. A managed placement earns pro rata from its first to its last day,
 * by the terms of each day. A fee is earned once, in the month of the first day. Its terms are those of the first day,
 * or of today if today is later. `until` is the last day that counts.
 */
export function earningsOf(
  placement: Placement,
  months: Date[],
  days: { today: Date; until?: Date },
): PlacementEarnings {
  const { today, until } = days
  const held = termsOver(placement, placement.entries, today)
  const from = firstDayOf(placement)
  const agreed = marginOf(termsOn(held, from > today ? from : today).terms)
  if (isMargin(agreed) && agreed.period === 'ONCE') {
    const month = months.find(month => month.getTime() === monthStart(from).getTime())
    const { currency, companyPays, candidateGets } = agreed
    const isEarned = month && (!until || from <= until)
    return {
      earnings: isEarned ? [{ placement, month, currency, companyPays, candidateGets }] : [],
      problem: null,
    }
  }
  const spans = held.map(({ from, terms }) => ({ from, margin: marginOf(terms) }))
  const ended = placement.endedAt && dayOf(placement.endedAt)
  const to = until && (!ended || until < ended) ? until : ended
  let problem: MarginProblem | null = null
  const earnings = months.flatMap(month => {
    const { parts, problem: found } = monthOf(spans, month, { from, to })
    problem ??= found
    return [...new Set(parts.map(({ currency }) => currency))].map(currency => {
      const own = parts.filter(part => part.currency === currency)
      return {
        ...{ placement, month, currency },
        companyPays: own.reduce((sum, part) => sum + part.companyPays, 0n),
        candidateGets: own.reduce((sum, part) => sum + part.candidateGets, 0n),
      }
    })
  })
  return { earnings, problem }
}
