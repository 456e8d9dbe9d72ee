import { z } from 'zod'
import { candidateStatuses } from '../candidates/words.ts'
import type { Context } from '../context.ts'
import { ofDeal } from '../deals/rest.ts'
import type { Id } from '../deps.ts'
import { countPublicRead } from '../limits.ts'
import { found, InvalidInput } from '../problems.ts'
import { call, success, uploadCall } from '../rest/call.ts'
import { changed, changeQuery } from '../rest/changes.ts'
import * as json from '../rest/codec.ts'
import { heldTo } from '../rest/columnRules.ts'
import { idOf, textOf } from '../rest/parameters.ts'
import { recordsOf } from '../rest/records.ts'
import { orderOf } from '../rows/page.ts'
import { lockApplication, removeApplication, updateApplication } from './applications.ts'
import { checkAdmission, countApplication, submitApplication } from './apply.ts'
import { findPublicDeal } from './applyingTo.ts'
import { createApplication } from './creating.ts'
import { setApplicationLimit } from './limit.ts'
import { APPLICATION_ORDERS } from './list.ts'
import { RESUME_REQUIRED } from './rules.ts'
import { countWithinLimit } from './waitingList.ts'

const fields = { status: json.word(candidateStatuses), notes: json.optionalText }

export const application = json.answer(
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
    source: json.described(json.optionalText, 'Where it came from; null for the page of the product.'),
    viaToken: json.described(json.optionalText, 'The name of the API token that brought it.'),
    createdAt: json.instant,
    version: json.version,
  },
  { id: 'ExternalApplication', scope: 'applications:read' },
)

export const applications = recordsOf({
  model: 'ExternalApplication',
  what: 'Application',
  answer: application,
  select: json.columnsOf(application),
  toAnswers: rows => rows,
})

const ARRIVED = orderOf('applications', APPLICATION_ORDERS, { field: 'CREATED_AT', direction: 'ASC' })

const publicDeal = json.answer(
  { token: json.text, title: json.text, jobDescription: json.optionalText },
  { id: 'PublicDeal', scope: 'every', description: 'A deal as an applicant sees it.' },
)

const applicationLimit = json.answer(
  {
    limit: json.described(json.optionalNumber, 'Null means unlimited.'),
    currentCount: json.described(json.number, 'Where there is a limit, all applications of one person count once.'),
  },
  { id: 'ApplicationLimit', scope: 'applications:read' },
)

heldTo(applicationLimit, ofDeal({ limit: 'applicationLimit' }))

async function readLimit({ db }: Context, { id }: Id) {
  const deal = await db.deal.findUnique({
    where: { id },
    select: { id: true, applicationLimit: true },
  })
  const limited = found(deal, 'Deal')
  return { limit: limited.applicationLimit, currentCount: await countWithinLimit(db, limited) }
}

/** Parses the answers in a field of a form, which is always a text. Throws InvalidInput. */
function answersIn(text: string | undefined): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidInput('Answers must be JSON: a list of {number, answer}')
  }
}

/** Parses the deal's id in a form. Throws InvalidInput. */
function dealIdIn(text = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  const message = 'Please name the deal by its number, as dealId'
  throw new InvalidInput(message, { dealId: message })
}

const params = { id: idOf('Application') }
const link = { token: textOf('The last part of the apply link.') }

export const applicationCalls = [
  call('GET /api/deals/{id}/external-applications', {
    summary: "A deal's external applications, in the order of arrival",
    field: 'Query.deal',
    params: { id: idOf('Deal') },
    answer: z.array(application),
    async run({ db }, { id: dealId }) {
      found(await db.deal.findUnique({ where: { id: dealId }, select: { id: true } }), 'Deal')
      return applications.all({ ...ARRIVED, few: true }, { dealId })
    },
  }),
  call('GET /api/applications', {
    summary: 'The external applications of all deals, in the order of arrival',
    field: 'Query.applications',
    answer: z.array(application),
    query: changeQuery,
    run: async (_context, asked) => applications.all(...changed(ARRIVED, asked)),
  }),
  uploadCall('POST /api/applications', {
    summary: 'Add an application that somebody sent by your own form',
    description:
      'The rules are those of the apply link: the limit of the deal, its waiting list, and the same file and contact sent again is the same application. `answers` may hold the answers to the deal\'s questions, as JSON: [{"number": 1, "answer": "Yes"}]. Counted for each token: see TOKEN_APPLICATIONS_PER_HOUR.',
    field: 'Mutation.createApplication',
    form: {
      file: 'resume',
      kind: 'APPLICATION',
      fields: ['dealId', 'email', 'phone', 'answers', 'mayWait', 'source'],
      missing: RESUME_REQUIRED,
    },
    once: true,
    status: 201,
    location: '/api/external-applications/{id}',
    answer: application,
    problems: [404, 409, 429],
    run: async (context, { upload, dealId, answers, mayWait, ...sent }) =>
      applications.read(
        context,
        await createApplication(context, {
          ...sent,
          ...{ dealId: dealIdIn(dealId), resume: upload, answers: answersIn(answers), mayWait: mayWait === 'true' },
        }),
      ),
  }),
  call('GET /api/external-applications/{id}', {
    summary: 'One external application',
    field: 'Query.deal',
    params,
    answer: application,
    run: applications.read,
  }),
  call('PATCH /api/external-applications/{id}', {
    summary: 'Change the sent fields of an application',
    field: 'Mutation.updateApplication',
    params,
    versioned: lockApplication,
    body: json.bodyOf(fields),
    answer: application,
    run: async (context, sent) => applications.read(context, await updateApplication(context, sent)),
  }),
  call('DELETE /api/external-applications/{id}', {
    summary: 'Remove an application with its file',
    field: 'Mutation.removeApplication',
    params,
    versioned: lockApplication,
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
    answer: applicationLimit,
    run: async (context, sent) => readLimit(context, await setApplicationLimit(context, sent)),
  }),
  // Public calls for applicants, who have no account.
  call('GET /api/public/deals/{token}', {
    summary: 'The deal behind an apply link',
    description: 'Not found when the link is unknown or revoked, or the deal accepts no applications.',
    authScopes: 'public',
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
    authScopes: 'public',
    field: 'Mutation.submitApplication',
    params: link,
    form: {
      file: 'resume',
      kind: 'APPLICATION',
      fields: ['email', 'phone', 'answers', 'mayWait'],
      missing: RESUME_REQUIRED,
      async admit(context, { token }, { email, phone }) {
        await countApplication(context)
        await checkAdmission(context, { email, phone, which: { applyToken: token } })
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
