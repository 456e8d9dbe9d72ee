import { announceSubmission } from '../../activity/submissions.ts'
import type { Context } from '../../context.ts'
import { introduce } from '../../introductions/introductions.ts'
import { countPublicRead } from '../../limits.ts'
import { AVAILABILITY_COLUMNS, isUnavailable } from '../snapshot/availability.ts'
import { lockShare, trace } from '../staff/shares.ts'
import { findUnlockedShare, type LinkAccess } from './shareLink.ts'

/**
 * Counts an opening of a share by the client; openings by staff are not counted. The first opening after each freezing
 * is recorded in the ledger. The timelines contain only the very first opening. While all talents are hidden, no
 * opening is counted, as the ledger must not claim that the talents were seen. Throws TooMany, Forbidden, and NOT_FOUND
 * when the link has ended.
 */
export async function openShare(context: Context, access: LinkAccess): Promise<void> {
  await countPublicRead(context)
  const { id } = await findUnlockedShare(context.db, access, context)
  if (context.viewer) return
  await context.transaction(async tx => {
    await lockShare(tx, id)
    const share = await findUnlockedShare(tx, access, context)
    const select = { talentId: true, ...AVAILABILITY_COLUMNS }
    const items = await tx.shareItem.findMany({ where: { shareId: id }, select })
    if (items.every(item => isUnavailable(item, share))) return
    const now = context.clock.now()
    await tx.share.update({
      where: { id },
      data: { openCount: { increment: 1 }, firstOpenedAt: share.firstOpenedAt ?? now, lastOpenedAt: now },
    })
    if (!share.lastOpenedAt || share.lastOpenedAt < share.frozenAt) {
      await introduce(tx, { event: 'OPENED', shareId: id, at: now })
    }
    if (!share.firstOpenedAt) return trace(tx, null, { id, kind: 'share.opened' })
    const talentIds = items.flatMap(({ talentId }) => talentId ?? [])
    await announceSubmission(tx, { dealId: share.dealId, talentIds }, id)
  })
}
