import type { Subjects } from '../activity/subject.ts'
import type { Tx } from '../db.ts'
import type { NotificationKind } from '../generated/prisma/enums.ts'
import { announce, type Live } from '../live/live.ts'

/** What happened, to whom it matters, and what it is about. */
export type News = Subjects & {
  kind: NotificationKind
  /** Disabled users, those who have switched the kind off, and the one who caused it are left out. */
  userIds: readonly (number | null | undefined)[]
  /** Names the cause, as in 'comment 12'. It notifies somebody once, however often it is told. */
  cause: string
  /** When it happened; now by default. */
  at?: Date
  actorId?: number
  /** What has no record: the name of a file, or of the client who answered. */
  detail?: string
  commentId?: number
  applicationId?: number
  shareId?: number
  reminderId?: number
}

/** Notifies people of what concerns them, in the transaction of its cause. */
export async function notify(tx: Tx, { userIds, ...news }: News) {
  const asked = [...new Set(userIds)].filter((id): id is number => id != null && id !== news.actorId)
  if (asked.length === 0) return
  const users = await tx.user.findMany({
    where: { id: { in: asked }, disabledAt: null, NOT: { mutedNotifications: { has: news.kind } } },
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

/** Marks what a reminder has notified of as read, as it is done. */
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

/** Tells somebody's pages that their notifications have changed. */
export const announceNotification = (tx: Tx, userId: number, id: number) => announce(tx, topicOf(userId), id)

/** The ids of somebody's new and changed notifications; null when any may have changed. Checks `isAllowed` before each. */
export const followNotifications = (live: Live, userId: number, isAllowed: () => Promise<boolean>) =>
  live.follow(topicOf(userId), isAllowed)

const topicOf = (userId: number) => `notifications of user ${userId}`
