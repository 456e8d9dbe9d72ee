import { subDays } from 'date-fns/subDays'
import type { Database } from '../db.ts'
import type { Deps, Staff } from '../deps.ts'
import type { NotificationKind } from '../generated/prisma/enums.ts'
import type { Order } from '../rows/page.ts'
import { announceNotification } from './notify.ts'

/**
 * Marks notifications of the viewer as read: those in `ids`, or all if `ids` is missing. Also marks the
 * mentions in these notifications as seen. Ignores ids of other users' notifications.
 */
export function readNotifications(
  { viewer, transaction, clock }: Staff,
  { ids }: { ids?: readonly number[] | null },
): Promise<object> {
  const readAt = clock.now()
  return transaction(async tx => {
    const read = await tx.notification.updateManyAndReturn({
      where: { userId: viewer.id, readAt: null, ...(ids && { id: { in: [...ids] } }) },
      data: { readAt },
      select: { id: true, commentId: true },
    })
    const [first] = read
    if (!first) return {}
    const commentIds = read.flatMap(({ commentId }) => commentId ?? [])
    await tx.mention.updateMany({
      where: { userId: viewer.id, seenAt: null, commentId: { in: commentIds } },
      data: { seenAt: readAt },
    })
    await announceNotification(tx, viewer.id, first.id)
    return {}
  })
}

/** Sets the kinds that the viewer is not notified of. Earlier notifications remain. */
export function muteNotifications(
  { viewer, transaction }: Staff,
  { kinds }: { kinds: readonly NotificationKind[] },
): Promise<object> {
  return transaction(async tx => {
    const mutedNotifications = [...new Set(kinds)]
    await tx.user.update({ where: { id: viewer.id }, data: { mutedNotifications }, select: { id: true } })
    return {}
  })
}

/** The order of a user's notifications: the newest come first. */
export const notificationOrder = (userId: number): Order => ({
  ...{ list: `notifications of ${userId}`, column: 'at', kind: 'instant', direction: 'desc' },
})

/** Days after which notifications are removed. */
const KEPT_DAYS = 90

/** Removes notifications older than 90 days. */
export async function sweepNotifications({ db, clock }: Pick<Database, 'db'> & Pick<Deps, 'clock'>) {
  await db.notification.deleteMany({ where: { at: { lt: subDays(clock.now(), KEPT_DAYS) } } })
}
