import { createHash } from 'node:crypto'
import { record } from '../activity/activity.ts'
import { countryOf } from '../contacts/country.ts'
import { phoneNumbersIn } from '../contacts/phones.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import { claimFiles } from '../files/claims.ts'
import { discard, type KeptFile, storeUpload, type Upload } from '../files/files.ts'
import type { ExternalApplication } from '../generated/prisma/client.ts'
import { spendAndShow } from '../limits.ts'
import { notify } from '../notifications/notify.ts'
import { Conflict, InvalidInput, TooLarge, Unreadable, Unsupported } from '../problems.ts'
import { type Answer, takeAnswers } from '../questions/questions.ts'
import { emailForm } from '../rules/contacts.ts'
import { parse } from '../rules/parse.ts'
import { hashToken, randomToken } from '../secrets.ts'
import {
  type ApplyingTo,
  findApplyingTo,
  isOpen,
  notAllowed,
  takesApplications,
  takesWaiting,
  type WhichDeal,
} from './applyingTo.ts'
import { announceChange } from './changes.ts'
import { readSoon } from './jobs.ts'
import { writeSoon } from './letters.ts'
import { refuseProtected } from './passwords.ts'
import {
  type Contact,
  contactRules,
  linkSecretRules,
  NO_LONGER_AVAILABLE,
  partOfContact,
  RESUME_REQUIRED,
} from './rules.ts'
import { positionOf } from './waitingList.ts'

/**
 * Checks, before the file is read, whether the deal may accept an application. A closed deal refuses everybody with the
 * same answer, which does not reveal who applied earlier. A full deal is not refused here, as somebody may repeat an
 * application that was accepted before. Throws InvalidInput, NOT_FOUND for an unknown link, and Conflict.
 */
export async function checkAdmission(
  { db }: Pick<Deps, 'db'>,
  { which, ...contact }: { which: WhichDeal } & Partial<Contact>,
): Promise<ApplyingTo> {
  parse(partOfContact, contact)
  const deal = await findApplyingTo(db, which)
  if (!deal) throw notAllowed()
  if (!isOpen(deal)) throw closed()
  return deal
}

const closed = () => new Conflict(NO_LONGER_AVAILABLE)

/**
 * Stores the resume of an application. If the deal has no free place, a faulty file gets the same answer as a valid
 * file. Throws Conflict, TooLarge, Unsupported, and Unreadable for a password-protected file.
 */
export async function storeResume(
  deps: Pick<Deps, 'db' | 'storage' | 'extraction'>,
  { deal, mayWait, ...sent }: { deal: ApplyingTo; mayWait: boolean; upload: Upload; uploadedById: number | null },
): Promise<KeptFile> {
  const mayApply = takesApplications(deal) || (mayWait && (await takesWaiting(deps.db, deal)))
  let file: KeptFile | undefined
  try {
    file = await storeUpload(deps, { kind: 'APPLICATION', ...sent })
    await refuseProtected(deps, file)
    return file
  } catch (fault) {
    if (file) await discard(deps, file.key)
    throw mayApply || ![Unsupported, TooLarge, Unreadable].some(Kind => fault instanceof Kind) ? fault : closed()
  }
}

type Submission = {
  token: string
  resume?: Upload | null
  email?: string | null
  phone?: string | null
  /** The answers to the questions of `questionsVersion`, by default of the current version. Null without answers. */
  answers?: unknown
  questionsVersion?: number | null
  /** Whether the application joins the waiting list of a full deal. */
  mayWait?: boolean | null
  /** The secret in the applicant's link. The browser creates it, so that a repeated submission gets the same link. */
  linkSecret?: string | null
}

/**
 * `secret` is the secret of the applicant's link, null if the applicant has a link already. `position` is the position
 * on the waiting list, null if the application does not wait.
 */
export type SubmittedApplication = { secret: string | null; position: number | null }

/**
 * Accepts an application for the deal behind the link: stores resume and row, and enqueues the job that reads the
 * resume. Idempotent for the same file and contact while the deal is open, even if it is full. A refused application
 * leaves no data. Throws InvalidInput, TooLarge, Unsupported, Conflict when the deal accepts no applications, and
 * NOT_FOUND when the link is unknown.
 */
export async function submitApplication(deps: Deps, sent: Submission): Promise<SubmittedApplication> {
  const { token, resume, mayWait = false, linkSecret, ...input } = sent
  const which = { applyToken: token }
  if (!resume) throw new InvalidInput(RESUME_REQUIRED, { resume: RESUME_REQUIRED })
  const contact = parse(contactRules, input)
  const secret = parse(linkSecretRules, linkSecret) ?? randomToken()
  const deal = await checkAdmission(deps, { which, ...contact })
  const { id } = deal
  const answers = await takeAnswers(deps.db, { dealId: id, version: input.questionsVersion, answers: input.answers })
  const file = await storeResume(deps, { deal, mayWait: mayWait === true, upload: resume, uploadedById: null })
  const linkHash = hashToken(secret)
  let taken: AcceptedApplication | undefined
  try {
    taken = await deps.transaction(tx =>
      takeApplication(tx, { which, id, file, contact, answers, linkHash, mayWait: mayWait === true }),
    )
  } finally {
    if (!taken?.isNew) await discard(deps, file.key)
  }
  const position = (await positionOf(deps, taken.application)) ?? null
  return { secret: taken.application.linkHash === linkHash ? secret : null, position }
}

