import { changesBetween, record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { lockDeal } from '../deals/deals.ts'
import { currentFigures, entriesIn, figuresOf } from './figures.ts'
import { entryOn } from './terms.ts'

/**
 * Copies the figures of the entry in force today to the deal, unless this was done before. A repeated call changes
 * nothing. Ignores deleted deals.
 */
export async function applyDueBilling(tx: Tx, dealId: number, today: Date): Promise<void> {
  const due = { dealId, isApplied: false, effectiveDate: { lte: today } }
  if ((await tx.billingChange.count({ where: due })) === 0) return
  const found = await tx.deal.findUnique({ where: { id: dealId }, select: { id: true } })
  if (found) {
    const deal = await lockDeal(tx, dealId)
    const entries = await entriesIn(tx, dealId)
    const held = entryOn(entries, today)
    if (held && !held.isApplied) {
      const figures = figuresOf(held)
      await tx.deal.update({ where: { id: dealId }, data: { ...figures, version: { increment: 1 } } })
      const { talentId } = await tx.billingChange.findUniqueOrThrow({ where: { id: held.id } })
      const talent = await tx.talent.findUnique({ where: { id: talentId }, select: { id: true } })
      await record(tx, null, 'billing.tookEffect', { dealId, companyId: deal.companyId, ...(talent && { talentId }) }, [
        ...changesBetween(currentFigures(deal, held.dealType), figures),
      ])
    }
  }
  await tx.billingChange.updateMany({ where: due, data: { isApplied: true } })
}
