import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { useUploadsPictureMutation } from '../../__generated__/useUploadsPictureMutation.graphql.ts'
import type { useUploadsPortfolioMutation } from '../../__generated__/useUploadsPortfolioMutation.graphql.ts'
import type { useUploadsResumeMutation } from '../../__generated__/useUploadsResumeMutation.graphql.ts'
import type { Uploading } from '../../forms/UploadStatus.tsx'
import { type CommitOptions, useMutation } from '../../relay/useMutation.ts'

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
