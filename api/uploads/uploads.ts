import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import { keyOfUrl, openStored, storeUpload, type Upload } from '../files/files.ts'
import type { FileKind } from '../generated/prisma/enums.ts'
import { InvalidInput, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { demandFile } from '../scopes/may.ts'
import { RESUME_REQUIRED, resumeRules } from './rules.ts'

/**
 * Stores a file to be saved with a record; an unowned file is removed after 24 hours. Throws TooLarge and Unsupported.
 */
export async function keepUpload(context: Staff, kind: FileKind, upload: Upload): Promise<{ url: string }> {
  const { url } = await storeUpload(context, { uploadedById: context.viewer.id, kind, upload })
  await record(context.db, context.viewer, 'file.uploaded', {}, [
    { field: kind.toLowerCase(), before: null, after: url },
  ])
  return { url }
}

type ResumeToRead = { file?: Upload | null; resumeUrl?: string | null; aiGuideline?: string | null }

/** Reads a resume. An uploaded file is stored first. Throws InvalidInput, NotFound, Forbidden, Unreadable and more. */
export async function extractResume(
  context: Staff & { signal: AbortSignal },
  { file, resumeUrl, ...input }: ResumeToRead,
) {
  const { aiGuideline } = parse(resumeRules, input)
  const url = file ? (await keepUpload(context, 'RESUME', file)).url : resumeUrl
  if (!url) throw new InvalidInput(RESUME_REQUIRED, { file: RESUME_REQUIRED })
  const key = keyOfUrl(url)
  const stored = key && (await context.db.storedFile.findUnique({ where: { key } }))
  if (!key || !stored) throw new NotFound('File')
  demandFile(context.viewer, stored)
  const resume = await context.extraction.extractResume({
    bytes: { key, open: () => openStored(context, key) },
    aiGuideline: aiGuideline ?? undefined,
    picturesToo: true, // The upload has already checked that a picture has the file extension of a picture.
    signal: context.signal,
  })
  return { resumeUrl: url, resume }
}
