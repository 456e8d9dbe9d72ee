import { type Budgets, billingTotal, billingTotals } from '../budgets/rules.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'

/** The number and totals of a company's Filled deals. `untotalled` is the number of budgets that no total includes. */
export type FilledDeals = { count: number; total: string; totals: string[]; untotalled: number }

/** The columns of deals that the number and the total are computed from. */
export const FILLED_COLUMNS = {
  count: ['companyId', 'status'],
  total: ['companyId', 'status', 'companyBudget', 'budget'],
} as const

const NONE: FilledDeals = { count: 0, total: '$0', totals: [], untotalled: 0 }

/** Reads the number and total of the Filled deals, batched over the companies of a request. */
export const filledDealsOf = async (context: ReadAccess, companyId: number): Promise<FilledDeals> =>
  (await readFilled(context, companyId)) ?? NONE

const readFilled = batched(async (reads: ReadAccess, companyIds: number[]) => {
  const deals = await rowsOf(reads, 'Deal').findMany({
    where: { companyId: { in: companyIds }, status: 'FILLED' },
    select: { companyId: true, companyBudget: true, budget: true },
  })
  const byCompany = groupBy(deals, deal => deal.companyId)
  return new Map([...byCompany].map(([id, own]) => [id, filledDeals(own)]))
})

function filledDeals(deals: Budgets[]): FilledDeals {
  const { totals, others } = billingTotals(deals)
  return { count: deals.length, total: billingTotal(deals), totals, untotalled: others }
}
