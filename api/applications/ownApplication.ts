import { record } from '../activity/activity.ts'
import { type AgencyReads, agencyOf, type PublicAgency, privacyUrlOf } from '../agency/agency.ts'
import { countryOf } from '../contacts/country.ts'
import type { Tx } from '../db.ts'
import { lockWithDeal } from '../deals/deals.ts'
import { TAKES_APPLICATIONS } from '../deals/rules.ts'
import type { Deps } from '../deps.ts'
import { claimFiles, removeFilesOf } from '../files/claims.ts'
import { discard, storeUpload, type Upload } from '../files/files.ts'
import { type ExternalApplication, Prisma } from '../generated/prisma/client.ts'
import { Conflict, InvalidInput, NotFound } from '../problems.ts'
import { hashToken } from '../secrets.ts'
import { fingerprintsOf } from './apply.ts'
import { announceChange } from './changes.ts'
import { markForErasure } from './erasure.ts'
import { readSoon } from './jobs.ts'
import { refuseProtected } from './passwords.ts'
import { RESUME_REQUIRED } from './rules.ts'
import { applicant, moveUpWaiting, positionOf } from './waitingList.ts'
import type { OwnState } from './words.ts'

/** The data of an application that its applicant may see: no match, no notes, no data of the company. */
export type OwnApplication = {
  agency: PublicAgency
  privacyUrl: string | null
  state: OwnState
  /** The deal's title; null once the application was erased. */
  title: string | null
  sentAt: Date | null
  position: number | null
  withdrawnAt: Date | null
  erasureAskedAt: Date | null
}

type Link = { secret: string }

/** The application behind an applicant's link from the application page or from an e-mail; null for an unknown link. */
export async function findOwnApplication(context: AgencyReads, { secret }: Link): Promise<OwnApplication | null> {
  const linkHash = hashToken(secret)
  const about = { agency: await agencyOf(context), privacyUrl: await privacyUrlOf(context) }
  const row =
    (await context.db.externalApplication.findUnique({ where: { linkHash }, select: shown })) ??
    (await context.db.applicantLink.findUnique({ where: { linkHash }, select: { application: { select: shown } } }))
      ?.application
  if (!row) {
    const erased = await context.db.erasedApplication.findUnique({ where: { linkHash } })
    const nothing = { title: null, sentAt: null, position: null, withdrawnAt: null, erasureAskedAt: null }
    return erased && { ...about, ...nothing, state: 'ERASED' }
  }
  const { deal, createdAt, withdrawnAt, erasureAskedAt } = row
  const state = stateOf(row, deal)
  const position = state === 'WAITING' ? ((await positionOf(context, row)) ?? null) : null
  return { ...about, state, title: deal.title, sentAt: createdAt, position, withdrawnAt, erasureAskedAt }
}

const shown = {
  ...{ id: true, dealId: true, status: true, isWaiting: true, createdAt: true },
  ...{ withdrawnAt: true, erasureAskedAt: true },
  deal: { select: { title: true, status: true } },
} as const

type StateColumns = Pick<ExternalApplication, 'status' | 'isWaiting' | 'withdrawnAt'>

/** The state shown to the applicant. A deal on hold counts as undecided, any other closed deal as decided. */
function stateOf({ status, isWaiting, withdrawnAt }: StateColumns, deal: { status: string }): OwnState {
  if (withdrawnAt && status === 'WITHDRAWN') return 'WITHDRAWN'
  const isDecided = deal.status !== 'ON_HOLD' && !TAKES_APPLICATIONS.includes(deal.status)
  if (isDecided || status === 'REJECTED' || status === 'WITHDRAWN') return 'CLOSED'
  if (isWaiting) return 'WAITING'
  return status === 'APPLIED' ? 'RECEIVED' : 'IN_REVIEW'
}

/**
 * Replaces the resume, and removes the former resume with all data read from it. Sending the same file again changes
 * nothing. Throws NotFound, InvalidInput, TooLarge, Unsupported, and Conflict once the application is closed.
 */
