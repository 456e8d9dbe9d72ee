import { Button, makeStyles, Text, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { z } from 'zod'
import { FormField } from '../../forms/FormField.tsx'
import { local } from '../../forms/fields.tsx'
import type { FileFault } from '../../forms/files.ts'
import { UploadField } from '../../forms/UploadField.tsx'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { readingProblem } from './problems.ts'
import { ReadingSteps } from './ReadingSteps.tsx'
import type { ResumeReading } from './resume/reading.ts'
import type { Files } from './useResumeReading.ts'

type Props = {
  step: ReturnType<typeof useResumeStep>
  files: Files
  onByHand: () => void
}

/** The first step of adding: the resume, and a guideline for the AI. */
export function ResumeStep({ step: { form, setRefused }, files, onByHand }: Props) {
  const styles = useStyles()
  return (
    <>
      <Text>The resume fills in the profile. You review it before anything is saved.</Text>
      <UploadField
        kind="RESUME"
        label="Resume"
        hint="PDF, PNG or JPEG, at most 10 MB"
        required
        error={form.errors.resume}
        file={form.values.resume}
        disabled={files.reading}
        onChange={file => form.set('resume', file)}
        onFault={setRefused}
      />
      <FormField label="AI guideline" error={form.errors.aiGuideline} hint="Optional: what to focus on.">
        <Textarea
          name="aiGuideline"
          rows={3}
          resize="vertical"
          placeholder="Focus on backend skills and team leadership"
          disabled={files.reading}
          value={form.values.aiGuideline}
          onChange={(_, { value }) => form.set('aiGuideline', value)}
        />
      </FormField>
      {files.reading ? (
        <ReadingSteps files={files} />
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

/** The form of the first step, with the reason why the last chosen file was refused. */
export function useResumeStep({ read }: Files, onRead: (reading: ResumeReading) => void) {
  const [refused, setRefused] = useState<FileFault | null>(null)
  const form = useRecordForm({
    fields,
    rules,
    save: ({ resume: file, aiGuideline }) => read(file, aiGuideline),
    saved: { title: 'Resume parsed', text: 'Resume information extracted successfully.' },
    onSaved: onRead,
    invalid: (text, { resume: file }) =>
      file ? { title: 'Validation Error', text } : (refused ?? { title: 'No file selected', text }),
    failed: { title: 'Upload failed', text: 'Failed to upload and parse the resume. Please try again.' },
    reasonOf: readingProblem,
  })
  return { form, setRefused }
}

const fields = { resume: local<File | null>(null), aiGuideline: local('') }

const rules = z.object({
  resume: z
    .custom<File | null>()
    .refine(file => file !== null, 'Please select a PDF resume to upload.')
    .transform(file => file as File),
  aiGuideline: z.string().max(2_000, 'AI guideline must be at most 2,000 characters'),
})

const useStyles = makeStyles({ byHand: { display: 'flex' } })
