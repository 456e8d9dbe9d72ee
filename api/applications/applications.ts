import { changesInWords, record } from '../activity/activity.ts'
import { candidateStatuses } from '../candidates/words.ts'
import type { Tx } from '../db.ts'
import { lockDeal, lockWithDeal } from '../deals/deals.ts'
import type { Changes, Id, Staff } from '../deps.ts'
import { removeFilesOf } from '../files/claims.ts'
import type { ExternalApplication } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict, checkVersion } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { demandTokenScopes } from '../scopes/may.ts'
import { createTalentRules } from '../talents/rules.ts'
import { addTalent, createTalent } from '../talents/talents.ts'
import { announceChange } from './changes.ts'
import { erase, markForErasure } from './erasure.ts'
import { updateApplicationRules } from './rules.ts'
import { applicant, moveUp, moveUpWaiting } from './waitingList.ts'

/** The ids of an application and its deal, returned by the functions below. */
export type ApplicationIds = { id: number; dealId: number }

/** Updates the sent status and notes. Throws InvalidInput, NotFound, and Conflict when `version` is not current. */
export function updateApplication(
  { viewer, transaction }: Staff,
  { id, version, ...input }: Changes,
): Promise<ApplicationIds> {
  const data = parse(updateApplicationRules, input)
  return transaction(async tx => {
    const before = await lockApplication(tx, id)
    checkVersion('application', before, version)
    const { dealId } = before
    const changes = changesInWords<ExternalApplication>(before, data, { status: candidateStatuses })
    if (changes.length === 0) return { id, dealId }
    const isBack = data.status !== undefined && data.status !== 'WITHDRAWN'
    await tx.externalApplication.update({ where: { id }, data: { ...data, ...(isBack && { withdrawnAt: null }) } })
    await record(tx, viewer, 'application.updated', { dealId, applicationId: id }, [applicant(before), ...changes])
    await announceChange(tx, before)
    return { id, dealId }
  })
}

/**
 * Moves an application to another deal, where it gets the status and match of a new application. The deal's limit does
 * not apply, as staff move the application. Throws NotFound, and Conflict when the other deal has the same application.
 */
export function moveApplication(
  { viewer, transaction }: Staff,
  { id, dealId }: { id: number; dealId: number },
): Promise<ApplicationIds> {
  return transaction(async tx => {
    const before = await lockApplication(tx, id)
    const { fingerprint } = before
    const [from, to] = [await lockDeal(tx, before.dealId), await lockDeal(tx, dealId)]
    if (await tx.externalApplication.findUnique({ where: { dealId_fingerprint: { dealId, fingerprint } } })) {
      throw new Conflict(`${applicant(before).after} applied for '${to.title}' already`)
    }
    await tx.externalApplication.update({
      where: { id },
      data: { dealId, status: 'APPLIED', matchPercentage: null, isWaiting: false },
    })
    const change = { field: 'deal', before: from.title, after: to.title }
    for (const deal of [from, to]) {
      const about = { dealId: deal.id, applicationId: id }
      await record(tx, viewer, 'application.updated', about, [applicant(before), change])
      await announceChange(tx, { id, dealId: deal.id })
    }
    await moveUpWaiting(tx, from.id)
    return { id, dealId }
  })
}

/** Removes an application with its file, or erases it if the applicant has asked for erasure. Throws NotFound. */
export function removeApplication({ viewer, transaction }: Staff, { id }: Id): Promise<ApplicationIds> {
  return transaction(async tx => {
    const application = await lockApplication(tx, id)
    const { dealId } = application
    if (application.erasureAskedAt) {
      await erase(tx, viewer, application)
      return { id, dealId }
    }
    await removeFilesOf(tx, { applicationId: id })
    await tx.externalApplication.delete({ where: { id } })
    await record(tx, viewer, 'application.removed', { dealId }, [{ ...applicant(application), after: null }])
    await moveUpWaiting(tx, dealId)
    await announceChange(tx, application)
    return { id, dealId }
  })
}

/** Moves a waiting application up, even without a free place. Ignores any other application. Throws NotFound. */
export function moveUpApplication({ viewer, transaction }: Staff, { id }: Id): Promise<ApplicationIds> {
  return transaction(async tx => {
    const application = await lockApplication(tx, id)
    if (application.isWaiting) await moveUp(tx, application, viewer)
    return { id, dealId: application.dealId }
  })
}

/** Marks an application for erasure on behalf of its applicant. Throws NotFound. */
export function requestErasure({ viewer, transaction, clock }: Staff, { id }: Id): Promise<ApplicationIds> {
  return transaction(async tx => {
    const application = await lockApplication(tx, id)
    await markForErasure(tx, application, { viewer, at: clock.now() })
    return { id, dealId: application.dealId }
  })
}

/**
 * Erases an application with its file and its timeline entries. Only a timeline entry about the erasure remains. Throws
 * NotFound, and Conflict while the applicant is a talent.
 */
export function eraseApplication({ viewer, transaction }: Staff, { id }: Id): Promise<ApplicationIds> {
  return transaction(async tx => {
    const application = await lockApplication(tx, id)
    await erase(tx, viewer, application)
    return { id, dealId: application.dealId }
  })
}

/**
 * Adds a talent. With `applicationId`, links the application to the talent, and copies the application's resume unless
 * the input contains another resume. Throws InvalidInput; with `applicationId` also Forbidden, NotFound and Conflict.
 */
export function makeTalent(
  context: Staff,
  input: { applicationId?: number | null } & Record<string, unknown>,
): Promise<Id> {
  const { applicationId } = input
  if (applicationId == null) return createTalent(context, input)
  demandTokenScopes(context.viewer, ['applications:write'])
  const talent = parse(createTalentRules, input)
  return transactionOnce(context, { operation: 'createTalent', input }, async tx => {
    const application = await lockApplication(tx, applicationId)
    const { id, dealId, resumeUrl } = application
    if (application.talentId !== null) throw new Conflict('This applicant is a talent already')
    const added = await addTalent(tx, context.viewer, { ...talent, resumeUrl: talent.resumeUrl ?? resumeUrl })
    const talentId = added.id
    await tx.externalApplication.update({ where: { id }, data: { talentId }, select: { id: true } })
    await record(tx, context.viewer, 'application.becameTalent', { dealId, talentId, applicationId: id }, [
      applicant(application),
    ])
    await announceChange(tx, application)
    return { id: talentId }
  })
}

/** Locks the deal, then the application, until the transaction ends. Throws NotFound. */
export const lockApplication = async (tx: Tx, id: number) =>
  (await lockWithDeal(tx, { model: 'ExternalApplication', id, what: 'Application' })).row
