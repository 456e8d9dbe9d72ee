import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { Fact, FactList } from '../components/FactList.tsx'
import { formatSize } from '../forms/files.ts'
import { UploadStatus } from '../forms/UploadStatus.tsx'
import { StepForm } from './StepForm.tsx'
import type { SubmitProblem } from './submitProblem.ts'

type Props = {
  resume: File
  email: string
  phone: string
  problem: SubmitProblem | undefined
  busy: boolean
  /** How much of the resume has been sent, from 0 to 1. */
  share: number
  onBack: () => void
  onSubmit: () => void
}

/** The last step: what will be sent, and why it has not arrived. */
export function ReviewStep({ resume, email, phone, problem, busy, share, onBack, onSubmit }: Props) {
  const styles = useStyles()
  const submit = useRef<HTMLButtonElement>(null)
  // A disabled button loses the focus; after a failure it is the way to try again.
  useEffect(() => {
    if (problem) submit.current?.focus()
  }, [problem])
  return (
    <StepForm
      onSubmit={onSubmit}
      back={
        <Button size="large" disabled={busy} onClick={onBack}>
          Back
        </Button>
      }
      forth={
        <Button
          ref={submit}
          type="submit"
          appearance="primary"
          size="large"
          disabled={busy}
          icon={busy ? <Spinner size="extra-tiny" /> : undefined}
        >
          {busy ? 'Submitting...' : 'Submit Application'}
        </Button>
      }
    >
      <FactList>
        <Fact name="Resume">
          <bdi>{resume.name}</bdi> <span className={styles.quiet}>{formatSize(resume.size)}</span>
        </Fact>
        {email && <Fact name="Email">{email}</Fact>}
        {phone && <Fact name="Phone">{phone}</Fact>}
      </FactList>
      {busy && share > 0 && <UploadStatus file={resume} share={share} />}
      {problem && (
        <MessageBar intent="error" role="alert" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{problem.title}</MessageBarTitle>
            {problem.text}
          </MessageBarBody>
        </MessageBar>
      )}
    </StepForm>
  )
}

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})
