import { Button, makeStyles, Text, Textarea } from '@fluentui/react-components'
import { FormField } from '../../forms/FormField.tsx'
import type { FileFault } from '../../forms/fileFault.ts'
import { UploadField } from '../../forms/UploadField.tsx'
import type { Uploading } from '../../forms/UploadStatus.tsx'
import type { RulesForm } from '../../forms/useRulesForm.ts'
import { ReadingSteps } from './ReadingSteps.tsx'
import type { ResumeStepValues } from './resumeStepRules.ts'

type Props = {
  form: Pick<RulesForm<ResumeStepValues, never>, 'values' | 'errors' | 'set'>
  reading: boolean
  uploading: Uploading | null
  onStop: () => void
  onFault: (fault: FileFault | null) => void
  onByHand: () => void
}

/** The first step of adding: the resume, and what to look at in it. */
export function ResumeStep({ form, reading, uploading, onStop, onFault, onByHand }: Props) {
  const styles = useStyles()
  return (
    <>
      <Text>The resume fills in the profile. You review it before anything is saved.</Text>
      <UploadField
        kind="RESUME"
        label="Resume"
        hint="PDF, at most 10 MB"
        required
        error={form.errors.resume}
        file={form.values.resume}
        disabled={reading}
        onChange={file => form.set('resume', file)}
        onFault={onFault}
      />
      <FormField label="AI guideline" error={form.errors.aiGuideline} hint="Optional: what to focus on.">
        <Textarea
          name="aiGuideline"
          rows={3}
          resize="vertical"
          placeholder="Focus on backend skills and team leadership"
          disabled={reading}
          value={form.values.aiGuideline}
          onChange={(_, { value }) => form.set('aiGuideline', value)}
        />
      </FormField>
      {reading ? (
        <ReadingSteps uploading={uploading} onStop={onStop} />
      ) : (
        <div className={styles.byHand}>
          <Button appearance="transparent" size="small" onClick={onByHand}>
            Fill in by hand instead
          </Button>
        </div>
      )}
    </>
  )
}

const useStyles = makeStyles({ byHand: { display: 'flex' } })
