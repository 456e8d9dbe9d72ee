import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { UploadField } from '../forms/UploadField.tsx'
import { StepForm } from './StepForm.tsx'

type Props = { resume: File | null; onChoose: (resume: File | null) => void; onContinue: () => void }

/** The first step: the resume. */
export function ResumeStep({ resume, onChoose, onContinue }: Props) {
  const [cleared, setCleared] = useState(false)
  return (
    <StepForm
      onSubmit={onContinue}
      forth={
        <Button type="submit" appearance="primary" size="large" disabled={!resume}>
          Continue
        </Button>
      }
    >
      <UploadField
        kind="APPLICATION"
        label="Resume"
        hint="PDF, DOC, or DOCX (max 10MB)"
        required
        error={cleared && !resume ? 'Resume required' : undefined}
        file={resume}
        onChange={file => {
          setCleared(file === null)
          onChoose(file)
        }}
      />
    </StepForm>
  )
}
