import type { DoubtKind } from '@talentdesk/reader'
import { z } from 'zod'
import { doubtKinds } from '../reading/doubtKinds.ts'
import { uploadCall } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { profile } from '../talents/rest.ts'
import { extractResume, keepUpload } from './uploads.ts'

const readingDoubt = z
  .object({
    field: z.string().meta({ description: "The field's name in the talent form, for example 'previousCompanies'." }),
    kind: z.enum(Object.keys(doubtKinds) as [DoubtKind, ...DoubtKind[]]),
    page: z.int().nullable().meta({ description: 'From 1. Null where the whole document is doubtful.' }),
    box: z
      .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
      .nullable()
      .meta({ description: "Where to look: fractions of the page's width and height, from the top left corner." }),
  })
  .meta({ id: 'ReadingDoubt', scope: 'every' })

const extractedResume = profile
  .extend(
    json.answersOf({
      linkedinUrl: json.optionalText,
      email: json.optionalText,
      phone: json.optionalText,
      resumeUrl: json.text,
    }),
  )
  .extend({
    positionsWithoutEmployer: z
      .array(z.object({ title: z.string(), description: z.string() }))
      .meta({ description: 'Positions whose employer was not found. `previousCompanies` leaves them out.' }),
  })
  .extend({
    doubts: z
      .array(readingDoubt)
      .meta({ description: 'What is likely wrong or missing as a whole; none for a reading that convinces.' }),
  })
  .meta({
    id: 'ExtractedResume',
    scope: 'every',
    description: 'The content of a resume. Fields that it does not mention stay empty.',
  })

const MULTIPART = 'The field must be sent as multipart/form-data. The bytes decide the type of the file.'
const KEEPING = 'Save the address with a talent: a file that no record refers to is removed after 24 hours.'

/** The calls to upload files. Answers are 200 and not 201, as no record is made until a talent refers to the file. */
export const uploadCalls = [
  uploadCall('POST /api/extract-resume', {
    summary: 'Read a resume (PDF, PNG or JPEG, at most 10 MB) into the fields of a talent',
    description: `${MULTIPART} No talent is saved. ${KEEPING}`,
    field: 'Mutation.extractResume',
    form: { file: 'resume', kind: 'RESUME', fields: ['aiGuideline'] },
    answer: extractedResume,
    fills: '/api/talents',
    problems: [422],
    async run(context, { upload, aiGuideline }) {
      const { resume, resumeUrl } = await extractResume(context, { file: upload, aiGuideline })
      return { ...resume, resumeUrl }
    },
  }),
  uploadCall('POST /api/upload-profile-picture', {
    summary: 'Store a picture (PNG, JPEG, WebP or GIF, at most 5 MB)',
    description: `${MULTIPART} ${KEEPING}`,
    field: 'Mutation.uploadProfilePicture',
    form: { file: 'profilePicture', kind: 'PICTURE' },
    answer: z.object({ profilePictureUrl: z.string() }).meta({ id: 'UploadedPicture', scope: 'every' }),
    run: async (context, { upload }) => ({
      profilePictureUrl: (await keepUpload(context, 'PICTURE', upload)).url,
    }),
  }),
  uploadCall('POST /api/upload-portfolio-pdf', {
    summary: 'Store a portfolio (PDF, at most 20 MB)',
    description: `${MULTIPART} ${KEEPING}`,
    field: 'Mutation.uploadPortfolioPdf',
    form: { file: 'portfolioPdf', kind: 'PORTFOLIO' },
    answer: z.object({ portfolioPdfUrl: z.string() }).meta({ id: 'UploadedPortfolio', scope: 'every' }),
    run: async (context, { upload }) => ({
      portfolioPdfUrl: (await keepUpload(context, 'PORTFOLIO', upload)).url,
    }),
  }),
]
