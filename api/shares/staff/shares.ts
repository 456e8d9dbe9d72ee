import { addDays } from 'date-fns/addDays'
import { type ActivityKind, type Change, recordEach } from '../../activity/activity.ts'
import { announceSubmission } from '../../activity/submissions.ts'
import { keepsNamedLinks } from '../../agency/agency.ts'
import type { Tx } from '../../db.ts'
import type { Changes, Id, Staff } from '../../deps.ts'
import { Prisma, type Share } from '../../generated/prisma/client.ts'
import { refuseBlocked } from '../../guard/guard.ts'
import { transactionOnce } from '../../idempotency/once.ts'
import { introduce } from '../../introductions/introductions.ts'
import { Conflict, checkVersion, found, InvalidInput } from '../../problems.ts'
import { lockRow } from '../../rows/lock.ts'
import { parse } from '../../rules/parse.ts'
import { hashPassword, randomToken } from '../../secrets.ts'
import type { Viewer } from '../../viewer.ts'
import { withPdf } from '../print/sharePdf.ts'
import { createShareRules, EXPIRED_ALREADY, renewShareRules, type SharedTalent, updateShareRules } from '../rules.ts'
import { type TalentSnapshot, takeSnapshots } from '../snapshot/takeSnapshots.ts'
import { type ShareState, USUAL_DAYS } from '../words.ts'
import { checkFingerprint, demandRecipientScopes, holdRecipient, recipientOf } from './shareRecipient.ts'

/** The public address of a share with a recipient. */
export const clientUrl = (publicUrl: string, token: string) => `${publicUrl}/shared/${token}`

/** The current state of a share's link. */
export function stateOf({ expiresAt, revokedAt }: Pick<Share, 'expiresAt' | 'revokedAt'>, now: Date): ShareState {
  if (revokedAt) return 'REVOKED'
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE'
}

/**
 * Shares one or several talents with a recipient, and freezes their profiles. Throws Forbidden, InvalidInput, NotFound,
 * and Conflict when the share would differ from the sharer's preview, or when an admin's rules refuse the share.
 */
export async function createShare(context: Staff, input: Record<string, unknown>): Promise<Id> {
  const { talents, passcode, expiresAt, recipientName, ...choice } = parse(createShareRules, input)
  demandRecipientScopes(context.viewer, choice)
  const { sections, showsNames } = choice
  const choices = { sections, showsNames, keepsNamedLinks: await keepsNamedLinks(context) }
  const now = context.clock.now()
  const recipient = await recipientOf(context.db, choice)
  checkFingerprint({ ...choices, ...recipient }, choice.basis)
  const { snapshots, note } = await takeSnapshots(context.db, talents, { ...choices, note: choice.note })
  const data = {
    ...{ recipientName, note, ...choices, ...recipient },
    expiresAt: expiryOf(expiresAt, now),
    passcodeHash: passcode ? await hashPassword(passcode) : null,
    createdById: context.viewer.id,
    createdAt: now,
    frozenAt: now,
    items: { create: snapshots.map(itemOf) },
  }
  return withPdf(context, { ...data, snapshots }, pdf =>
    transactionOnce(context, { operation: 'createShare', input }, async tx => {
      await holdRecipient(tx, recipient)
      await holdTalents(tx, snapshots)
      await refuseBlocked(tx, context.viewer, { ...recipient, talentIds: idsOf(snapshots) })
      const { id } = await tx.share.create({ data: { ...data, token: randomToken() }, select: { id: true } })
      await introduce(tx, { event: 'SHARED', shareId: id, at: now, pdf })
      await trace(tx, context.viewer, { id, kind: 'share.created' })
      return { id }
    }),
  )
}

/**
 * Changes the expiry of the link and the passcode. Keys obtained with the former passcode become invalid. Throws
 * InvalidInput, NotFound and Conflict.
 */
