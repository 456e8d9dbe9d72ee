import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import type { ExtractedResume } from '../extraction/extraction.ts'
import { keyOfUrl, openStored, storeUpload, type Upload } from '../files/files.ts'
import type { FileKind } from '../generated/prisma/enums.ts'
import { builder } from '../graphql/builder.ts'
import { InvalidInput, NotFound } from '../problems.ts'
import { Extracted } from './extractedSchema.ts'

const UploadFileInput = builder.inputType('UploadFileInput', {
  fields: t => ({ file: t.field({ type: 'Upload', required: true }) }),
})

const UploadFilePayload = builder.objectRef<{ url: string }>('UploadFilePayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    url: t.exposeString('url', {
      description: 'To be saved with a talent. A file nobody refers to goes after 24 hours.',
    }),
  }),
})

uploadField('uploadProfilePicture', 'PICTURE', 'PNG, JPEG, WebP or GIF, at most 5 MB.')
uploadField('uploadPortfolioPdf', 'PORTFOLIO', 'A PDF, at most 20 MB.')
uploadField('uploadResume', 'RESUME', 'A PDF, at most 10 MB.')

function uploadField(name: string, kind: FileKind, description: string) {
  builder.mutationField(name, t =>
    t.withAuth({ write: true }).field({
      type: UploadFilePayload,
      description,
      args: { input: t.arg({ type: UploadFileInput, required: true }) },
      resolve: (_root, { input }, context) => keepUpload(context, kind, input.file),
    }),
  )
}

export async function keepUpload(context: Staff, kind: FileKind, upload: Upload): Promise<{ url: string }> {
  const { url } = await storeUpload(context, { uploadedById: context.viewer.id, kind, upload })
  await record(context.db, context.viewer, 'file.uploaded', {}, [
    { field: kind.toLowerCase(), before: null, after: url },
  ])
  return { url }
}

const ExtractResumePayload = builder
  .objectRef<{ resumeUrl: string; resume: ExtractedResume }>('ExtractResumePayload')
  .implement({
    authScopes: { staff: true },
    fields: t => ({ resumeUrl: t.exposeString('resumeUrl'), resume: t.expose('resume', { type: Extracted }) }),
  })

const ExtractResumeInput = builder.inputType('ExtractResumeInput', {
  fields: t => ({
    file: t.field({ type: 'Upload', description: 'The resume itself, or' }),
    resumeUrl: t.string({ description: 'the address of one that was uploaded before.' }),
    aiGuideline: t.string({ description: "What to look at closely, in the recruiter's words." }),
  }),
})

builder.mutationField('extractResume', t =>
  t.withAuth({ write: true }).field({
    type: ExtractResumePayload,
    description: 'Reads a resume PDF into the fields of a talent. Saves no talent.',
    args: { input: t.arg({ type: ExtractResumeInput, required: true }) },
    resolve: (_root, { input }, context) => extractResume(context, input),
  }),
)

type ResumeToRead = { file?: Upload | null; resumeUrl?: string | null; aiGuideline?: string | null }

const MAX_GUIDELINE = 2_000

export async function extractResume(
  context: Staff & { signal: AbortSignal },
  { file, resumeUrl, aiGuideline }: ResumeToRead,
) {
  if (aiGuideline && aiGuideline.length > MAX_GUIDELINE) {
    const message = `AI guideline must be at most ${MAX_GUIDELINE.toLocaleString('en')} characters`
    throw new InvalidInput(message, { aiGuideline: message })
  }
  const url = file ? (await keepUpload(context, 'RESUME', file)).url : resumeUrl
  if (!url)
    throw new InvalidInput('Please select a PDF resume to upload.', { file: 'Please select a PDF resume to upload.' })
  const key = keyOfUrl(url)
  if (!key) throw new NotFound('File')
  const resume = await context.extraction.extractResume({
    bytes: () => openStored(context, key),
    aiGuideline: aiGuideline ?? undefined,
    signal: context.signal,
  })
  return { resumeUrl: url, resume }
}