/**
 * Two hashes of the sent file and the contact, by which a repeated application for a deal is recognised. The first hash
 * is the same for all spellings of the contact. The second hash matches older applications, which were stored when
 * phone numbers were compared as typed.
 */
export function fingerprintsOf(
  { sentSha256 }: Pick<SentFile, 'sentSha256'>,
  { email, phone }: Contact,
  country: string | null,
): [string, string] {
  const address = email && (emailForm(email) ?? email.toLowerCase())
  const numbers = phone ? phoneNumbersIn(phone, country) : []
  const dialled = numbers.map(({ international, digits }) => international ?? digits).join(' ')
  return [hashOf([sentSha256, address, dialled || phone]), hashOf([sentSha256, email?.toLowerCase(), phone])]
}

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The file of an application: the address of the stored file, and the hash of the bytes as sent. */
type SentFile = Pick<KeptFile, 'url' | 'sentSha256'>

type Arrival = {
  which: WhichDeal
  /** The id of the deal found by `which`. */
  id: number
  file: SentFile
  contact: Contact
  answers: Answer[]
  linkHash: string
  mayWait: boolean
  /** The source of the application as stated by the sending program. */
  source?: string | null
  /** The name of the API token that added the application. */
  viaToken?: string | null
}

type AcceptedApplication = { isNew: boolean; application: Pick<ExternalApplication, 'id' | 'dealId' | 'linkHash'> }

/**
 * Adds an application in the transaction, or finds the existing application with the same file and contact. Throws
 * NOT_FOUND, and Conflict when the deal accepts no applications.
 */
export async function takeApplication(
  tx: Tx,
  { which, id: dealId, ...arrival }: Arrival,
): Promise<AcceptedApplication> {
  const { file, contact, mayWait, ...given } = arrival
  // Locks the deal, so that no other application can be added between the count and the insert.
  await tx.$queryRaw`SELECT 1 FROM "Deal" WHERE id = ${dealId} FOR UPDATE`
  const deal = await findApplyingTo(tx, which)
  if (!deal) throw notAllowed()
  if (!isOpen(deal)) throw closed()
  const fingerprints = fingerprintsOf(file, contact, await countryOf(tx))
  const [fingerprint] = fingerprints
  const select = { id: true, dealId: true, linkHash: true } as const
  const same = await tx.externalApplication.findFirst({ where: { dealId, fingerprint: { in: fingerprints } }, select })
  if (same) return { isNew: false, application: same }
  const isWaiting = !takesApplications(deal)
  if (isWaiting && !(mayWait && (await takesWaiting(tx, deal)))) throw closed()
  if (await tx.externalApplication.findUnique({ where: { linkHash: given.linkHash }, select: { id: true } }))
    throw new InvalidInput('Please make another secret for the link of each application')
  const application = await tx.externalApplication.create({
    data: { dealId, ...contact, ...given, fingerprint, resumeUrl: file.url, isWaiting },
    select,
  })
  const { id } = application
  await claimFiles(tx, { applicationId: id }, [{ kind: 'APPLICATION', url: file.url }])
  await record(tx, null, 'application.received', { dealId, applicationId: id }, [
    { field: 'applicant', before: null, after: contact.email ?? contact.phone },
    ...(isWaiting ? [{ field: 'waitingList', before: null, after: 'waits for a place' }] : []),
    ...(given.source ? [{ field: 'source', before: null, after: given.source }] : []),
    ...(given.viaToken ? [{ field: 'broughtBy', before: null, after: `API token '${given.viaToken}'` }] : []),
  ])
  await notify(tx, {
    ...{ kind: 'APPLICATION', userIds: [deal.ownerId], cause: `application ${id}`, dealId, applicationId: id },
  })
  await readSoon(tx, id)
  await writeSoon(tx, { id, news: 'RECEIVED' })
  await announceChange(tx, { id, dealId })
  return { isNew: true, application }
}

/** The address of an applicant's own page. */
export const ownLinkOf = ({ settings }: Pick<Deps, 'settings'>, secret: string | null) =>
  secret && `${settings.publicUrl}/application/${secret}`

/** Counts an application against the rate limit of the client address. Throws TooMany. */
export async function countApplication(context: Context) {
  const points = context.settings.limits.publicApplicationsPerHour
  await spendAndShow(context, { name: 'apply', points, seconds: 3600 }, context.clientAddress)
}
