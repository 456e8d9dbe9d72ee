import type { Deps } from '../deps.ts'
import { batched, groupBy } from '../lists/batch.ts'

type Reads = Pick<Deps, 'db'>

/** The records of a share, oldest first, without their contents, which are long. Batched over a request. */
export const introductionsOf = async (context: Reads, shareId: number) => (await readRecords(context, shareId)) ?? []

const readRecords = batched(async ({ db }: Reads, shareIds: number[]) => {
  const records = await db.introduction.findMany({
    where: { shareId: { in: shareIds } },
    orderBy: { id: 'asc' },
    omit: { content: true },
  })
  return groupBy(records, ({ shareId }) => shareId)
})

/** The key of the PDF that was frozen with a record, batched over a request. */
export const pdfOf = batched(async ({ db }: Reads, ids: number[]) => {
  const files = await db.storedFile.findMany({
    where: { introductionId: { in: ids } },
    select: { key: true, introductionId: true },
  })
  return new Map(files.map(({ key, introductionId }) => [introductionId ?? 0, key]))
})
