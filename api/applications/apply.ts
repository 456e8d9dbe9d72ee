import { createHash } from 'node:crypto'
import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import { dealAudiences } from '../deals/audiences.ts'
import { TAKES_APPLICATIONS } from '../deals/rules.ts'
import type { Deps } from '../deps.ts'
import { claimFiles } from '../files/claims.ts'
import { discard, type Kept, storeUpload, type Upload } from '../files/files.ts'
import { limit } from '../limits.ts'
import { Conflict, InvalidInput, Problem } from '../problems.ts'
import { columnsFor } from '../redaction/audience.ts'
import { seenBy } from '../redaction/seen.ts'
import { parse } from '../rules/parse.ts'
import { isStorable } from '../rules/rules.ts'
import { announceChange } from './changes.ts'
import { readSoon } from './jobs.ts'
import {
  type Contact,
  contactRules,
  NO_LONGER_AVAILABLE,
  NOT_ALLOWED,
  partOfContact,
  RESUME_REQUIRED,
} from './rules.ts'

const APPLICANT = { kind: 'applicant' } as const

/** All that a visitor ever sees of a deal. */
export type PublicDealRow = { token: string; title: string; jobDescription: string | null }

/**
 * Finds the deal behind an apply link. Throws Problem NOT_FOUND with the same message when the link is unknown or
 * revoked and when the deal accepts no applications.
 */
export async function findPublicDeal({ db }: Pick<Deps, 'db'>, token: string): Promise<PublicDealRow> {
  const deal = await findByToken(db, token)
  if (!deal || !takesApplications(deal)) throw notAllowed()
  return { ...seenBy(dealAudiences, deal, APPLICANT).fields, token }
}

/**
 * Checks whether somebody may apply, before their file is read. A deal that no longer accepts applications still admits
 * contacts who may have applied before, as they may be repeating the same application. Throws NOT_FOUND when the link
 * is unknown, and Conflict.
 */
export async function checkAdmission(
  { db }: Pick<Deps, 'db'>,
  { token, ...input }: { token: string } & Partial<Contact>,
): Promise<void> {
  const { email, phone } = parse(partOfContact, input)
  const deal = await findByToken(db, token)
  if (!deal) throw notAllowed()
  if (takesApplications(deal)) return
  const contact = {
    ...(email && { email: { equals: email, mode: 'insensitive' as const } }),
    ...(phone && { phone }),
  }
  const [known] = await db.externalApplication.findMany({
    where: { dealId: deal.id, ...contact },
    select: { id: true },
    take: 1,
  })
  if (!known) throw new Conflict(NO_LONGER_AVAILABLE)
}

type Submission = {
  token: string
  resume?: Upload | null
  email?: string | null
  phone?: string | null
}

/**
 * Accepts an application for the deal behind the link: stores the resume and the row, and enqueues the job that reads
 * it. Idempotent for the same file and contact, even if the deal was closed or filled since. Throws InvalidInput,
 * TooLarge, Unsupported, Conflict when the deal accepts no applications, and NOT_FOUND when the link is unknown.
 * Nothing of a refused application is kept.
 */
export async function submitApplication(deps: Deps, { token, resume, ...input }: Submission): Promise<void> {
  if (!resume) throw new InvalidInput(RESUME_REQUIRED, { resume: RESUME_REQUIRED })
  const contact = parse(contactRules, input)
  await checkAdmission(deps, { token, ...contact })
  const file = await storeUpload(deps, { upload: resume, kind: 'APPLICATION', uploadedById: null })
  let isTaken = false
  try {
    isTaken = await deps.transaction(tx => take(tx, { token, file, contact }))
  } finally {
    if (!isTaken) await discard(deps, file.key)
  }
}

/** Identifies the same application sent twice for one deal, by the file as it was sent and the contact. */
export function fingerprintOf({ sentSha256 }: Pick<Kept, 'sentSha256'>, { email, phone }: Contact): string {
  return createHash('sha256')
    .update(JSON.stringify([sentSha256, email?.toLowerCase(), phone]))
    .digest('hex')
}

type Arrival = { token: string; file: Kept; contact: Contact }

/** Returns false when the same application exists already. */
async function take(tx: Tx, { token, file, contact }: Arrival): Promise<boolean> {
  // Locks the deal, so that the count below still holds when the row is added.
  await tx.$queryRaw`SELECT 1 FROM "Deal" WHERE "applyToken" = ${token} FOR UPDATE`
  const deal = await findByToken(tx, token)
  if (!deal) throw notAllowed()
  const dealId = deal.id
  const fingerprint = fingerprintOf(file, contact)
  const same = { dealId_fingerprint: { dealId, fingerprint } }
  if (await tx.externalApplication.findUnique({ where: same, select: { id: true } })) return false
  if (!takesApplications(deal)) throw new Conflict(NO_LONGER_AVAILABLE)
  const { id } = await tx.externalApplication.create({
    data: { dealId, ...contact, fingerprint, resumeUrl: file.url },
    select: { id: true },
  })
  await claimFiles(tx, { applicationId: id }, [{ kind: 'APPLICATION', url: file.url }])
  const applicant = contact.email ?? contact.phone
  await record(tx, null, 'application.received', { dealId }, [{ field: 'applicant', before: null, after: applicant }])
  await readSoon(tx, id)
  await announceChange(tx, { id, dealId })
  return true
}

type ApplyingTo = NonNullable<Awaited<ReturnType<typeof findByToken>>>

function takesApplications({ status, applicationLimit, applications }: ApplyingTo): boolean {
  return TAKES_APPLICATIONS.includes(status) && (applicationLimit === null || applications < applicationLimit)
}

async function findByToken(tx: Tx, token: string) {
  if (!isStorable(token)) return null // Postgres cannot query for it.
  const deal = await tx.deal.findUnique({
    where: { applyToken: token },
    select: { ...columnsFor(dealAudiences, APPLICANT), id: true, status: true, applicationLimit: true },
  })
  // A separate count: Prisma's `_count` would group the applications of all deals.
  return deal && { ...deal, applications: await tx.externalApplication.count({ where: { dealId: deal.id } }) }
}

const notAllowed = () => new Problem('NOT_FOUND', NOT_ALLOWED)

/** Counts an application against the rate limit of the client address. Throws TooMany. */
export async function countApplication({ clientAddress, db, settings }: Deps & { clientAddress: string }) {
  const points = settings.limits.publicApplicationsPerHour
  await limit(db, { name: 'apply', points, seconds: 3600 }).spend(clientAddress)
}
