import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** How much somebody owns. */
export type OwnedRecords = { userId: number; talentCount: number; dealCount: number }

/** Disabled users who still own talents or deals, by name. */
export const formerOwners = (db: Tx) =>
  ownedRecords(db, {
    disabledAt: { not: null },
    OR: [{ ownedTalents: { some: {} } }, { ownedDeals: { some: {} } }],
  })

/** What each of these users owns, by name. */
export async function ownedRecords(db: Tx, where: Prisma.UserWhereInput): Promise<OwnedRecords[]> {
  const users = await db.user.findMany({
    where,
    select: { id: true, _count: { select: { ownedTalents: true, ownedDeals: true } } },
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
  })
  return users.map(({ id, _count: { ownedTalents, ownedDeals } }) => ({
    userId: id,
    talentCount: ownedTalents,
    dealCount: ownedDeals,
  }))
}
