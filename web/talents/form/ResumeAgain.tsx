import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { row } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import type { FileFault } from '../../forms/files.ts'
import { UploadField } from '../../forms/UploadField.tsx'
import type { Analysis } from './Comparison.tsx'
import { takenAtOnce } from './presets.ts'
import { analysisMessage } from './problems.ts'
import { ReadingSteps } from './ReadingSteps.tsx'
import type { TalentForm } from './talentFields.ts'
import type { Files } from './useResumeReading.ts'

type Props = {
  form: TalentForm
  files: Files
  onAnalyzed: (analysis: Analysis) => void
}

/** The stored resume, and a field for a new one, which can fill in the form and is saved with it. */
export function ResumeAgain({ form, files, onAnalyzed }: Props) {
  const styles = useStyles()
  const toast = useToast()
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<FileFault | null>(null)
  const { resumeFile: file, resumeUrl } = form.values
  // The new values are compared with what was typed while the resume was read.
  const latest = useRef(form.values)
  useEffect(() => {
    latest.current = form.values
  })

  const analyze = async () => {
    if (!file) {
      const missing = refused ?? NO_FILE
      setFault(missing.text)
      toast({ ...missing, intent: 'error' })
      return
    }
    setFault(undefined)
    try {
      const found = await files.read(file)
      if (!found) return
      onAnalyzed({ before: latest.current, reading: found })
      form.fill(takenAtOnce(latest.current, found.values))
      toast({ title: 'Resume analyzed', text: 'Profile updated with new resume information. Review and save changes.' })
    } catch (error) {
      const text = analysisMessage(error)
      setFault(text)
      toast({ title: 'Analysis failed', text, intent: 'error' })
    }
  }
  return (
    <FormSection title="Resume">
      <UploadField
        kind="RESUME"
        label="New resume"
        hint={
          resumeUrl ? 'PDF, PNG or JPEG, at most 10 MB. Replaces the current one.' : 'PDF, PNG or JPEG, at most 10 MB'
        }
        error={fault ?? errorOf(form, 'resumeUrl')}
        file={file}
        disabled={files.reading}
        onFault={setRefused}
        onChange={chosen => {
          setFault(undefined)
          form.set('resumeFile', chosen)
        }}
      />
      {files.reading && <ReadingSteps files={files} />}
      <div className={styles.line}>
        <Button disabledFocusable={files.reading || form.busy} onClick={() => void analyze()}>
          {files.reading ? 'Analyzing...' : 'Analyze resume'}
        </Button>
        {resumeUrl && <ExternalLink href={resumeUrl}>Open the current resume</ExternalLink>}
      </div>
    </FormSection>
  )
}

const NO_FILE = { title: 'No file selected', text: 'Please select a PDF resume to analyze.' }

const useStyles = makeStyles({ line: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalL } })
