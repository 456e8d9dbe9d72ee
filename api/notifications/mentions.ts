import type { Subjects } from '../activity/subject.ts'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import { NotFound } from '../problems.ts'
import { announceNotification, notify } from './notify.ts'

/** The comment, the newly mentioned colleagues, the author and the time. */
type Naming = Subjects & { commentId: number; userIds: readonly number[]; actorId: number; at: Date }

/** Replaces the stored mentions of a comment, and notifies newly mentioned colleagues. */
export async function mention(tx: Tx, { userIds, ...naming }: Naming) {
  const { commentId, actorId, at } = naming
  const others = userIds.filter(userId => userId !== actorId)
  await tx.mention.deleteMany({ where: { commentId, userId: { notIn: others } } })
  await tx.mention.createMany({
    data: others.map(userId => ({ commentId, userId, createdAt: at })),
    skipDuplicates: true,
  })
  await notify(tx, { kind: 'MENTION', userIds: others, cause: causeOf(commentId), ...naming })
}

/** Marks a mention of the viewer as seen, and the notification of the mention as read. Throws NotFound. */
export function seeMention({ viewer, transaction, clock }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const found = await tx.mention.findUnique({ where: { id, userId: viewer.id } })
    if (!found) throw new NotFound('Mention')
    const seenAt = clock.now()
    await tx.mention.updateMany({ where: { id, seenAt: null }, data: { seenAt } })
    const notification = { userId: viewer.id, cause: causeOf(found.commentId), readAt: null }
    const { count } = await tx.notification.updateMany({ where: notification, data: { readAt: seenAt } })
    if (count > 0) await announceNotification(tx, viewer.id, id)
    return { id }
  })
}

const causeOf = (commentId: number) => `comment ${commentId}`
