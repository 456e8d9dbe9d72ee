import { type Change, record } from '../activity/activity.ts'
import { announceSubmission } from '../activity/submissions.ts'
import { holdCompany } from '../companies/companies.ts'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import type { ContactBan } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { parse } from '../rules/parse.ts'
import { lockTalent } from '../talents/talents.ts'
import { addContactBanRules } from './rules.ts'
import { contactBanSides } from './words.ts'

/** The result of a change: the ids of the ban, its company and its talent. */
type Done = { id: number; companyId: number; talentId: number }

/**
 * Records that a company and a talent must not be brought together. Throws InvalidInput, NotFound, and Conflict when
 * the same side has already asked for this ban.
 */
export function addContactBan(context: Staff, input: Record<string, unknown>): Promise<Done> {
  const ban = parse(addContactBanRules, input)
  const { companyId, talentId, askedBy } = ban
  return transactionOnce(context, { operation: 'addContactBan', input }, async tx => {
    await lockTalent(tx, talentId)
    await holdCompany(tx, companyId)
    const same = { companyId_talentId_askedBy: { companyId, talentId, askedBy } }
    if (await tx.contactBan.findUnique({ where: same, select: { id: true } })) {
      throw new Conflict('This is on the do-not-contact list already')
    }
    const added = await tx.contactBan.create({
      data: { ...ban, createdById: context.viewer.id, createdAt: context.clock.now() },
    })
    const changes = (await wordsOf(tx, added)).map(([field, after]): Change => ({ field, before: null, after }))
    await record(tx, context.viewer, 'contactBan.added', { companyId, talentId }, changes)
    await announceSubmission(tx, { talentIds: [talentId] }, added.id)
    return { id: added.id, companyId, talentId }
  })
}

/** Removes a ban. Throws NotFound. */
export function removeContactBan({ viewer, transaction }: Staff, { id }: Id): Promise<Done> {
  return transaction(async tx => {
    const ban = await lockRow(tx, { model: 'ContactBan', id, what: 'Entry' })
    const { companyId, talentId } = ban
    await tx.contactBan.delete({ where: { id } })
    const changes = (await wordsOf(tx, ban)).map(([field, before]): Change => ({ field, before, after: null }))
    await record(tx, viewer, 'contactBan.removed', { companyId, talentId }, changes)
    await announceSubmission(tx, { talentIds: [talentId] }, id)
    return { id, companyId, talentId }
  })
}

async function wordsOf(tx: Tx, { companyId, askedBy, reason }: ContactBan): Promise<[string, string][]> {
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } })
  return [
    ['company', name],
    ['askedBy', contactBanSides[askedBy]],
    ...(reason ? [['reason', reason] as [string, string]] : []),
  ]
}