export async function updateShare(context: Staff, { id, version, ...input }: Changes): Promise<Id> {
  const { expiresAt, passcode } = parse(updateShareRules, input)
  const now = context.clock.now()
  const passcodeHash = passcode ? await hashPassword(passcode) : passcode
  return context.transaction(async tx => {
    const before = await lockShare(tx, id)
    checkVersion('share', before, version)
    const changes = [
      ...(expiresAt === undefined ? [] : [expiryChange(before.expiresAt, expiryOf(expiresAt, now))]),
      ...(passcodeHash === undefined ? [] : [passcodeChange(before.passcodeHash, passcodeHash)]),
    ].filter(change => change.before !== change.after || change.field === 'passcode')
    if (changes.length === 0) return { id }
    await tx.share.update({ where: { id }, data: { expiresAt, passcodeHash, version: { increment: 1 } } })
    await trace(tx, context.viewer, { id, kind: 'share.updated' }, changes)
    return { id }
  })
}

/** Revokes the link of a share, which stops working at once. Throws NotFound. */
export function revokeShare({ viewer, transaction, clock }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const { revokedAt } = await lockShare(tx, id)
    if (revokedAt) return { id }
    await tx.share.update({ where: { id }, data: { revokedAt: clock.now(), version: { increment: 1 } } })
    await trace(tx, viewer, { id, kind: 'share.revoked' })
    return { id }
  })
}

/**
 * Replaces the frozen profiles by current profiles, with a new record in the ledger. The client's answers remain. An
 * expired share gets a new expiry, a revoked share a new link. Throws Forbidden, InvalidInput, NotFound and Conflict.
 */
export async function renewShare(context: Staff, { id, version, ...input }: Changes): Promise<Id> {
  const { expiresAt, talents } = parse(renewShareRules, input)
  const now = context.clock.now()
  const before = await readShare(context.db, id)
  demandRecipientScopes(context.viewer, before)
  const today = { keepsNamedLinks: await keepsNamedLinks(context) }
  const { snapshots, note } = await takeSnapshots(context.db, talents ?? sharedBefore(before), { ...before, ...today })
  const { position, needs } = await recipientOf(context.db, before)
  const data = { position, needs, note, frozenAt: now, ...today }
  return withPdf(context, { ...before, ...data, snapshots }, pdf =>
    context.transaction(async tx => {
      await holdRecipient(tx, before)
      await holdTalents(tx, snapshots)
      const locked = await lockShare(tx, id)
      checkVersion('share', locked, version ?? before.version)
      await refuseBlocked(tx, context.viewer, { ...before, talentIds: idsOf(snapshots), exceptShareId: id })
      const isOver = stateOf(locked, now) !== 'ACTIVE'
      await replaceItems(tx, id, snapshots)
      await tx.share.update({
        where: { id },
        data: {
          ...{ ...data, revokedAt: null, version: { increment: 1 } },
          ...(locked.revokedAt && { token: randomToken() }),
          expiresAt: expiresAt === undefined && !isOver ? undefined : expiryOf(expiresAt, now),
        },
      })
      await introduce(tx, { event: 'RENEWED', shareId: id, at: now, pdf })
      await trace(tx, context.viewer, { id, kind: 'share.renewed' })
      return { id }
    }),
  )
}

/** Replaces the talents of a share. Talents that remain keep their answers. */
async function replaceItems(tx: Tx, shareId: number, snapshots: TalentSnapshot[]) {
  await tx.shareItem.deleteMany({
    where: { shareId, OR: [{ talentId: null }, { talentId: { notIn: idsOf(snapshots) } }] },
  })
  for (const [index, one] of snapshots.entries()) {
    const { key, talentId, ...item } = itemOf(one, index)
    await tx.shareItem.upsert({
      where: { shareId_talentId: { shareId, talentId } },
      create: { shareId, key, talentId, ...item },
      update: item,
    })
  }
}

/**
 * Locks the deal, company and talents of a share, then the share, until the transaction ends. A deletion of a deal,
 * company or talent locks in the same order before it changes rows of shares, so that both do not deadlock. Throws
 * NotFound.
 */
