import type { Subjects } from '../activity/subject.ts'
import type { Tx } from '../db.ts'
import type { NotificationKind } from '../generated/prisma/enums.ts'
import { announce, type Live } from '../live/live.ts'

/** An event, the people to notify, and its records. */
export type News = Subjects & {
  kind: NotificationKind
  /** The people to notify. Disabled users, users who muted the kind, and the actor get no notification. */
  userIds: readonly (number | null | undefined)[]
  /** Identifies the cause, such as 'comment 12'. Each person gets at most one notification of a cause. */
  cause: string
  /** The time of the event; now by default. */
  at?: Date
  actorId?: number
  /** A name that does not come from a record: of a file, or of the client who answered. */
  detail?: string
  commentId?: number
  applicationId?: number
  shareId?: number
  reminderId?: number
}

/** Notifies people in the transaction of the cause. */
export async function notify(tx: Tx, { userIds, ...news }: News) {
  const ids = [...new Set(userIds)].filter((id): id is number => id != null && id !== news.actorId)
  if (ids.length === 0) return
  const users = await tx.user.findMany({
    where: { id: { in: ids }, disabledAt: null, NOT: { mutedNotifications: { has: news.kind } } },
    select: { id: true },
  })
  const data = users.map(({ id }) => ({ ...news, userId: id }))
  const made = await tx.notification.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true, userId: true },
  })
  for (const { id, userId } of made) await announceNotification(tx, userId, id)
}

/** Marks the notifications of a reminder as read. */
export async function readNoticesOf(
  tx: Tx,
  { reminderId, userId, at }: { reminderId: number; userId: number; at: Date },
) {
  const { count } = await tx.notification.updateMany({
    where: { reminderId, userId, readAt: null },
    data: { readAt: at },
  })
  if (count > 0) await announceNotification(tx, userId, reminderId)
}

/** Announces to the user's pages that their notifications have changed. */
export const announceNotification = (tx: Tx, userId: number, id: number) => announce(tx, topicOf(userId), id)

/** Yields the ids of the user's changed notifications; null when any may have changed. Checks `isAllowed` each time. */
export const followNotifications = (live: Live, userId: number, isAllowed: () => Promise<boolean>) =>
  live.follow(topicOf(userId), isAllowed)

const topicOf = (userId: number) => `notifications of user ${userId}`
