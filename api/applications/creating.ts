import type { Context } from '../context.ts'
import type { Staff } from '../deps.ts'
import { discard, type KeptFile, keyOfUrl, type Upload } from '../files/files.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { spendAndShow } from '../limits.ts'
import { InvalidInput } from '../problems.ts'
import { takeAnswers } from '../questions/questions.ts'
import { parse } from '../rules/parse.ts'
import { demandFile } from '../scopes/may.ts'
import { hashToken, randomToken } from '../secrets.ts'
import { storeResume, takeApplication } from './apply.ts'
import { findApplyingTo, notAllowed } from './applyingTo.ts'
import { refuseProtected } from './passwords.ts'
import { contactRules, linkSecretRules, RESUME_REQUIRED, sourceRules } from './rules.ts'

type CreationContext = Staff & Pick<Context, 'showLimit'>

type Creation = {
  dealId: number
  resume?: Upload | null
  /** The address of a resume uploaded earlier, sent instead of a file. */
  resumeUrl?: string | null
  email?: string | null
  phone?: string | null
  answers?: unknown
  questionsVersion?: number | null
  mayWait?: boolean | null
  source?: string | null
  linkSecret?: string | null
  idempotencyKey?: string | null
}

/**
 * `isNew` is 0 if an application with the same file and contact existed before. `secret` is the secret of the
 * applicant's link, null unless the application is new.
 */
export type Created = { id: number; dealId: number; isNew: number; secret: string | null; left: number | null }

/**
 * Adds an application sent by a program or a colleague. The public page's rules apply: the limit of the deal, its
 * waiting list, and one application per file and contact. A refused application leaves no data. Throws InvalidInput,
 * NotFound, Conflict, TooLarge, Unsupported and TooMany.
 */
export async function createApplication(context: CreationContext, sent: Creation): Promise<Created> {
  const { dealId, resume, resumeUrl = null, mayWait, linkSecret, idempotencyKey, ...input } = sent
  const left = await countBrought(context)
  if (!resume && !resumeUrl) throw new InvalidInput(RESUME_REQUIRED, { resume: RESUME_REQUIRED })
  const contact = parse(contactRules, input)
  const { source } = parse(sourceRules, input)
  const secret = parse(linkSecretRules, linkSecret) ?? randomToken()
  const which = { id: dealId }
  const deal = await findApplyingTo(context.db, which)
  if (!deal) throw notAllowed()
  const answers = await takeAnswers(context.db, { dealId, version: input.questionsVersion, answers: input.answers })
  const stored = resume
    ? await storeResume(context, { deal, mayWait: mayWait === true, upload: resume, uploadedById: context.viewer.id })
    : null
  const file = stored ?? (await uploadedBefore(context, resumeUrl))
  const linkHash = hashToken(secret)
  const { via } = context.viewer
  const viaToken = 'apiToken' in via ? via.name : null
  let isKept = false
  try {
    const once = {
      dealId,
      ...contact,
      answers,
      source,
      sha256: file.sentSha256,
      mayWait: mayWait ?? null,
      idempotencyKey,
    }
    const made = await transactionOnce(context, { operation: 'createApplication', input: once }, async tx => {
      const arrival = { contact, answers, linkHash, mayWait: mayWait === true, source, viaToken }
      const { isNew, application } = await takeApplication(tx, { which, id: dealId, file, ...arrival })
      isKept = isNew
      return { id: application.id, dealId, isNew: isNew ? 1 : 0 }
    })
    const { id } = made
    const { linkHash: kept } =
      (await context.db.externalApplication.findUnique({ where: { id }, select: { linkHash: true } })) ?? {}
    return { ...made, secret: kept === linkHash ? secret : null, left }
  } finally {
    if (stored && !isKept) await discard(context, stored.key)
  }
}

/** Finds a resume uploaded earlier. Throws InvalidInput and Forbidden. */
async function uploadedBefore(context: Staff, url: string | null): Promise<Pick<KeptFile, 'url' | 'sentSha256'>> {
  const { db, viewer } = context
  const key = keyOfUrl(url)
  const file = key ? await db.storedFile.findUnique({ where: { key } }) : null
  if (!url || !file) {
    const message = 'There is no such uploaded file. Please upload it again.'
    throw new InvalidInput(message, { resumeUrl: message })
  }
  demandFile(viewer, file)
  await refuseProtected(context, file)
  return { url, sentSha256: file.sha256 }
}

/** Counts an application. Returns how many are still allowed in this hour, null without a limit. Throws TooMany. */
function countBrought(context: CreationContext) {
  const { id, via } = context.viewer
  const points = context.settings.limits.tokenApplicationsPerHour
  const key = 'apiToken' in via ? `token ${via.apiToken}` : `user ${id}`
  return spendAndShow(context, { name: 'createApplication', points, seconds: 3600 }, key)
}
