import type { Deps } from '../deps.ts'
import type { Deal, DealCandidate } from '../generated/prisma/client.ts'
import { batched, groupBy } from '../lists/batch.ts'
import { billingTotal } from '../rules/money.ts'

/** What a company's Filled deals come to: only these count for it. */
export type FilledDeals = { count: number; total: string }

const NONE: FilledDeals = { count: 0, total: '$0' }

/** How many there are and what the company pays for them. */
export const filledDealsOf = async (context: Pick<Deps, 'db'>, companyId: number): Promise<FilledDeals> =>
  (await readFilled(context, companyId)) ?? NONE

/** The candidate that is shown for a Filled deal, with the deal. */
export type SelectedCandidate = { deal: Deal; candidate: DealCandidate }

/**
 * For each Filled deal, by title, the candidate with the status Selected, or else the first one. Deals without any
 * candidate are left out.
 */
export const selectedCandidatesOf = async (
  context: Pick<Deps, 'db'>,
  companyId: number,
): Promise<SelectedCandidate[]> => (await readSelected(context, companyId)) ?? []

const readFilled = batched(async ({ db }: Pick<Deps, 'db'>, companyIds: number[]) => {
  const deals = await db.deal.findMany({
    where: { companyId: { in: companyIds }, status: 'FILLED' },
    select: { companyId: true, companyBudget: true, budget: true },
  })
  const byCompany = groupBy(deals, deal => deal.companyId)
  return new Map([...byCompany].map(([id, own]) => [id, { count: own.length, total: billingTotal(own) }]))
})

const readSelected = batched(async ({ db }: Pick<Deps, 'db'>, companyIds: number[]) => {
  const deals = await db.deal.findMany({
    where: { companyId: { in: companyIds }, status: 'FILLED' },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
  })
  const shown = await shownCandidates(
    db,
    deals.map(deal => deal.id),
  )
  const pairs = deals.flatMap(deal => {
    const candidate = shown.get(deal.id)
    return candidate ? [{ deal, candidate }] : []
  })
  return groupBy(pairs, ({ deal }) => deal.companyId)
})

async function shownCandidates(db: Deps['db'], dealIds: number[]): Promise<Map<number, DealCandidate>> {
  const chosen = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT ON ("dealId") id FROM "DealCandidate" WHERE "dealId" = ANY(${dealIds})
    ORDER BY "dealId", (status = 'SELECTED') DESC, "createdAt", id`
  const rows = await db.dealCandidate.findMany({ where: { id: { in: chosen.map(({ id }) => id) } } })
  return new Map(rows.map(row => [row.dealId, row]))
}
