import { z } from 'zod'
import { agencyOf } from '../agency/agency.ts'
import type { Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import type { EmailFailure } from '../generated/prisma/enums.ts'
import { type Attempt, defineJob, enqueue } from '../jobs/jobs.ts'
import { limit } from '../limits.ts'
import { MailNotSent, sendMail } from '../mail/mail.ts'
import { emailForm } from '../rules/contacts.ts'
import { hashToken, randomToken } from '../secrets.ts'
import { announceChange } from './changes.ts'

/** Maximum number of e-mails to one address per day, so that applications cannot flood another person's inbox. */
const MOST_A_DAY = 5

/** The reason for an e-mail: the application was received, or a place became free for it. */
const payload = z.object({ id: z.int(), news: z.enum(['RECEIVED', 'PLACE']) })

type Letter = z.output<typeof payload>

/**
 * Sends an applicant an e-mail with a link to the page of their application. Does nothing without a mail server, for an
 * application without an e-mail address, or for a closed application.
 */
export const writeToApplicant = defineJob({
  name: 'applications.write',
  payload,
  // The last attempt is half an hour after the first.
  maxAttempts: 8,
  run: async (context: Deps & Attempt, { id, news }) => {
    const { db, settings, attempt, isLastAttempt, log } = context
    if (!settings.mail) return
    const application = await db.externalApplication.findUnique({ where: { id, ...UNDER_WAY }, select: toWrite })
    if (!application?.email || (news === 'PLACE' && application.isWaiting)) return
    const { email: address, isWaiting, deal } = application
    // Only the first attempt counts against the daily maximum, as there are further attempts only if nothing was sent.
    const recently = attempt === 1 ? await sentTo(db).count(emailForm(address) ?? address.toLowerCase()) : 1
    if (recently > MOST_A_DAY) return setFailure(context, application, 'TOO_MANY')
    const { name } = await agencyOf(context)
    const link = `${settings.publicUrl}/application/${await anotherLink(db, id)}`
    const letter = {
      id: `application-${id}-${news.toLowerCase()}`,
      to: { name: '', address },
      subject:
        news === 'PLACE' ? `A place has opened: ${deal.title}` : `${name} has received your application: ${deal.title}`,
      text: [HELLO, sentence({ news, isWaiting, title: deal.title }), `${ABOUT}\n${link}`, FOOT, name].join('\n\n'),
    }
    try {
      await sendMail(settings, letter)
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error
      const isFinal = error.refusal !== 'SERVER_FAILED'
      if (isFinal || isLastAttempt) await setFailure(context, application, error.refusal)
      if (!isFinal) throw error
      log.warn({ applicationId: id }, error.message)
      return
    }
    await setFailure(context, application, null)
  },
})

type LetterApplication = { id: number; dealId: number; emailFailure: EmailFailure | null }

/** Stores, for staff, why the last e-mail to the applicant failed. Null means that the e-mail was sent. */
async function setFailure(
  { transaction }: Deps,
  { id, dealId, emailFailure: before }: LetterApplication,
  to: EmailFailure | null,
) {
  if (before === to) return
  await transaction(async tx => {
    const { count } = await tx.externalApplication.updateMany({ where: { id }, data: { emailFailure: to } })
    if (count > 0) await announceChange(tx, { id, dealId })
  })
}

/** Enqueues the e-mail in the transaction that adds the application or assigns a place to it. */
export const writeSoon = (tx: Tx, letter: Letter) =>
  enqueue(tx, writeToApplicant, letter, { key: `letter:${letter.news}:${letter.id}` })

const UNDER_WAY = { withdrawnAt: null, status: { notIn: ['REJECTED' as const, 'WITHDRAWN' as const] } }

const toWrite = {
  id: true,
  dealId: true,
  emailFailure: true,
  email: true,
  isWaiting: true,
  deal: { select: { title: true } },
} as const

const sentTo = (db: Deps['db']) => limit(db, { name: 'applicant e-mail', points: MOST_A_DAY, seconds: 86_400 })

/** Creates a link for one e-mail. Earlier links cannot be sent again, as only the hashes of secrets are stored. */
async function anotherLink(db: Deps['db'], applicationId: number) {
  const secret = randomToken()
  await db.applicantLink.create({ data: { linkHash: hashToken(secret), applicationId } })
  return secret
}

function sentence({ news, isWaiting, title }: Pick<Letter, 'news'> & { isWaiting: boolean; title: string }) {
  if (news === 'PLACE') return `A place has opened for your application for '${title}'. You do not need to do anything.`
  if (!isWaiting) return `We have received your application for '${title}'.`
  return `Your application for '${title}' is on the waiting list. We write to you when a place opens.`
}

const HELLO = 'Hello,'
const ABOUT = 'See where it stands, send another resume, withdraw it, or ask us to erase it:'
const FOOT =
  'Whoever has this link can do the same, so please keep it to yourself. You get this e-mail because your address was entered with the application. If that was not you, use the link to ask us to erase it.'
