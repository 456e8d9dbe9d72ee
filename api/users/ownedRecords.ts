import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** The number of talents and deals that a user owns. */
export type OwnedRecords = { userId: number; talentCount: number; dealCount: number }

/** Disabled users who still own talents or deals, by name. */
export const formerOwners = (db: Tx) =>
  ownedRecords(db, {
    disabledAt: { not: null },
    OR: [{ ownedTalents: { some: {} } }, { ownedDeals: { some: {} } }],
  })

/** The numbers of records of these users, sorted by name. */
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
