import { isProblem, ProblemError } from '../../relay/ProblemError.ts'
import type { TalentFormValues } from './talentFields.ts'
import type { SendFile } from './useUploads.ts'

type Addresses = Partial<Record<'profilePictureUrl' | 'resumeUrl' | 'portfolioPdfUrl', string>>

/** Uploads the files that were chosen in the form, one after the other, and answers with the fields they belong to. */
export async function sendChosenFiles(
  send: SendFile,
  { pictureFile, resumeFile, portfolioKind, portfolioFile }: TalentFormValues,
): Promise<Addresses> {
  const addresses: Addresses = {}
  if (pictureFile) addresses.profilePictureUrl = await send('picture', pictureFile).catch(refused('pictureFile'))
  if (resumeFile) addresses.resumeUrl = await send('resume', resumeFile).catch(refused('resumeFile'))
  if (portfolioKind === 'pdf' && portfolioFile) {
    addresses.portfolioPdfUrl = await send('portfolio', portfolioFile).catch(refused('portfolioFile'))
  }
  return addresses
}

/** 'Upload failed: {status} - {text}', under the field of the file when it is the file that was refused. */
function refused(field: 'pictureFile' | 'resumeFile' | 'portfolioFile') {
  return (error: unknown): never => {
    if (!isProblem(error)) throw error
    const status = statuses[error.code]
    const message = `Upload failed: ${status ? `${status} - ` : ''}${error.message}`
    throw new ProblemError(error.code, message, {
      ...(status && { fields: { [field]: message } }),
      ...(error.requestId && { requestId: error.requestId }),
    })
  }
}

/** The HTTP status that a problem stands for; without an answer there is none. */
const statuses: Partial<Record<string, number>> = {
  INVALID_INPUT: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  UNREADABLE: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}
