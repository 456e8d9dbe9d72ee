import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { batched, groupBy } from '../lists/batch.ts'
import { type Reads, rowsOf } from '../lists/reader.ts'

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
export const pdfOf = batched(async (reads: Reads, ids: number[]) => {
  const files = await readPdfs(reads, { introductionId: { in: ids } })
  return new Map(files.map(({ key, introductionId }) => [introductionId ?? 0, key]))
})

/** The key of the PDF that was frozen last with a share, batched over a request. */
export const latestPdfOf = batched(async (reads: Reads, shareIds: number[]) => {
  const files = await readPdfs(reads, { introduction: { shareId: { in: shareIds } } })
  return new Map(files.map(({ key, introduction }) => [introduction?.shareId ?? 0, key]))
})

/** The oldest first. */
async function readPdfs(reads: Reads, where: Prisma.StoredFileWhereInput) {
  const files = await rowsOf(reads, 'StoredFile').findMany({
    ...{ select: PDF, where, orderBy: { introductionId: 'asc' } },
  })
  return files as unknown[] as Prisma.StoredFileGetPayload<{ select: typeof PDF }>[]
}

const PDF = {
  ...{ key: true, introductionId: true },
  introduction: { select: { shareId: true } },
} as const satisfies Prisma.StoredFileSelect
