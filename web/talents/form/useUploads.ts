import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { useUploadsPictureMutation } from '../../__generated__/useUploadsPictureMutation.graphql.ts'
import type { useUploadsPortfolioMutation } from '../../__generated__/useUploadsPortfolioMutation.graphql.ts'
import type { useUploadsResumeMutation } from '../../__generated__/useUploadsResumeMutation.graphql.ts'
import type { Uploading } from '../../forms/UploadStatus.tsx'
import { isProblem, ProblemError } from '../../relay/ProblemError.ts'
import { type CommitOptions, useMutation } from '../../relay/useMutation.ts'
import type { TalentFormValues } from './talentFields.ts'

type Kind = 'picture' | 'portfolio' | 'resume'

/** Uploads a file and answers with its address. Throws a ProblemError, or the signal's reason. */
export type SendFile = (kind: Kind, file: File, signal?: AbortSignal) => Promise<string>

/** The uploads of a talent form. A file that has arrived is not sent again by a second try. */
export function useUploads() {
  const [sendPicture] = useMutation<useUploadsPictureMutation>(pictureMutation)
  const [sendPortfolio] = useMutation<useUploadsPortfolioMutation>(portfolioMutation)
  const [sendResume] = useMutation<useUploadsResumeMutation>(resumeMutation)
  const [uploading, setUploading] = useState<Uploading | null>(null)
  const arrived = useRef(new WeakMap<File, string>())

  const commit = async (kind: Kind, file: File, options: Pick<CommitOptions<never>, 'onProgress' | 'signal'>) => {
    const input = { input: { file } }
    if (kind === 'picture') return (await sendPicture(input, options))?.uploadProfilePicture.url
    if (kind === 'portfolio') return (await sendPortfolio(input, options))?.uploadPortfolioPdf.url
    return (await sendResume(input, options))?.uploadResume.url
  }

  const send: SendFile = async (kind, file, signal) => {
    const known = arrived.current.get(file)
    if (known) return known
    setUploading({ file, share: 0 })
    try {
      const onProgress = (share: number) => setUploading({ file, share })
      const url = await commit(kind, file, { onProgress, ...(signal && { signal }) })
      if (!url) throw new Error('This upload is under way already.')
      arrived.current.set(file, url)
      return url
    } finally {
      setUploading(null)
    }
  }
  return { send, uploading, addressOf: (file: File | null) => (file ? arrived.current.get(file) : undefined) }
}

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

const pictureMutation = graphql`
  mutation useUploadsPictureMutation($input: UploadFileInput!) {
    uploadProfilePicture(input: $input) {
      url
    }
  }
`

const portfolioMutation = graphql`
  mutation useUploadsPortfolioMutation($input: UploadFileInput!) {
    uploadPortfolioPdf(input: $input) {
      url
    }
  }
`

const resumeMutation = graphql`
  mutation useUploadsResumeMutation($input: UploadFileInput!) {
    uploadResume(input: $input) {
      url
    }
  }
`
