import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { removeFilesOf } from '../files/claims.ts'
import type { ExternalApplication } from '../generated/prisma/client.ts'
import { Conflict } from '../problems.ts'
import type { Viewer } from '../viewer.ts'
import { announceChange } from './changes.ts'
import { applicant, moveUpWaiting } from './waitingList.ts'
import { PROCESSING_FAILED } from './words.ts'

/** Marks an application for erasure. A repeated call changes nothing. */
export async function markForErasure(
  tx: Tx,
  application: ExternalApplication,
  { viewer, at }: { viewer: Viewer | null; at: Date },
) {
  if (application.erasureAskedAt) return
  const { id, dealId } = application
  await tx.externalApplication.update({ where: { id }, data: { erasureAskedAt: at }, select: { id: true } })
  await record(tx, viewer, 'application.erasureAsked', { dealId, applicationId: id }, [applicant(application)])
  await announceChange(tx, application)
}

/**
 * Removes an application, its files and its timeline entries. Links to the application then show that it was erased.
 * Throws Conflict while the applicant is a talent, as the talent's profile would still contain the data.
 */
export async function erase(tx: Tx, viewer: Viewer, application: ExternalApplication) {
  const { id, dealId, linkHash, talentId } = application
  if (talentId !== null) throw new Conflict(await asTalent(tx, talentId))
  await removeFilesOf(tx, { applicationId: id })
  const mailed = await tx.applicantLink.findMany({ where: { applicationId: id }, select: { linkHash: true } })
  await tx.externalApplication.delete({ where: { id }, select: { id: true } })
  const data = linkHash ? [{ linkHash }, ...mailed] : mailed
  await tx.erasedApplication.createMany({ data, skipDuplicates: true })
  await forgetInTimeline(tx, application)
  await record(tx, viewer, 'application.erased', { dealId })
  await moveUpWaiting(tx, dealId)
  await announceChange(tx, application)
}

async function asTalent(tx: Tx, id: number) {
  const { name } = await tx.talent.findUniqueOrThrow({ where: { id }, select: { name: true } })
  return `This applicant is the talent ${name}. Delete the talent first, then erase the application.`
}

/**
 * Empties the timeline entries about an application. Old entries lack the application's id, so they are found by the
 * applicant's name and contacts.
 */
async function forgetInTimeline(tx: Tx, { id, dealId, name, email, phone }: ExternalApplication) {
  const known = [name === PROCESSING_FAILED ? null : name, email, phone].filter(Boolean)
  await tx.$executeRaw`
    UPDATE "Activity" SET changes = '[]'
    WHERE "dealId" = ${dealId} AND ("applicationId" = ${id} OR ("applicationId" IS NULL AND kind LIKE 'application.%' AND EXISTS (
      SELECT 1 FROM jsonb_array_elements(changes) change
      WHERE change->>'field' = 'applicant' AND (change->>'before' = ANY(${known}) OR change->>'after' = ANY(${known})))))`
}