export async function replaceOwnResume(
  deps: Deps,
  { secret, resume }: Link & { resume?: Upload | null },
): Promise<Link> {
  if (!resume) throw new InvalidInput(RESUME_REQUIRED, { resume: RESUME_REQUIRED })
  await deps.transaction(tx => lockOpen(tx, secret))
  const file = await storeUpload(deps, { upload: resume, kind: 'APPLICATION', uploadedById: null })
  let isReplaced = false
  try {
    await refuseProtected(deps, file)
    isReplaced = await deps.transaction(async tx => {
      const application = await lockOpen(tx, secret)
      const { id, dealId } = application
      const fingerprints = fingerprintsOf(file, application, await countryOf(tx))
      const [fingerprint] = fingerprints
      if (fingerprints.includes(application.fingerprint)) return false
      const other = await tx.externalApplication.count({ where: { dealId, fingerprint: { in: fingerprints } } })
      if (other > 0) throw new Conflict('You have sent this resume for this position in another application.')
      await removeFilesOf(tx, { applicationId: id })
      await claimFiles(tx, { applicationId: id }, [{ kind: 'APPLICATION', url: file.url }])
      const data = { ...UNREAD, fingerprint, resumeUrl: file.url }
      await tx.externalApplication.update({ where: { id }, data, select: { id: true } })
      await record(tx, null, 'application.resumeReplaced', { dealId, applicationId: id }, [applicant(application)])
      await readSoon(tx, id)
      await announceChange(tx, application)
      return true
    })
  } finally {
    if (!isReplaced) await discard(deps, file.key)
  }
  return { secret }
}

/** The columns of an application before its resume is read. */
const UNREAD = {
  ...{ name: null, role: null, techStack: [], matchPercentage: null, extraction: Prisma.DbNull },
  ...{ isProcessed: false, readingProblem: null },
}

/** Withdraws the application and frees its place. A repeated call changes nothing. Throws NotFound and Conflict. */
export async function withdrawOwnApplication({ transaction, clock }: Deps, { secret }: Link): Promise<Link> {
  await transaction(async tx => {
    const { deal, row } = await lockOwn(tx, secret)
    if (stateOf(row, deal) === 'WITHDRAWN') return
    refuseClosed(row, deal)
    const { id, dealId } = row
    const data = { status: 'WITHDRAWN' as const, withdrawnAt: clock.now(), isWaiting: false }
    await tx.externalApplication.update({ where: { id }, data, select: { id: true } })
    await record(tx, null, 'application.withdrawn', { dealId, applicationId: id }, [applicant(row)])
    await moveUpWaiting(tx, dealId)
    await announceChange(tx, row)
  })
  return { secret }
}

/** Asks staff to erase the application. A repeated call changes nothing. Throws NotFound. */
export async function askForErasure({ transaction, clock, db }: Deps, { secret }: Link): Promise<Link> {
  const isErased = await db.erasedApplication.findUnique({ where: { linkHash: hashToken(secret) } })
  if (isErased) return { secret }
  await transaction(async tx => {
    const { row } = await lockOwn(tx, secret)
    await markForErasure(tx, row, { viewer: null, at: clock.now() })
  })
  return { secret }
}

async function lockOwn(tx: Tx, secret: string) {
  const linkHash = hashToken(secret)
  const own = await tx.externalApplication.findUnique({ where: { linkHash }, select: { id: true } })
  const mailed = own ? null : await tx.applicantLink.findUnique({ where: { linkHash } })
  const id = own?.id ?? mailed?.applicationId
  if (id === undefined) throw new NotFound('Application')
  return lockWithDeal(tx, { model: 'ExternalApplication', id, what: 'Application' })
}

async function lockOpen(tx: Tx, secret: string): Promise<ExternalApplication> {
  const { deal, row } = await lockOwn(tx, secret)
  refuseClosed(row, deal)
  return row
}

function refuseClosed(row: ExternalApplication, deal: { status: string }) {
  const state = stateOf(row, deal)
  if (state === 'CLOSED' || state === 'WITHDRAWN') throw new Conflict('This application is closed.')
}
