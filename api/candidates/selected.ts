import type { DealCandidate } from '../generated/prisma/client.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'
import type { Selection } from '../rows/selection.ts'

/** A query for the candidates of a company. `select` must be the same object for all companies read together. */
type SelectedQuery = { companyId: number; select: Selection }

/**
 * One candidate for each Filled deal of a company, sorted by the deal's title: the Selected candidate, or else the
 * first. Returns the selected columns. Deals without candidates are omitted. Batched over a request.
 */
export const selectedCandidatesOf = async <Row = Pick<DealCandidate, 'dealId'>>(
  context: ReadAccess,
  asked: SelectedQuery,
): Promise<Row[]> => ((await readSelected(context, asked)) ?? []) as Row[]

const readSelected = batched(async (reads: ReadAccess, all: SelectedQuery[]) => {
  const found = new Map<SelectedQuery, unknown[]>()
  for (const [select, asked] of groupBy(all, each => each.select)) {
    const shown = await shownFor(
      reads,
      asked.map(({ companyId }) => companyId),
    )
    const rows = await rowsOf(reads, 'DealCandidate').findSelected(
      { select: { ...select, id: true, dealId: true } },
      {
        where: { id: { in: [...shown.keys()] } },
        orderBy: [{ deal: { title: 'asc' } }, { dealId: 'asc' }],
      },
    )
    const byCompany = groupBy(rows, ({ id }) => shown.get(id))
    for (const each of asked) found.set(each, byCompany.get(each.companyId) ?? [])
  }
  return found
})

/** Maps the candidates shown for Filled deals to the ids of their companies. */
async function shownFor({ query }: ReadAccess, companyIds: number[]): Promise<Map<number, number>> {
  const rows = await query({ name: 'shown candidates', text: SHOWN, values: [companyIds] })
  return new Map(rows as [number, number][])
}

const SHOWN = `
  SELECT DISTINCT ON (c."dealId") c.id, d."companyId"
  FROM "Deal" d JOIN "DealCandidate" c ON c."dealId" = d.id
  WHERE d."companyId" = ANY($1) AND d.status = 'FILLED'
  ORDER BY c."dealId", (c.status = 'SELECTED') DESC, c."createdAt", c.id`
