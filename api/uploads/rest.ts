import { z } from 'zod'
import { uploadCall } from '../rest/call.ts'
import { answersOf, optionalText, text } from '../rest/codec.ts'
import { profile } from '../talents/rest.ts'
import { extractResume, keepUpload } from './uploads.ts'

const extractedResume = profile
  .extend(answersOf({ linkedinUrl: optionalText, email: optionalText, phone: optionalText, resumeUrl: text }))
  .meta({ id: 'ExtractedResume', description: 'What a resume says. What is not printed in it stays empty.' })

const MULTIPART = 'The field must come as multipart/form-data. What a file is, is decided by its bytes.'
const KEEPING = 'Save the address with a talent: a file that no record refers to is removed after 24 hours.'

/** They answer 200 and not 201: a file is kept, but no entity has been made until a talent refers to it. */
export const uploadCalls = [
  uploadCall('POST /api/extract-resume', {
    summary: 'Read a resume (PDF, at most 10 MB) into the fields of a talent',
    description: `${MULTIPART} No talent is saved. ${KEEPING}`,
    scope: 'write',
    field: 'Mutation.extractResume',
    form: { file: 'resume', kind: 'RESUME', fields: ['aiGuideline'] },
    answer: extractedResume,
    problems: [422],
    async run(context, _params, { upload, aiGuideline }) {
      const { resume, resumeUrl } = await extractResume(context, { file: upload, aiGuideline })
      return { ...resume, resumeUrl }
    },
  }),
  uploadCall('POST /api/upload-profile-picture', {
    summary: 'Keep a picture (PNG, JPEG, WebP or GIF, at most 5 MB)',
    description: `${MULTIPART} ${KEEPING}`,
    scope: 'write',
    field: 'Mutation.uploadProfilePicture',
    form: { file: 'profilePicture', kind: 'PICTURE' },
    answer: z.object({ profilePictureUrl: z.string() }).meta({ id: 'UploadedPicture' }),
    run: async (context, _params, { upload }) => ({
      profilePictureUrl: (await keepUpload(context, 'PICTURE', upload)).url,
    }),
  }),
  uploadCall('POST /api/upload-portfolio-pdf', {
    summary: 'Keep a portfolio (PDF, at most 20 MB)',
    description: `${MULTIPART} ${KEEPING}`,
    scope: 'write',
    field: 'Mutation.uploadPortfolioPdf',
    form: { file: 'portfolioPdf', kind: 'PORTFOLIO' },
    answer: z.object({ portfolioPdfUrl: z.string() }).meta({ id: 'UploadedPortfolio' }),
    run: async (context, _params, { upload }) => ({
      portfolioPdfUrl: (await keepUpload(context, 'PORTFOLIO', upload)).url,
    }),
  }),
]
