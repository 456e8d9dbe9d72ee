import type { Deps } from '../deps.ts'
import { batched, groupBy } from '../lists/batch.ts'

/** The records of a share, oldest first, batched over a request. */
export const introductionsOf = async (context: Pick<Deps, 'db'>, shareId: number) =>
  (await readRecords(context, shareId)) ?? []

const readRecords = batched(async ({ db }: Pick<Deps, 'db'>, shareIds: number[]) => {
  const records = await db.introduction.findMany({
    where: { shareId: { in: shareIds } },
    orderBy: { id: 'asc' },
    include: { files: { select: { key: true } } },
  })
  return groupBy(records, ({ shareId }) => shareId)
})