export async function lockShare(tx: Tx, id: number): Promise<Share> {
  await tx.$queryRaw`SELECT 1 FROM "Deal" WHERE id = (SELECT "dealId" FROM "Share" WHERE id = ${id}) FOR KEY SHARE`
  await tx.$queryRaw`SELECT 1 FROM "Company" WHERE id = (SELECT "companyId" FROM "Share" WHERE id = ${id}) FOR KEY SHARE`
  await tx.$queryRaw`
    SELECT 1 FROM "Talent" WHERE id IN (SELECT "talentId" FROM "ShareItem" WHERE "shareId" = ${id}) ORDER BY id FOR KEY SHARE`
  return lockRow(tx, { model: 'Share', id, what: 'Share' })
}

/**
 * Records an activity about a share in the timelines of its deal, company and talents, and publishes it to the pages
 * that show them.
 */
export async function trace(
  tx: Tx,
  viewer: Pick<Viewer, 'id'> | null,
  { id, kind, talentIds }: { id: number; kind: ActivityKind; talentIds?: number[] },
  changes: Change[] = [],
) {
  const share = await readShare(tx, id)
  const { dealId, companyId, recipientName, recipientCompany } = share
  const recipient = { field: 'recipient', before: null, after: `${recipientName}, ${recipientCompany}` }
  const subject = { shareId: id, ...(dealId && { dealId }), ...(companyId && { companyId }) }
  const talents = talentIds ?? share.items.flatMap(({ talentId }) => talentId ?? [])
  const [only] = talents
  const isOne = only !== undefined && talents.length === 1
  const subjects = isOne
    ? [{ ...subject, talentId: only }]
    : [...(dealId || companyId ? [subject] : []), ...talents.map(talentId => ({ shareId: id, talentId }))]
  await recordEach(tx, viewer, kind, subjects, [recipient, ...changes])
  await announceSubmission(tx, { dealId, talentIds: share.items.flatMap(({ talentId }) => talentId ?? []) }, id)
}

async function readShare(db: Tx, id: number) {
  const include = { items: { orderBy: { position: 'asc' } } } as const
  return found(await db.share.findUnique({ where: { id }, include }), 'Share')
}

/** The talents of a share that were not deleted. */
function sharedBefore({ items }: Prisma.ShareGetPayload<{ include: { items: true } }>): SharedTalent[] {
  const talents = items.flatMap(({ talentId, line, kept }) => (talentId ? [{ talentId, line, kept }] : []))
  if (talents.length === 0) throw new InvalidInput('The talents of this share were deleted')
  return talents
}

const itemOf = ({ talentId, version, line, kept, shown }: TalentSnapshot, position: number) => ({
  ...{ key: randomToken(), talentId, position, line, kept, shown, talentVersion: version },
})

const idsOf = (snapshots: TalentSnapshot[]) => snapshots.map(({ talentId }) => talentId)

/** Locks the talents against changes until the transaction ends. Throws Conflict when a snapshot is outdated. */
async function holdTalents(tx: Tx, snapshots: TalentSnapshot[]) {
  const ids = idsOf(snapshots)
  const rows = await tx.$queryRaw<{ id: number; version: number }[]>`
    SELECT id, version FROM "Talent" WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR SHARE`
  const isSame = ({ talentId, version }: TalentSnapshot) =>
    rows.some(row => row.id === talentId && row.version === version)
  if (!snapshots.every(isSame)) throw new Conflict('A profile was changed at this very moment. Please try again.')
}

/** The time when the link expires; null for never. Throws InvalidInput for a past time. */
function expiryOf(chosen: Date | null | undefined, now: Date): Date | null {
  if (chosen && chosen <= now) throw new InvalidInput(EXPIRED_ALREADY, { expiresAt: EXPIRED_ALREADY })
  return usualExpiry(chosen, now)
}

/** The time when the link expires: the chosen time, null for never, or the default if `chosen` is undefined. */
export const usualExpiry = (chosen: Date | null | undefined, now: Date): Date | null =>
  chosen === undefined ? addDays(now, USUAL_DAYS) : chosen

function expiryChange(before: Date | null, after: Date | null): Change {
  return { field: 'expiresAt', before: before?.toISOString() ?? 'never', after: after?.toISOString() ?? 'never' }
}

function passcodeChange(before: string | null, after: string | null): Change {
  return { field: 'passcode', before: before && 'set', after: after && (before ? 'changed' : 'set') }
}
