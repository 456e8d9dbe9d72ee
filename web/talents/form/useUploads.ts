import { useRef, useState } from 'react'
import { type GraphQLTaggedNode, graphql } from 'react-relay'
import { PROBLEM_STATUS } from '../../../api/problems.ts'
import type { useUploadsResumeMutation } from '../../__generated__/useUploadsResumeMutation.graphql.ts'
import { isProblem, ProblemError } from '../../components/ProblemError.ts'
import { useToast } from '../../components/Toasts.tsx'
import type { Uploading } from '../../forms/UploadStatus.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import type { TalentFormValues } from './talentFields.ts'

/** The kinds of files, with the form's field for the chosen file, and the field for the address once uploaded. */
const files = {
  picture: { field: 'pictureFile', address: 'profilePictureUrl' },
  resume: { field: 'resumeFile', address: 'resumeUrl' },
  portfolio: { field: 'portfolioFile', address: 'portfolioPdfUrl' },
} as const

type Kind = keyof typeof files
type Addresses = Partial<Record<(typeof files)[Kind]['address'], string>>

/** The uploads of a talent's form. A retry skips files that are already uploaded. */
export function useUploads() {
  const commits = {
    picture: useUpload(pictureMutation),
    portfolio: useUpload(portfolioMutation),
    resume: useUpload(resumeMutation),
  }
  const toast = useToast()
  const [uploading, setUploading] = useState<Uploading | null>(null)
  const arrived = useRef(new WeakMap<File, string>())

  /** Uploads a file and resolves to its address. Throws a ProblemError, or the signal's reason. */
  const send = async (kind: Kind, file: File, signal?: AbortSignal): Promise<string> => {
    const known = arrived.current.get(file)
    if (known) return known
    setUploading({ file, share: 0 })
    try {
      const onProgress = (share: number) => setUploading({ file, share })
      const answer = await commits[kind]({ input: { file } }, { onProgress, ...(signal && { signal }) })
      if (!answer) throw new Error('This upload is already in progress.')
      arrived.current.set(file, answer.upload.url)
      return answer.upload.url
    } finally {
      setUploading(null)
    }
  }

  /** Uploads the chosen files one after the other, and resolves to the addresses of the files by field. */
  const sendChosen = async (values: TalentFormValues): Promise<Addresses> => {
    const addresses: Addresses = {}
    for (const kind of Object.keys(files) as Kind[]) {
      const { field, address } = files[kind]
      const file = values[field]
      const isWanted = kind !== 'portfolio' || values.portfolioKind === 'pdf'
      if (file && isWanted) addresses[address] = await send(kind, file).catch(refused(field))
    }
    if (addresses.portfolioPdfUrl) toast({ title: 'Upload successful' })
    return addresses
  }
  return {
    send,
    sendChosen,
    uploading,
    addressOf: (file: File | null) => (file ? arrived.current.get(file) : undefined),
  }
}

function useUpload(mutation: GraphQLTaggedNode) {
  const [commit] = useMutation<useUploadsResumeMutation>(mutation)
  return commit
}

/** Throws 'Upload failed: {status} - {text}', shown below the file's field if the server has refused the file. */
function refused(field: string) {
  return (error: unknown): never => {
    if (!isProblem(error)) throw error
    const statuses: Partial<Record<string, number>> = PROBLEM_STATUS
    const status = statuses[error.code]
    const message = `Upload failed: ${status ? `${status} - ` : ''}${error.message}`
    throw new ProblemError(error.code, message, {
      ...(status && { fields: { [field]: message } }),
      ...(error.requestId && { requestId: error.requestId }),
    })
  }
}

const pictureMutation = graphql`
  mutation useUploadsPictureMutation($input: UploadFileInput!) {
    upload: uploadProfilePicture(input: $input) { url }
  }
`

const portfolioMutation = graphql`
  mutation useUploadsPortfolioMutation($input: UploadFileInput!) {
    upload: uploadPortfolioPdf(input: $input) { url }
  }
`

const resumeMutation = graphql`
  mutation useUploadsResumeMutation($input: UploadFileInput!) {
    upload: uploadResume(input: $input) { url }
  }
`
