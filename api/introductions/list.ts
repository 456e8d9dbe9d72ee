import type { Deps } from '../deps.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'

/** The records of a share, oldest first, without their contents, which are long. Batched over a request. */
export const introductionsOf = async (context: Pick<Deps, 'db'>, shareId: number) =>
  (await readRecords(context, shareId)) ?? []

const readRecords = batched(async ({ db }: Pick<Deps, 'db'>, shareIds: number[]) => {
  const records = await db.introduction.findMany({
    where: { shareId: { in: shareIds } },
    orderBy: { id: 'asc' },
    omit: { content: true },
  })
  return groupBy(records, ({ shareId }) => shareId)
})

/** The key of the PDF that was frozen with a record, batched over a request. */
export const pdfOf = batched(async (reads: ReadAccess, ids: number[]) => {
  const files = await rowsOf(reads, 'StoredFile').findMany({
    select: { key: true, introductionId: true },
    where: { introductionId: { in: ids } },
  })
  return new Map(files.map(({ key, introductionId }) => [introductionId ?? 0, key]))
})

/** The key of the PDF that was frozen last with a share, batched over a request. */
export const latestPdfOf = batched(async ({ query }: ReadAccess, shareIds: number[]) => {
  const rows = await query({ name: 'latest PDFs', text: LATEST_PDFS, values: [shareIds] })
  return new Map(rows as [number, string][])
})

const LATEST_PDFS = `
  SELECT DISTINCT ON (i."shareId") i."shareId", f.key
  FROM "Introduction" i JOIN "StoredFile" f ON f."introductionId" = i.id
  WHERE i."shareId" = ANY($1)
  ORDER BY i."shareId", i.id DESC`
