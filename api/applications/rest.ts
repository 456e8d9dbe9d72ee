import { z } from 'zod'
import { candidateStatuses } from '../candidates/words.ts'
import { countPublicRead } from '../limits.ts'
import { NotFound } from '../problems.ts'
import { call, columnsOf, success, uploadCall } from '../rest/call.ts'
import {
  answersOf,
  bodyOf,
  described,
  id,
  instant,
  optionalId,
  optionalNumber,
  optionalText,
  text,
  texts,
  truth,
  word,
} from '../rest/codec.ts'
import { idOf, textOf } from '../rest/parameters.ts'
import { removeApplication, updateApplication } from './applications.ts'
import { checkAdmission, countOnce, findPublicDeal, submitApplication } from './apply.ts'
import { RESUME_REQUIRED } from './rules.ts'

const fields = { status: word(candidateStatuses), notes: optionalText }

const application = z
  .object(
    answersOf({
      id,
      dealId: id,
      talentId: described(optionalId, 'The talent that was made of the applicant.'),
      name: described(optionalText, 'Null until the resume is read.'),
      role: optionalText,
      techStack: texts,
      email: optionalText,
      phone: optionalText,
      ...fields,
      matchPercentage: optionalNumber,
      coverLetter: optionalText,
      resumeUrl: text,
      isProcessed: truth,
      createdAt: instant,
    }),
  )
  .meta({ id: 'ExternalApplication' })

const select = columnsOf(application)

const publicDeal = z
  .object(answersOf({ token: text, title: text, jobDescription: optionalText }))
  .meta({ id: 'PublicDeal', description: 'A deal as an applicant sees it.' })

const params = { id: idOf('Application') }
const link = { token: textOf('The last part of the apply link.') }

export const applicationCalls = [
  call('GET /api/deals/{id}/external-applications', {
    summary: "A deal's external applications, in the order they came",
    scope: 'staff',
    field: 'Query.deal',
    params: { id: idOf('Deal') },
    answer: z.array(application),
    async run({ db }, { id }) {
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
      const deal = await db.deal.findUnique({ where: { id }, select: { applications: { select, orderBy } } })
      if (!deal) throw new NotFound('Deal')
      return deal.applications
    },
  }),
  call('PATCH /api/external-applications/{id}', {
    summary: 'Change the fields that are sent',
    scope: 'write',
    field: 'Mutation.updateApplication',
    params,
    body: bodyOf(fields),
    answer: application,
    async run(context, { id }, body) {
      await updateApplication(context, { ...body, id })
      return context.db.externalApplication.findUniqueOrThrow({ where: { id }, select })
    },
  }),
  call('DELETE /api/external-applications/{id}', {
    summary: 'Remove an application with its file',
    scope: 'write',
    field: 'Mutation.removeApplication',
    params,
    answer: success,
    run: (context, { id }) => removeApplication(context, id),
  }),
  // What an applicant may call, without an account.
  call('GET /api/public/deals/{token}', {
    summary: 'The deal behind an apply link',
    description: 'Not found when the link is unknown or revoked, or the deal takes no applications.',
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
      'What the file is, is decided by its bytes. The same file and contact once more is the same application, so a call that got no answer can be repeated.',
    scope: 'public',
    field: 'Mutation.submitApplication',
    params: link,
    form: {
      file: 'resume',
      kind: 'APPLICATION',
      fields: ['email', 'phone'],
      missing: RESUME_REQUIRED,
      async admit(context, { token }, contact) {
        await countOnce(context)
        await checkAdmission(context, { ...contact, token })
      },
    },
    status: 201,
    answer: success,
    problems: [409, 429],
    async run(context, { token }, { upload, ...contact }) {
      await countOnce(context)
      await submitApplication(context, { ...contact, token, resume: upload })
    },
  }),
]
