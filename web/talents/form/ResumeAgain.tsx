import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { errorOf } from '../../forms/fields.tsx'
import type { FileFault } from '../../forms/fileFault.ts'
import { UploadField } from '../../forms/UploadField.tsx'
import type { Uploading } from '../../forms/UploadStatus.tsx'
import type { Analysis } from './Comparison.tsx'
import { takenAtOnce } from './presets.ts'
import { analysisMessage } from './problems.ts'
import { ReadingSteps } from './ReadingSteps.tsx'
import type { TalentForm } from './talentFields.ts'
import type { useResumeReading } from './useResumeReading.ts'

type Props = {
  form: TalentForm
  reading: ReturnType<typeof useResumeReading>
  uploading: Uploading | null
  onAnalyzed: (analysis: Analysis) => void
}

/** The resume of a talent: the stored one, and a new one, which is stored with the form and can fill it in. */
export function ResumeAgain({ form, reading, uploading, onAnalyzed }: Props) {
  const styles = useStyles()
  const toast = useToast()
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<FileFault | null>(null)
  const { resumeFile: file, resumeUrl } = form.values
  // What was typed while the resume was read is what the new values are compared to.
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
      const found = await reading.read({ file, aiGuideline: '' })
      if (!found) return
      onAnalyzed({ before: latest.current, reading: found })
      form.fill(takenAtOnce(latest.current, found.values))
      toast({
        title: 'Resume analyzed',
        text: 'Profile updated with new resume information. Review and save changes.',
      })
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
        hint={resumeUrl ? 'PDF, at most 10 MB. Replaces the current one.' : 'PDF, at most 10 MB'}
        error={fault ?? errorOf(form, 'resumeUrl')}
        file={file}
        disabled={reading.active}
        onFault={setRefused}
        onChange={chosen => {
          setFault(undefined)
          form.set('resumeFile', chosen)
        }}
      />
      {reading.active && <ReadingSteps uploading={uploading} onStop={reading.stop} />}
      <div className={styles.line}>
        <Button disabledFocusable={reading.active || form.busy} onClick={() => void analyze()}>
          {reading.active ? 'Analyzing...' : 'Analyze resume'}
        </Button>
        {resumeUrl && <ExternalLink href={resumeUrl}>Open the current resume</ExternalLink>}
      </div>
    </FormSection>
  )
}

const NO_FILE = { title: 'No file selected', text: 'Please select a PDF resume to analyze.' }

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
})
