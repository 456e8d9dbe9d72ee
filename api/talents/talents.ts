import { changesInWords, record, withNames } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Changes, Id, Staff } from '../deps.ts'
import { claimFiles, removeFilesOf, type Slot } from '../files/claims.ts'
import { keyOfUrl } from '../files/files.ts'
import type { Talent } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { checkOwner, ownerOf, withOwners } from '../owners/owners.ts'
import { Conflict, checkVersion, InvalidInput, NotFound } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { parse } from '../rules/parse.ts'
import { demandFile, holds } from '../scopes/may.ts'
import type { Viewer } from '../viewer.ts'
import { forgetTalent } from './forgetting.ts'
import { readPreviousCompanies, storePreviousCompanies } from './previousCompanies.ts'
import { readContacts } from './readContacts.ts'
import { readTerms, TERMS } from './readTerms.ts'
import { createTalentRules, type NewTalent, type TalentChange, talentChangeRules, talentStatusRules } from './rules.ts'
import { nameOrders, rateTypes, talentAreas, talentStatuses } from './words.ts'

/** Adds a talent. Throws InvalidInput. */
export function createTalent(context: Staff, input: object): Promise<Id> {
  const talent = parse(createTalentRules, input)
  return transactionOnce(context, { operation: 'createTalent', input }, tx => addTalent(tx, context.viewer, talent))
}

/** Adds a talent as part of a transaction. */
export async function addTalent(tx: Tx, viewer: Viewer, talent: NewTalent): Promise<Id> {
  await checkReferrer(tx, talent.referredBy)
  await checkOwner(tx, talent.ownerId)
  const { id } = await tx.talent.create({
    data: { ...columns(talent), ownerId: ownerOf(talent, viewer) },
    select: { id: true },
  })
  await readTerms(tx, { ids: [id] })
  await demandFiles(tx, viewer, fileSlots(talent))
  await readContacts(tx, { ids: [id] })
  await claimFiles(tx, { talentId: id }, fileSlots(talent))
  await record(tx, viewer, 'talent.created', { talentId: id })
  return { id }
}

/** Updates the sent fields. Throws InvalidInput, NotFound, and Conflict when `version` is not current. */
export function updateTalent({ viewer, transaction }: Staff, { id, version, ...input }: Changes): Promise<Id> {
  return transaction(async tx => {
    const before = await lockTalent(tx, id)
    checkVersion('talent', before, version)
    const change = parse(talentChangeRules(before), input)
    await checkReferrer(tx, change.referredBy, id)
    if (change.ownerId !== before.ownerId) await checkOwner(tx, change.ownerId)
    const data = columns(change)
    const changes = await describeTalentChanges(tx, before, data)
    if (changes.length === 0) return { id }
    await tx.talent.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    })
    if (TERMS.some(field => field in data)) await readTerms(tx, { ids: [id] })
    await demandFiles(tx, viewer, fileSlots(data, before))
    if (CONTACTS.some(field => field in data)) await readContacts(tx, { ids: [id] })
    await claimFiles(tx, { talentId: id }, fileSlots(data, before))
    await record(tx, viewer, 'talent.updated', { talentId: id }, changes)
    return { id }
  })
}

/** Sets the status; any order is allowed. Throws InvalidInput and NotFound. */
export function setTalentStatus({ viewer, transaction }: Staff, { id, ...input }: Changes): Promise<Id> {
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

/** Confirms that the rates are still right. Throws InvalidInput when the talent has no rates, and NotFound. */
export function confirmRates({ viewer, transaction, clock }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const { ratesConfirmedAt } = await lockTalent(tx, id)
    if (!ratesConfirmedAt) throw new InvalidInput('This talent has no rates')
    await tx.talent.update({
      where: { id },
      data: { ratesConfirmedAt: clock.now(), version: { increment: 1 } },
      select: { id: true },
    })
    await record(tx, viewer, 'talent.ratesConfirmed', { talentId: id })
    return { id }
  })
}

/**
 * Checks that the viewer may read these files, as all readers of the talent may read them later. Throws Forbidden for a
 * token that may not read one of the files.
 */
