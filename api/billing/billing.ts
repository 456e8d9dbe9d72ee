import { changesBetween, record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { lockDeal } from '../deals/deals.ts'
import type { Staff } from '../deps.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { enqueue } from '../jobs/jobs.ts'
import { Conflict, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { ENTRY } from './entries.ts'
import { billedAmount, budgetsOf, correctedFigures } from './figures.ts'
import { applyBilling } from './jobs.ts'
import { billingRules } from './rules.ts'
import { dayOf, entryOn } from './terms.ts'

type BillingSubject = { dealId: number; talentId: number; replacesId?: number | null }

/**
 * Adds an entry to the billing history. If the entry is effective today or earlier, updates the deal's budgets and
 * hours in the same transaction; otherwise a job updates them on the effective day. A head-hunting deal has a
 * recruiting fee instead of a company budget, and no candidate budget. The previous values are read from the locked
 * deal, so that each entry begins with the values of the entry before. With `replacesId` the entry corrects an earlier
 * entry, which remains in the history but does not count any more. Throws InvalidInput, NotFound for the deal, the
 * entry or a talent who is not a candidate for it, and Conflict for an entry that was already replaced.
 */
export function updateBilling(
  context: Staff,
  input: BillingSubject & Record<string, unknown>,
): Promise<{ id: number; dealId: number }> {
  const { dealId, talentId, replacesId } = input
  return transactionOnce(context, { operation: 'updateBilling', input }, async tx => {
    const deal = await lockDeal(tx, dealId)
    const { newWeeklyHours, ...change } = parse(billingRules(deal.dealType), input)
    const candidate = await tx.dealCandidate.findUnique({ where: { dealId_talentId: { dealId, talentId } } })
    if (!candidate) throw new NotFound('Candidate')
    const replaced = replacesId == null ? null : await entryToReplace(tx, { dealId, talentId, replacesId })
    const before = budgetsOf(deal.dealType, {
      company: billedAmount(deal),
      candidate: deal.candidateBudget,
      weeklyHours: deal.weeklyHours,
    })
    const after = budgetsOf(deal.dealType, {
      company: change.newCompanyBudget,
      candidate: change.newCandidateBudget,
      weeklyHours: newWeeklyHours ?? deal.weeklyHours,
    })
    const today = dayOf(context.clock.now())
    const isApplied = change.effectiveDate <= today
    const entry = await tx.billingChange.create({
      data: {
        dealId,
        talentId,
        dealType: deal.dealType,
        previousCompanyBudget: replaced ? replaced.previousCompanyBudget : billedAmount(deal),
        previousCandidateBudget: replaced ? replaced.previousCandidateBudget : (before.candidateBudget ?? null),
        previousWeeklyHours: replaced ? replaced.previousWeeklyHours : before.weeklyHours,
        ...change,
        newWeeklyHours: after.weeklyHours,
        replacesId: replacesId ?? null,
        isApplied,
        createdById: context.viewer.id,
      },
      select: ENTRY,
    })
    const reason = { field: 'changeReason', before: null, after: change.changeReason }
    const subjects = { dealId, talentId, companyId: deal.companyId }
    if (!isApplied) await enqueue(tx, applyBilling, { dealId }, { runAt: change.effectiveDate })
    const figures = replaced ? await correctedFigures(tx, { deal, entry, today }) : isApplied ? after : null
    if (figures) await tx.deal.update({ where: { id: dealId }, data: { ...figures, version: { increment: 1 } } })
    const kind = replaced ? 'billing.corrected' : isApplied ? 'billing.updated' : 'billing.planned'
    const effective = { field: 'effectiveDate', before: null, after: change.effectiveDate.toISOString().slice(0, 10) }
    await record(tx, context.viewer, kind, subjects, [
      reason,
      ...(kind === 'billing.updated' ? [] : [effective]),
      ...changesBetween(before, after),
    ])
    return { id: entry.id, dealId }
  })
}

/** Finds an entry of the locked deal. Throws NotFound, and Conflict if it was already replaced. */
async function entryToReplace(tx: Tx, { dealId, talentId, replacesId }: Required<BillingSubject>) {
  const entry = await tx.billingChange.findUnique({ where: { id: replacesId ?? 0 } })
  if (entry?.dealId !== dealId || entry.talentId !== talentId) throw new NotFound('Billing change')
  if (await tx.billingChange.findUnique({ where: { replacesId: entry.id } })) {
    throw new Conflict('This billing change was corrected already')
  }
  return entry
}

/**
 * The billing history of a talent on a deal, latest first. Sorted by id, as two entries may have the same time. With
 * `on`, only the entry in force on that day.
 */
export async function billingHistory(
  { db }: Pick<Staff, 'db'>,
  query: object,
  { dealId, talentId, on }: { dealId: number; talentId: number; on?: Date | null | undefined },
) {
  const where = { dealId, talentId }
  if (!on) return db.billingChange.findMany({ ...query, where, orderBy: { id: 'desc' } })
  const held = entryOn(await db.billingChange.findMany({ where: { dealId }, select: ENTRY }), on)
  return db.billingChange.findMany({ ...query, where: { ...where, id: held?.id ?? 0 } })
}
