import type { Deps } from '../deps.ts'
import type { Deal, DealCandidate } from '../generated/prisma/client.ts'
import { batched, groupBy } from '../lists/batch.ts'

/** A Filled deal with the candidate shown for it. */
export type SelectedCandidate = { deal: Deal; candidate: DealCandidate }

/**
 * For each Filled deal, by title, the candidate with the status Selected, or else the first one. Deals without
 * candidates are omitted.
 */
export const selectedCandidatesOf = async (
  context: Pick<Deps, 'db'>,
  companyId: number,
): Promise<SelectedCandidate[]> => (await readSelected(context, companyId)) ?? []

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
