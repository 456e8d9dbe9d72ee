import { changesInWords, record } from '../activity/activity.ts'
import { candidateStatuses } from '../candidates/words.ts'
import type { Tx } from '../db.ts'
import { lockWithDeal } from '../deals/deals.ts'
import type { Id, Sent, Staff } from '../deps.ts'
import { removeFilesOf } from '../files/claims.ts'
import type { ExternalApplication } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { createTalentRules } from '../talents/rules.ts'
import { addTalent, createTalent } from '../talents/talents.ts'
import { announceChange } from './changes.ts'
import { updateApplicationRules } from './rules.ts'

/** The result of the verbs: the application and its deal. */
export type Done = { id: number; dealId: number }

/** Updates status and notes, if sent. Throws InvalidInput and NotFound. */
export function updateApplication({ viewer, transaction }: Staff, { id, ...input }: Sent): Promise<Done> {
  const data = parse(updateApplicationRules, input)
  return transaction(async tx => {
    const before = await lockApplication(tx, id)
    const { dealId } = before
    const changes = changesInWords<ExternalApplication>(before, data, { status: candidateStatuses })
    if (changes.length === 0) return { id, dealId }
    await tx.externalApplication.update({ where: { id }, data })
    await record(tx, viewer, 'application.updated', { dealId }, [applicant(before), ...changes])
    await announceChange(tx, before)
    return { id, dealId }
  })
}

/** Removes an application with its file. Throws NotFound. */
export function removeApplication({ viewer, transaction }: Staff, { id }: Id): Promise<Done> {
  return transaction(async tx => {
    const application = await lockApplication(tx, id)
    const { dealId } = application
    await removeFilesOf(tx, { applicationId: id })
    await tx.externalApplication.delete({ where: { id } })
    await record(tx, viewer, 'application.removed', { dealId }, [{ ...applicant(application), after: null }])
    await announceChange(tx, application)
    return { id, dealId }
  })
}

/**
 * Adds a talent. With `applicationId`, links the application to the talent, who gets its resume unless another one is
 * sent. Throws InvalidInput; with `applicationId` also NotFound and Conflict.
 */
export function makeTalent(
  context: Staff,
  input: { applicationId?: number | null } & Record<string, unknown>,
): Promise<Id> {
  const { applicationId } = input
  if (applicationId == null) return createTalent(context, input)
  const talent = parse(createTalentRules, input)
  return transactionOnce(context, { operation: 'createTalent', input }, async tx => {
    const application = await lockApplication(tx, applicationId)
    const { id, dealId, resumeUrl } = application
    if (application.talentId !== null) throw new Conflict('This applicant is a talent already')
    const added = await addTalent(tx, context.viewer, { ...talent, resumeUrl: talent.resumeUrl ?? resumeUrl })
    const talentId = added.id
    await tx.externalApplication.update({ where: { id }, data: { talentId }, select: { id: true } })
    await record(tx, context.viewer, 'application.becameTalent', { dealId, talentId }, [applicant(application)])
    await announceChange(tx, application)
    return { id: talentId }
  })
}

const lockApplication = async (tx: Tx, id: number) =>
  (await lockWithDeal(tx, { model: 'ExternalApplication', id, what: 'Application' })).row

/** Names the applicant in the deal's timeline, as there is no talent to link. */
function applicant({ name, email, phone }: ExternalApplication) {
  const who = name ?? email ?? phone
  return { field: 'applicant', before: who, after: who }
}
