import { changesInWords, record } from '../activity/activity.ts'
import { candidateStatuses } from '../candidates/words.ts'
import type { Tx } from '../db.ts'
import { lockDeal } from '../deals/deals.ts'
import type { Staff } from '../deps.ts'
import { removeFilesOf } from '../files/claims.ts'
import type { ExternalApplication } from '../generated/prisma/client.ts'
import { Conflict, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import type { Viewer } from '../viewer.ts'
import { announceChange } from './changes.ts'
import { updateApplicationRules } from './rules.ts'

/** What the verbs answer: the application and its deal. */
export type Done = { id: number; dealId: number }

/** Changes status or notes, whichever are sent. Throws InvalidInput and NotFound. */
export function updateApplication(
  { viewer, transaction }: Staff,
  { id, ...input }: { id: number } & Record<string, unknown>,
): Promise<Done> {
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
export function removeApplication({ viewer, transaction }: Staff, id: number): Promise<Done> {
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

/** The application of somebody who shall become a talent, locked. Throws NotFound, and Conflict when they are one already. */
export async function lockApplicant(tx: Tx, id: number): Promise<ExternalApplication> {
  const application = await lockApplication(tx, id)
  if (application.talentId !== null) throw new Conflict('This applicant is a talent already')
  return application
}

/** Has the application name the talent that was made of it. */
export async function linkTalent(tx: Tx, viewer: Viewer, application: ExternalApplication, talentId: number) {
  const { id, dealId } = application
  await tx.externalApplication.update({ where: { id }, data: { talentId }, select: { id: true } })
  await record(tx, viewer, 'application.becameTalent', { dealId, talentId }, [applicant(application)])
  await announceChange(tx, application)
}

/** The deal is locked first, as everywhere, or two changes could wait for one another. */
async function lockApplication(tx: Tx, id: number): Promise<ExternalApplication> {
  const found = await tx.externalApplication.findUnique({ where: { id }, select: { dealId: true } })
  if (!found) throw new NotFound('Application')
  await lockDeal(tx, found.dealId, 'Application')
  await tx.$queryRaw`SELECT 1 FROM "ExternalApplication" WHERE id = ${id} FOR UPDATE`
  const application = await tx.externalApplication.findUnique({ where: { id } })
  if (!application) throw new NotFound('Application')
  return application
}

/** Whose application it is, for the deal's timeline: there is no talent to point to. */
function applicant({ name, email, phone }: ExternalApplication) {
  const who = name ?? email ?? phone
  return { field: 'applicant', before: who, after: who }
}
