import { z } from 'zod'
import { candidateStatuses } from '../candidates/words.ts'
import type { Context } from '../context.ts'
import { ofDeal } from '../deals/rest.ts'
import type { Id } from '../deps.ts'
import { countPublicRead } from '../limits.ts'
import { found, InvalidInput } from '../problems.ts'
import { call, columnsOf, success, uploadCall } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { heldTo } from '../rest/columnRules.ts'
import { idOf, textOf } from '../rest/parameters.ts'
import { removeApplication, updateApplication } from './applications.ts'
import { checkAdmission, countApplication, submitApplication } from './apply.ts'
import { findPublicDeal } from './applyingTo.ts'
import { setApplicationLimit } from './limit.ts'
import { TAKES_A_PLACE } from './places.ts'
import { RESUME_REQUIRED } from './rules.ts'

const fields = { status: json.word(candidateStatuses), notes: json.optionalText }

const application = json.answer(
  {
    id: json.id,
    dealId: json.id,
    talentId: json.described(json.optionalId, 'The talent the applicant became.'),
    name: json.described(json.optionalText, 'Null until the resume is read.'),
    role: json.optionalText,
    techStack: json.texts,
    email: json.optionalText,
    phone: json.optionalText,
    ...fields,
    matchPercentage: json.optionalNumber,
    coverLetter: json.optionalText,
    resumeUrl: json.text,
    isProcessed: json.truth,
    createdAt: json.instant,
  },
  { id: 'ExternalApplication' },
)

const select = columnsOf(application)

const readApplication = ({ db }: Context, { id }: Id) =>
  db.externalApplication.findUniqueOrThrow({ where: { id }, select })

const publicDeal = json.answer(
  { token: json.text, title: json.text, jobDescription: json.optionalText },
  { id: 'PublicDeal', description: 'A deal as an applicant sees it.' },
)

const applicationLimit = json.answer(
  { limit: json.described(json.optionalNumber, 'Null means unlimited.'), currentCount: json.number },
  { id: 'ApplicationLimit' },
)

heldTo(applicationLimit, ofDeal({ limit: 'applicationLimit' }))

async function readLimit({ db }: Context, { id }: Id) {
  const deal = await db.deal.findUnique({
    where: { id },
    select: { applicationLimit: true, _count: { select: { applications: { where: TAKES_A_PLACE } } } },
  })
  const limited = found(deal, 'Deal')
  return { limit: limited.applicationLimit, currentCount: limited._count.applications }
}

/** The answers of a form, which has texts only. Throws InvalidInput. */
function answersIn(text: string | undefined): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidInput('Answers must be JSON: a list of {number, answer}')
  }
}

const params = { id: idOf('Application') }
const link = { token: textOf('The last part of the apply link.') }

export const applicationCalls = [
  call('GET /api/deals/{id}/external-applications', {
    summary: "A deal's external applications, in the order of arrival",
    field: 'Query.deal',
    params: { id: idOf('Deal') },
    answer: z.array(application),
    async run({ db }, { id }) {
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
      const deal = await db.deal.findUnique({ where: { id }, select: { applications: { select, orderBy } } })
      return found(deal, 'Deal').applications
    },
  }),
  call('PATCH /api/external-applications/{id}', {
    summary: 'Change the fields that are sent',
    field: 'Mutation.updateApplication',
    params,
    body: json.bodyOf(fields),
    answer: application,
    run: async (context, sent) => readApplication(context, await updateApplication(context, sent)),
  }),
  call('DELETE /api/external-applications/{id}', {
    summary: 'Remove an application with its file',
    field: 'Mutation.removeApplication',
    params,
    answer: success,
    run: removeApplication,
  }),
  call('GET /api/deals/{id}/application-limit', {
    summary: 'The application limit and the number of applications',
    description: 'Applications that wait for a place, and those that the applicant withdrew, do not count.',
    field: 'Query.deal',
    params: { id: idOf('Deal') },
    answer: applicationLimit,
    run: readLimit,
  }),
  call('PUT /api/deals/{id}/application-limit', {
    summary: 'Set the application limit; null means unlimited',
    field: 'Mutation.setApplicationLimit',
    params: { id: idOf('Deal') },
    body: json.bodyOf({ limit: json.optionalNumber }),
    required: ['limit'],
    answer: applicationLimit,
    run: async (context, sent) => readLimit(context, await setApplicationLimit(context, sent)),
  }),
  // Public calls for applicants, who have no account.
  call('GET /api/public/deals/{token}', {
    summary: 'The deal behind an apply link',
    description: 'Not found when the link is unknown or revoked, or the deal accepts no applications.',
    scope: 'public',
    field: 'Query.publicDeal',
    params: link,
    answer: publicDeal,
    problems: [429],
    async run(context, { token }) {
      await countPublicRead(context)
      return findPublicDeal(context, token)
    },
  }),
  uploadCall('POST /api/public/deals/{token}/apply', {
    summary: 'Apply with a resume (PDF, DOC or DOCX, at most 10 MB) and an e-mail or phone number',
    description:
      'The file type is detected from its bytes. The same file and contact sent again is the same application, so a call without a response can be retried. `answers` may hold the answers to the deal\'s questions, as JSON: [{"number": 1, "answer": "Yes"}]. With `mayWait` \'true\', an application to a full deal joins its waiting list.',
    scope: 'public',
    field: 'Mutation.submitApplication',
    params: link,
    form: {
      file: 'resume',
      kind: 'APPLICATION',
      fields: ['email', 'phone', 'answers', 'mayWait'],
      missing: RESUME_REQUIRED,
      async admit(context, { token }, { mayWait, ...contact }) {
        await countApplication(context)
        await checkAdmission(context, { ...contact, token, mayWait: mayWait === 'true' })
      },
    },
    status: 201,
    answer: success,
    problems: [409, 429],
    run: (context, { upload, answers, mayWait, ...sent }) =>
      submitApplication(context, {
        ...sent,
        ...{ resume: upload, answers: answersIn(answers), mayWait: mayWait === 'true' },
      }),
  }),
]