async function demandFiles(tx: Tx, viewer: Viewer, slots: Slot[]) {
  const keys = slots.flatMap(({ url }) => keyOfUrl(url) ?? [])
  for (const file of await tx.storedFile.findMany({ where: { key: { in: keys } } })) demandFile(viewer, file)
}

/**
 * Deletes a talent with comments and files, and removes the talent's name from comments on other records. Throws
 * Conflict while the talent is a candidate; the message lists the deals for viewers who may read deals.
 */
export function deleteTalent({ viewer, transaction }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const talent = await lockTalent(tx, id)
    const deals = await tx.deal.findMany({
      where: { OR: [{ selectedTalentId: id }, { candidates: { some: { talentId: id } } }] },
      select: { title: true },
      orderBy: { title: 'asc' },
    })
    if (deals.length > 0) {
      const titles = deals.map(deal => `'${deal.title}'`).join(', ')
      const named = holds(viewer, 'deals:read') ? titles : deals.length === 1 ? '1 deal' : `${deals.length} deals`
      throw new Conflict(`This talent is a candidate for ${named} and cannot be deleted`)
    }
    await removeFilesOf(tx, { talentId: id })
    await forgetTalent(tx, talent)
    await tx.talent.delete({ where: { id } })
    await record(tx, viewer, 'talent.deleted', {}, [{ field: 'talent', before: String(id), after: null }])
    return { id }
  })
}

/** Reads the talent's row and locks it until the transaction ends. Throws NotFound. */
export const lockTalent = (tx: Tx, id: number) => lockRow(tx, { model: 'Talent', id, what: 'Talent' })

/** Locks the talent against deletion until the transaction ends. Throws NotFound. */
export async function holdTalent(tx: Tx, id: number) {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Talent" WHERE id = ${id} FOR KEY SHARE`
  if (rows.length === 0) throw new NotFound('Talent')
}

/** Locks the talents against deletion until the transaction ends. Returns the ids of those talents that exist. */
export async function holdTalents(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Talent" WHERE id = ANY(${ids}) ORDER BY id FOR KEY SHARE`
  return new Set(rows.map(({ id }) => id))
}

async function checkReferrer(tx: Tx, referredBy: number | null | undefined, self?: number) {
  if (referredBy == null) return
  const known = referredBy !== self && (await tx.talent.findUnique({ where: { id: referredBy }, select: { id: true } }))
  if (known) return
  const message = referredBy === self ? 'A talent cannot refer themselves' : 'The referring talent does not exist'
  throw new InvalidInput(message, { referredBy: message })
}

/** Maps the input to the table's columns. Prisma ignores undefined values. */
function columns<Input extends TalentChange>({ referredBy, previousCompanies, ...input }: Input) {
  return {
    ...input,
    referredById: referredBy,
    previousCompanies: previousCompanies && storePreviousCompanies(previousCompanies),
  }
}

const CONTACTS = ['email', 'phone', 'linkedinUrl'] as const

type FileAddresses = Partial<Pick<Talent, 'profilePictureUrl' | 'resumeUrl' | 'portfolioPdfUrl'>>

/** The file fields whose file has changed. */
function fileSlots(after: FileAddresses, before: FileAddresses = {}) {
  return (['profilePictureUrl', 'resumeUrl', 'portfolioPdfUrl'] as const)
    .filter(field => after[field] !== undefined && after[field] !== before[field])
    .map(field => ({ kind: FILE_KINDS[field], url: after[field] }))
}

const FILE_KINDS = { profilePictureUrl: 'PICTURE', resumeUrl: 'RESUME', portfolioPdfUrl: 'PORTFOLIO' } as const

/** The changes for the timeline, with the specification's labels instead of keys, and names instead of ids. */
async function describeTalentChanges(tx: Tx, before: Talent, after: Partial<Talent>) {
  // The database does not keep the key order of JSON objects.
  const previousCompanies = readPreviousCompanies(before.previousCompanies)
  const changes = await withNames(changesInWords<Talent>({ ...before, previousCompanies }, after, WORDS), {
    field: 'referredById',
    as: 'referredBy',
    nameOf: id => tx.talent.findUnique({ where: { id }, select: { name: true } }),
  })
  return withOwners(tx, changes)
}

const WORDS = { status: talentStatuses, area: talentAreas, preferredRateType: rateTypes, nameOrder: nameOrders }
