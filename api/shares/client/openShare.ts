import { announceSubmission } from '../../activity/submissions.ts'
import type { Context } from '../../context.ts'
import { introduce } from '../../introductions/introductions.ts'
import { countPublicRead } from '../../limits.ts'
import { unavailableIn } from '../snapshot/availability.ts'
import { lockShare, trace } from '../staff/shares.ts'
import { findUnlockedShare, type LinkAccess } from './shareLink.ts'

/**
 * Counts that the client has opened a share; staff who look at it count for nothing. The first opening after each freezing
 * goes into the ledger, the very first into the timelines. Once nobody of it may be shown anymore, an opening counts for
 * nothing: the ledger must not say that they were seen. Throws TooMany, Forbidden, and NOT_FOUND when the link has ended.
 */
export async function openShare(context: Context, access: LinkAccess): Promise<void> {
  await countPublicRead(context)
  const { id } = await findUnlockedShare(context.db, access, context)
  if (context.viewer) return
  await context.transaction(async tx => {
    await lockShare(tx, id)
    const share = await findUnlockedShare(tx, access, context)
    const items = await tx.shareItem.findMany({ where: { shareId: id }, select: { talentId: true } })
    if (items.every(await unavailableIn(tx, share, items))) return
    const now = context.clock.now()
    await tx.share.update({
      where: { id },
      data: { openCount: { increment: 1 }, firstOpenedAt: share.firstOpenedAt ?? now, lastOpenedAt: now },
    })
    if (!share.lastOpenedAt || share.lastOpenedAt < share.frozenAt) {
      await introduce(tx, { event: 'OPENED', shareId: id, at: now })
    }
    if (!share.firstOpenedAt) return trace(tx, null, { id, kind: 'share.opened' })
    await announceSubmission(
      tx,
      { dealId: share.dealId, talentIds: items.flatMap(({ talentId }) => talentId ?? []) },
      id,
    )
  })
}
