import type { Deps } from '../deps.ts'
import { batched, groupBy } from '../rows/batch.ts'

/** The records of a share, oldest first, with their PDFs and without their long contents. Batched over a request. */
export const introductionsOf = async (context: Pick<Deps, 'db'>, shareId: number) =>
  (await readRecords(context, shareId)) ?? []

const readRecords = batched(async ({ db }: Pick<Deps, 'db'>, shareIds: number[]) => {
  const records = await db.introduction.findMany({
    where: { shareId: { in: shareIds } },
    orderBy: { id: 'asc' },
    omit: { content: true },
    include: { files: { select: { key: true } } },
  })
  return groupBy(records, ({ shareId }) => shareId)
})
