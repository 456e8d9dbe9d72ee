import { record } from '../activity/activity.ts'
import { linkTalent, lockApplicant } from '../applications/applications.ts'
import type { Tx } from '../db.ts'
import type { Staff } from '../deps.ts'
import { claimFiles, removeFilesOf } from '../files/claims.ts'
import type { Talent } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict, checkVersion, InvalidInput, NotFound } from '../problems.ts'
import type { Contact } from '../rules/contacts.ts'
import { parse } from '../rules/parse.ts'
import { contactKeys } from './contactKeys.ts'
import { describeTalentChanges } from './history.ts'
import { storePreviousCompanies } from './previousCompanies.ts'
import { createTalentRules, type TalentChange, talentChangeRules, talentStatusRules } from './rules.ts'
import { talentStatuses } from './words.ts'

/**
 * Adds a talent. With `applicationId`, it is made of an applicant: the application names the talent from then on, and its
 * resume is the talent's unless another one is sent. Throws InvalidInput, and then NotFound and Conflict, too.
 */
export function createTalent(
  context: Staff,
  input: { applicationId?: number | null } & Record<string, unknown>,
): Promise<{ id: number }> {
  const { applicationId } = input
  const given = parse(createTalentRules, input)
  return transactionOnce(context, { operation: 'createTalent', input }, async tx => {
    const application = applicationId == null ? null : await lockApplicant(tx, applicationId)
    const talent = { ...given, resumeUrl: given.resumeUrl ?? application?.resumeUrl }
    await checkReferrer(tx, talent.referredBy)
    const { id } = await tx.talent.create({
      data: { ...columns(talent), contactKeys: contactKeys(talent) },
      select: { id: true },
    })
    await claimFiles(tx, { talentId: id }, fileSlots(talent))
    await record(tx, context.viewer, 'talent.created', { talentId: id })
    if (application) await linkTalent(tx, context.viewer, application, id)
    return { id }
  })
}

/**
 * Changes the fields that are sent. With `version`, throws Conflict when somebody else was faster; without it, the last
 * change wins. Throws InvalidInput and NotFound, too.
 */
export function updateTalent(
  { viewer, transaction }: Staff,
  { id, version, ...input }: { id: number; version?: number | null } & Record<string, unknown>,
): Promise<{ id: number }> {
  return transaction(async tx => {
    const before = await lockTalent(tx, id)
    checkVersion('talent', before, version)
    const change = parse(talentChangeRules(before), input)
    await checkReferrer(tx, change.referredBy, id)
    const data = columns(change)
    const changes = await describeTalentChanges(tx, before, data)
    if (changes.length === 0) return { id }
    await tx.talent.update({
      where: { id },
      data: { ...data, contactKeys: contactKeys(changed<Contact>(before, data)), version: { increment: 1 } },
    })
    await claimFiles(tx, { talentId: id }, fileSlots(data, before))
    await record(tx, viewer, 'talent.updated', { talentId: id }, changes)
    return { id }
  })
}

/** Any status may follow any other. Throws InvalidInput and NotFound. */
export function setTalentStatus(
  { viewer, transaction }: Staff,
  { id, ...input }: { id: number; status: unknown },
): Promise<{ id: number }> {
  const { status } = parse(talentStatusRules, input)
  return transaction(async tx => {
    const before = await lockTalent(tx, id)
    if (before.status === status) return { id }
    await tx.talent.update({ where: { id }, data: { status, version: { increment: 1 } } })
    await record(tx, viewer, 'talent.statusChanged', { talentId: id }, [
      { field: 'status', before: talentStatuses[before.status], after: talentStatuses[status] },
    ])
    return { id }
  })
}

/** Deletes a talent with comments and files. Throws Conflict, naming the deals, while it is a candidate somewhere. */
export function deleteTalent({ viewer, transaction }: Staff, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    await lockTalent(tx, id)
    const deals = await tx.deal.findMany({
      where: { OR: [{ selectedTalentId: id }, { candidates: { some: { talentId: id } } }] },
      select: { title: true },
      orderBy: { title: 'asc' },
    })
    if (deals.length > 0) {
      const titles = deals.map(deal => `'${deal.title}'`).join(', ')
      throw new Conflict(`This talent is a candidate for ${titles} and cannot be deleted`)
    }
    await removeFilesOf(tx, { talentId: id })
    await tx.talent.delete({ where: { id } })
    await record(tx, viewer, 'talent.deleted', {}, [{ field: 'talent', before: String(id), after: null }])
    return { id }
  })
}

/** The row, locked until the transaction ends, so that changes made at once follow one another. Throws NotFound. */
export async function lockTalent(tx: Tx, id: number): Promise<Talent> {
  await tx.$queryRaw`SELECT 1 FROM "Talent" WHERE id = ${id} FOR UPDATE`
  const talent = await tx.talent.findUnique({ where: { id } })
  if (!talent) throw new NotFound('Talent')
  return talent
}

/** Keeps the talent from being deleted until the transaction ends. Throws NotFound. */
export async function holdTalent(tx: Tx, id: number) {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Talent" WHERE id = ${id} FOR KEY SHARE`
  if (rows.length === 0) throw new NotFound('Talent')
}

async function checkReferrer(tx: Tx, referredBy: number | null | undefined, self?: number) {
  if (referredBy == null) return
  const known = referredBy !== self && (await tx.talent.findUnique({ where: { id: referredBy }, select: { id: true } }))
  if (known) return
  const message = referredBy === self ? 'A talent cannot refer themselves' : 'The referring talent does not exist'
  throw new InvalidInput(message, { referredBy: message })
}

/** The input in the table's own columns. Prisma leaves alone what is undefined. */
function columns<Input extends TalentChange>({ referredBy, previousCompanies, ...input }: Input) {
  return {
    ...input,
    referredById: referredBy,
    previousCompanies: previousCompanies && storePreviousCompanies(previousCompanies),
  }
}

function changed<Row extends object>(before: Row, change: Partial<Row>): Row {
  return { ...before, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
}

type FileAddresses = Partial<Pick<Talent, 'profilePictureUrl' | 'resumeUrl' | 'portfolioPdfUrl'>>

/** The slots whose files are others now. */
function fileSlots(after: FileAddresses, before: FileAddresses = {}) {
  return (['profilePictureUrl', 'resumeUrl', 'portfolioPdfUrl'] as const)
    .filter(field => after[field] !== undefined && after[field] !== before[field])
    .map(field => ({ kind: FILE_KINDS[field], url: after[field] }))
}

const FILE_KINDS = { profilePictureUrl: 'PICTURE', resumeUrl: 'RESUME', portfolioPdfUrl: 'PORTFOLIO' } as const
