import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import type { ReplaceResumeMutation } from '../../__generated__/ReplaceResumeMutation.graphql.ts'
import { column, phone } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { graphql, useMutation } from '../../relay/plain.ts'
import { problemWords } from './Act.tsx'
import type { ActProps } from './Withdraw.tsx'

/** The form that replaces the resume of an application. */
export function ReplaceResume({ secret, onDone }: ActProps) {
  const styles = useStyles()
  const toast = useToast()
  const [resume, setResume] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState(0)
  const [send, busy] = useMutation<ReplaceResumeMutation>(mutation)

  async function replace(file: File) {
    setProblem(undefined)
    setShare(0)
    try {
      const answer = await send({ input: { secret, resume: file } }, { onProgress: setShare })
      if (!answer) return
      setResume(null)
      toast({ title: 'Resume replaced', text: 'Your previous resume was removed.' })
      onDone(answer.replaceOwnResume.application)
    } catch (error) {
      setProblem(problemWords(error))
    }
  }

  return (
    <div className={styles.root}>
      <UploadField
        kind="APPLICATION"
        label="Send another resume"
        hint="Replaces your current resume. PDF, DOC, DOCX, PNG, or JPEG (max 10MB)"
        error={problem}
        file={resume}
        onChange={file => {
          setProblem(undefined)
          setResume(file)
        }}
      />
      {busy && resume && share > 0 && <UploadStatus file={resume} share={share} />}
      {resume && (
        <Button
          appearance="primary"
          size="large"
          className={styles.send}
          disabledFocusable={busy}
          onClick={() => void replace(resume)}
        >
          {busy ? 'Sending...' : 'Replace the resume'}
        </Button>
      )}
    </div>
  )
}

const mutation = graphql`
  mutation ReplaceResumeMutation($input: ReplaceOwnResumeInput!) {
    replaceOwnResume(input: $input) {
      application { ...ApplicationPage_ownApplication }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalM },
  send: { alignSelf: 'flex-start', [phone]: { alignSelf: 'stretch', minHeight: '48px' } },
})
