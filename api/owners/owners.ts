import { type Change, withNames } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { InvalidInput } from '../problems.ts'
import type { Viewer } from '../viewer.ts'

/** The owner of a new record: the viewer, unless the input contains another owner or null. */
export const ownerOf = ({ ownerId }: { ownerId?: number | null | undefined }, viewer: Viewer) =>
  ownerId === undefined ? viewer.id : ownerId

/** Checks that an owner can sign in. Throws InvalidInput, by default for the field `ownerId`. */
export async function checkOwner(tx: Tx, ownerId: number | null | undefined, field = 'ownerId') {
  if (ownerId == null) return
  if (await tx.user.findFirst({ where: { id: ownerId, disabledAt: null }, select: { id: true } })) return
  const message = 'The owner must be a colleague who can sign in'
  throw new InvalidInput(message, { [field]: message })
}

/** The changes for the timeline, with the names of the owners instead of their ids. */
export const withOwners = (tx: Tx, changes: Change[]) =>
  withNames(changes, {
    field: 'ownerId',
    as: 'owner',
    async nameOf(id) {
      const user = await tx.user.findUnique({ where: { id }, select: { firstName: true, lastName: true } })
      return user && { name: `${user.firstName} ${user.lastName}`.trim() }
    },
  })
