import { billingTotal } from '../budgets/rules.ts'
import { batched, groupBy } from '../lists/batch.ts'
import { type Reads, rowsOf } from '../lists/reader.ts'

/** The number and total of a company's Filled deals; other deals do not count. */
export type FilledDeals = { count: number; total: string }

/** The columns of deals that they are worked out of. */
export const FILLED_COLUMNS = {
  count: ['companyId', 'status'],
  total: ['companyId', 'status', 'companyBudget', 'budget'],
} as const

const NONE: FilledDeals = { count: 0, total: '$0' }

/** Reads the number and total of the Filled deals, batched over the companies of a request. */
export const filledDealsOf = async (context: Reads, companyId: number): Promise<FilledDeals> =>
  (await readFilled(context, companyId)) ?? NONE

const readFilled = batched(async (reads: Reads, companyIds: number[]) => {
  const deals = await rowsOf(reads, 'Deal').findMany({
    where: { companyId: { in: companyIds }, status: 'FILLED' },
    select: { companyId: true, companyBudget: true, budget: true },
  })
  const byCompany = groupBy(deals, deal => deal.companyId)
  return new Map([...byCompany].map(([id, own]) => [id, { count: own.length, total: billingTotal(own) }]))
})
