import { changesInWords, record, withNames } from '../activity/activity.ts'
import { holdCompany } from '../companies/companies.ts'
import type { Tx } from '../db.ts'
import type { Changes, Id, Staff } from '../deps.ts'
import { removeFilesOf } from '../files/claims.ts'
import type { Deal } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { checkOwner, ownerOf, withOwners } from '../owners/owners.ts'
import { withPlainLines } from '../pasted/plainLines.ts'
import { checkVersion, NotFound } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { tableOf } from '../rows/models.ts'
import { parse } from '../rules/parse.ts'
import { eachOf } from '../rules/rules.ts'
import { randomToken } from '../secrets.ts'
import type { Viewer } from '../viewer.ts'
import {
  budgetsAfter,
  createDealRules,
  dealChangeRules,
  dealStatusRules,
  MAX_TITLE,
  relevantBudgets,
  updateDealRules,
} from './rules.ts'
import { dealStatuses, dealTypes, targetAreas } from './words.ts'

/** Adds a deal. Throws InvalidInput. */
export function createDeal(context: Staff, input: object): Promise<Id> {
  const deal = parse(createDealRules, withPlainLines(input, PASTED))
  return transactionOnce(context, { operation: 'createDeal', input }, async tx => {
    await holdCompany(tx, deal.companyId)
    await checkOwner(tx, deal.ownerId)
    const { id } = await tx.deal.create({
      data: { ...deal, ...relevantBudgets(deal), budget: deal.budget || null, ownerId: ownerOf(deal, context.viewer) },
      select: { id: true },
    })
    await record(tx, context.viewer, 'deal.created', { dealId: id, companyId: deal.companyId })
    return { id }
  })
}

/** Updates the sent fields. Throws InvalidInput, NotFound, and Conflict when `version` is not current. */
export function updateDeal({ viewer, transaction }: Staff, { id, version, ...input }: Changes): Promise<Id> {
  return transaction(async tx => {
    const before = await lockDeal(tx, id)
    checkVersion('deal', before, version)
    const change = parse(dealChangeRules(before), withPlainLines(withoutKept(before, input), PASTED))
    if (change.ownerId !== before.ownerId) await checkOwner(tx, change.ownerId)
    if (change.companyId !== undefined) await holdCompany(tx, change.companyId)
    return saveDeal(tx, viewer, before, { ...change, ...budgetsAfter(before, change) })
  })
}

/** The fields whose texts are often pasted from documents and web pages. */
const PASTED = ['jobDescription', 'notes', 'offerDetails']

/** Sets the status; any order is allowed. Only Filled accepts a start date. Throws InvalidInput and NotFound. */
export function setDealStatus({ viewer, transaction }: Staff, { id, ...input }: Changes): Promise<Id> {
  const { status, startDate } = parse(dealStatusRules, input)
  return transaction(async tx =>
    saveDeal(tx, viewer, await lockDeal(tx, id), { status, startDate: startDate ?? undefined }),
  )
}

/** Creates an Open deal with the same terms, without candidates, winner, interview and start date. Throws NotFound. */
export function duplicateDeal(context: Staff, input: Id): Promise<Id> {
  return transactionOnce(context, { operation: 'duplicateDeal', input }, async tx => {
    const deal = await lockDeal(tx, input.id)
    const { title, companyId, budget } = deal
    const terms = eachOf(updateDealRules.shape, field => deal[field]) as Pick<Deal, keyof typeof updateDealRules.shape>
    const copy = await tx.deal.create({
      data: {
        ...terms,
        budget,
        ownerId: context.viewer.id,
        status: 'OPEN',
        interviewDate: null,
        startDate: null,
        title: title.slice(0, MAX_TITLE - COPY.length).trimEnd() + COPY,
      },
      select: { id: true },
    })
    await record(tx, context.viewer, 'deal.duplicated', { dealId: copy.id, companyId }, [
      { field: 'copyOf', before: null, after: title },
    ])
    return copy
  })
}

const COPY = ' (Copy)'

/** Returns the deal's public address for applications. Each call returns the same address. Throws NotFound. */
export function shareDeal(
  { viewer, transaction, settings }: Staff,
  { id }: Id,
): Promise<{ id: number; shareableUrl: string }> {
  return transaction(async tx => {
    const deal = await lockDeal(tx, id)
    const applyToken = deal.applyToken ?? randomToken()
    if (applyToken !== deal.applyToken) {
      await tx.deal.update({ where: { id }, data: { applyToken } })
      await record(tx, viewer, 'deal.shared', { dealId: id })
    }
    return { id, shareableUrl: `${settings.publicUrl}/apply/${applyToken}` }
  })
}

/**
 * Deletes a deal with its candidates, its applications and their files, its limit and its apply link. Keeps the billing
 * history. Throws NotFound.
 */
export function deleteDeal({ viewer, transaction }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const { title, companyId } = await lockDeal(tx, id)
    const applications = await tx.externalApplication.findMany({ where: { dealId: id }, select: { id: true } })
    for (const application of applications) await removeFilesOf(tx, { applicationId: application.id })
    await tx.deal.delete({ where: { id } })
    await record(tx, viewer, 'deal.deleted', { companyId }, [{ field: 'deal', before: title, after: null }])
    return { id }
  })
}

/** Reads the deal's row and locks it until the transaction ends. Changes to the deal's people lock this row first. */
export const lockDeal = (tx: Tx, id: number, what = 'Deal') => lockRow(tx, { model: 'Deal', id, what })

/** Locks a deal, then one of its candidates, applications or consents. The fixed order prevents deadlocks. */
export async function lockWithDeal<Name extends 'DealCandidate' | 'ExternalApplication' | 'Consent'>(
  tx: Tx,
  { model, id, what }: { model: Name; id: number; what: string },
) {
  const found = await tableOf(tx, model).findUnique({ where: { id }, select: { dealId: true } })
  if (!found) throw new NotFound(what)
  const deal = await lockDeal(tx, found.dealId, what)
  return { deal, row: await lockRow(tx, { model, id, what }) }
}

/**
 * The sent values that differ from the stored values: others may break the rules (old records, hours set by billing).
 */
function withoutKept(before: Deal, input: Record<string, unknown>) {
  const stored: Record<string, unknown> = before
  return Object.fromEntries(Object.entries(input).filter(([field, value]) => !isSame(stored[field], value)))
}

/** Treats null and empty texts as equal, and compares dates by their time. */
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

/** The changes for the timeline, with the specification's labels instead of keys, and names instead of ids. */
async function describeDealChanges(tx: Tx, before: Deal, after: Partial<Deal>) {
  const changes = await withNames(changesInWords(before, after, WORDS), {
    field: 'companyId',
    as: 'company',
    nameOf: id => tx.company.findUnique({ where: { id }, select: { name: true } }),
  })
  return withOwners(tx, changes)
}

const WORDS = { status: dealStatuses, dealType: dealTypes, targetArea: targetAreas }
