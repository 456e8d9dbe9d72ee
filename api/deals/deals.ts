import { record } from '../activity/activity.ts'
import { holdCompany } from '../companies/companies.ts'
import type { Tx } from '../db.ts'
import type { Staff } from '../deps.ts'
import { removeFilesOf } from '../files/claims.ts'
import type { Deal } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { checkVersion, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import type { Viewer } from '../viewer.ts'
import { budgetsAfter, relevantBudgets } from './budgets.ts'
import { describeDealChanges } from './history.ts'
import { createDealRules, dealChangeRules, dealStatusRules } from './rules.ts'

/** Adds a deal. Throws InvalidInput. */
export function createDeal(context: Staff, input: object): Promise<{ id: number }> {
  const deal = parse(createDealRules, input)
  return transactionOnce(context, { operation: 'createDeal', input }, async tx => {
    await holdCompany(tx, deal.companyId)
    const { id } = await tx.deal.create({
      data: { ...deal, ...relevantBudgets(deal), budget: deal.budget || null },
      select: { id: true },
    })
    await record(tx, context.viewer, 'deal.created', { dealId: id, companyId: deal.companyId })
    return { id }
  })
}

/**
 * Changes the fields that are sent. With `version`, throws Conflict when somebody else was faster; without it, the last
 * change wins. Throws InvalidInput and NotFound, too.
 */
export function updateDeal(
  { viewer, transaction }: Staff,
  { id, version, ...input }: { id: number; version?: number | null } & Record<string, unknown>,
): Promise<{ id: number }> {
  return transaction(async tx => {
    const before = await lockDeal(tx, id)
    checkVersion('deal', before, version)
    const change = parse(dealChangeRules(before), withoutKept(before, input))
    if (change.companyId !== undefined) await holdCompany(tx, change.companyId)
    return saveDeal(tx, viewer, before, { ...change, ...budgetsAfter(before, change) })
  })
}

/** Any status may follow any other. A start date comes with Filled only. Throws InvalidInput, NotFound. */
export function setDealStatus(
  { viewer, transaction }: Staff,
  { id, ...input }: { id: number; status: unknown; startDate?: unknown },
): Promise<{ id: number }> {
  const { status, startDate } = parse(dealStatusRules, input)
  return transaction(async tx =>
    saveDeal(tx, viewer, await lockDeal(tx, id), { status, startDate: startDate ?? undefined }),
  )
}

/**
 * Deletes a deal with its candidates, applications and their files, limit and apply link. The billing history stays.
 * Throws NotFound.
 */
export function deleteDeal({ viewer, transaction }: Staff, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const { title, companyId } = await lockDeal(tx, id)
    const applications = await tx.externalApplication.findMany({ where: { dealId: id }, select: { id: true } })
    for (const application of applications) await removeFilesOf(tx, { applicationId: application.id })
    await tx.deal.delete({ where: { id } })
    await record(tx, viewer, 'deal.deleted', { companyId }, [{ field: 'deal', before: title, after: null }])
    return { id }
  })
}

/**
 * The row, locked until the transaction ends, so that changes made at once follow one another. Whoever changes a deal's
 * candidates or applications takes this lock first, too. Throws NotFound of `what` is being looked for.
 */
export async function lockDeal(tx: Tx, id: number, what = 'Deal'): Promise<Deal> {
  await tx.$queryRaw`SELECT 1 FROM "Deal" WHERE id = ${id} FOR UPDATE`
  const deal = await tx.deal.findUnique({ where: { id } })
  if (!deal) throw new NotFound(what)
  return deal
}

/** What is sent as it is stored is not judged anew: old records, and hours set by billing, may break a deal's rules. */
function withoutKept(before: Deal, input: Record<string, unknown>) {
  const stored: Record<string, unknown> = before
  return Object.fromEntries(Object.entries(input).filter(([field, value]) => !isSame(stored[field], value)))
}

/** Empty is null, and a date is the same at the same time. */
const isSame = (stored: unknown, sent: unknown) => comparable(stored) === comparable(sent)
const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? ''))

async function saveDeal(tx: Tx, viewer: Viewer, before: Deal, data: Partial<Deal>) {
  const { id } = before
  const changes = await describeDealChanges(tx, before, data)
  if (changes.length === 0) return { id }
  await tx.deal.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  const kind = changes.some(({ field }) => field === 'status') ? 'deal.statusChanged' : 'deal.updated'
  await record(tx, viewer, kind, { dealId: id, companyId: data.companyId ?? before.companyId }, changes)
  return { id }
}
