import { monthStart } from '../billing/prorata.ts'
import { dayOf, termsOn, termsOver } from '../billing/terms.ts'
import { isMargin, marginOf } from '../budgets/rules.ts'
import type { Deps } from '../deps.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { monthsOf } from '../rules/months.ts'
import { type Amounts, earningsOf, firstDayOf } from './earnings.ts'
import { type Placement, placementsBetween } from './placements.ts'

/** The margin of a company in one currency: the monthly amounts of its running placements. */
export type CurrencyMargin = Amounts & {
  /** The number of running placements that are paid monthly. */
  placements: number
  /** The sum of the fees of running placements. Each fee is paid once. */
  fees: bigint
  /** The sum of all margins earned up to today, also by placements that have ended. */
  earned: bigint
}

/** The margins of a company by currency. `notCounted` is the number of running placements without a margin. */
export type CompanyMargin = { currencies: CurrencyMargin[]; notCounted: number }

type Context = Pick<Deps, 'db' | 'clock'>

const NONE: CompanyMargin = { currencies: [], notCounted: 0 }

/** The margins of a company, batched over the companies of a request. */
export const companyMargin = async (context: Context, companyId: number): Promise<CompanyMargin> =>
  (await readMargins(context, companyId)) ?? NONE

const readMargins = batched(async (context: Context, companyIds: number[]) => {
  const today = dayOf(context.clock.now())
  const placements = await placementsBetween(context, { from: BEGINNING, before: END, companyIds })
  const byCompany = groupBy(placements, ({ companyId }) => companyId)
  return new Map([...byCompany].map(([id, own]) => [id, marginOfAll(own, today)]))
})

const BEGINNING = new Date('1970-01-01T00:00:00Z')
const END = new Date('9999-12-31T00:00:00Z')

function marginOfAll(placements: Placement[], today: Date): CompanyMargin {
  const found = new Map<string, CurrencyMargin>()
  const of = (currency: string) => {
    const none = { currency, placements: 0, companyPays: 0n, candidateGets: 0n, fees: 0n, earned: 0n }
    const known = found.get(currency) ?? none
    found.set(currency, known)
    return known
  }
  let notCounted = 0
  for (const placement of placements) {
    const months = monthsOf({ from: monthStart(firstDayOf(placement)), to: monthStart(today) })
    const { earnings } = earningsOf(placement, months, { today, until: today })
    for (const each of earnings) of(each.currency).earned += each.companyPays - each.candidateGets
    if (!placement.isRunning) continue
    const margin = marginOf(termsOn(termsOver(placement, placement.entries, today), today).terms)
    if (!isMargin(margin)) notCounted++
    else if (margin.period === 'ONCE') of(margin.currency).fees += margin.amount
    else {
      const own = of(margin.currency)
      own.placements++
      own.companyPays += margin.companyPays
      own.candidateGets += margin.candidateGets
    }
  }
  const currencies = [...found.values()].sort(
    (a, b) => Number(b.earned - a.earned) || a.currency.localeCompare(b.currency),
  )
  return { currencies, notCounted }
}
