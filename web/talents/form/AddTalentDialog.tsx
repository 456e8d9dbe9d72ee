import { Button, makeStyles, Text, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { z } from 'zod'
import type { AddTalentDialog_application$key } from '../../__generated__/AddTalentDialog_application.graphql.ts'
import type { AddTalentDialogMutation } from '../../__generated__/AddTalentDialogMutation.graphql.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { local } from '../../forms/fields.tsx'
import type { FileFault } from '../../forms/files.ts'
import { UploadField } from '../../forms/UploadField.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { BeforeReview, useNewTalent } from './newTalent.tsx'
import { readingProblem } from './problems.ts'
import { ReadingSteps } from './ReadingSteps.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import type { ResumeReading } from './resume/reading.ts'
import { useReview } from './resume/useReview.ts'
import { StackText } from './StackField.tsx'
import { TalentSections } from './TalentSections.tsx'
import type { TalentFormValues } from './talentFields.ts'
import { type Files, readingOf, useResumeReading } from './useResumeReading.ts'

type Props = {
  onClose: () => void
  /** Called after a talent was added, before the dialog closes. */
  onAdded?: (() => void) | undefined
  /** The applicant to turn into a talent, whose resume has already been read. */
  applicant?: AddTalentDialog_application$key
}

/** The dialog that adds a talent: it reads a resume, then shows the form to review. Rendered only while it is open. */
export function AddTalentDialog({ onClose, onAdded, applicant: key }: Props) {
  const [applicant] = useState(() => key && readApplicant(key))
  const [step, setStep] = useState<'resume' | 'review'>(applicant ? 'review' : 'resume')
  const [read, setRead] = useState<ResumeReading | null>(applicant?.reading ?? null)
  const files = useResumeReading()
  const [createTalent] = useMutation<AddTalentDialogMutation>(mutation)
  const {
    form: review,
    similar,
    hint,
  } = useNewTalent({
    files,
    start: applicant?.values,
    create: talent => createTalent({ input: { ...talent, ...applicant?.input } }),
    onSaved() {
      onAdded?.()
      onClose()
    },
  })
  const beside = useReview(review, read)

  const goOn = (values: Partial<TalentFormValues>) => {
    review.fill(values)
    setStep('review')
    hint(values)
  }
  const resume = useResumeStep(files, found => {
    setRead(found)
    goOn(found.values)
  })
  const byHand = () => {
    const file = resume.form.values.resume
    const resumeUrl = files.addressOf(file)
    goOn(resumeUrl ? { resumeUrl } : { resumeFile: file })
  }

  const { resumeUrl } = review.values
  const isReview = step === 'review'
  const form = isReview ? review : resume.form
  return (
    <FormDialog
      title={applicant ? 'Turn into talent' : 'Add talent'}
      size={isReview ? 'long' : 'short'}
      aside={
        isReview && resumeUrl
          ? { label: 'Resume', content: <ResumePane url={resumeUrl} review={beside} />, asked: beside?.shown }
          : undefined
      }
      form={{
        ...form,
        props: { ...form.props, ...(isReview && beside?.formProps) },
        dirty: resume.form.dirty || review.dirty,
      }}
      {...(isReview ? ADD : EXTRACT)}
      status={isReview && files.uploading && <UploadStatus {...files.uploading} />}
      onClose={onClose}
    >
      {isReview ? (
        <TalentSections
          form={review}
          stack={<StackText form={review} />}
          review={beside}
          before={<BeforeReview form={review} similar={similar} />}
        />
      ) : (
        <ResumeStep step={resume} files={files} onByHand={byHand} />
      )}
    </FormDialog>
  )
}

function readApplicant(key: AddTalentDialog_application$key) {
  const { databaseId, email, phone, resumeUrl, extraction } = readInlineData(applicationFragment, key)
  const contact = { email: email ?? '', phone: phone ?? '' }
  const reading = extraction ? readingOf(extraction) : null
  return { input: { applicationId: databaseId }, reading, values: { ...contact, ...reading?.values, resumeUrl } }
}

const applicationFragment = graphql`
  fragment AddTalentDialog_application on ExternalApplication @inline {
    databaseId email phone resumeUrl
    extraction { ...useResumeReading_resume }
  }
`

const EXTRACT = { action: 'Extract information', working: 'Analyzing...' }
const ADD = { action: 'Add talent', working: 'Adding...' }

type ResumeStepProps = {
  step: ReturnType<typeof useResumeStep>
  files: Files
  onByHand: () => void
}

/** The first step of the dialog: the resume, and a guideline for the AI. */
function ResumeStep({ step: { form, setRefused }, files, onByHand }: ResumeStepProps) {
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

/** The form of the first step. `setRefused` stores why the last chosen file was refused. */
function useResumeStep({ read }: Files, onRead: (reading: ResumeReading) => void) {
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

const mutation = graphql`
  mutation AddTalentDialogMutation($input: CreateTalentInput!) {
    createTalent(input: $input) {
      talent { id }
      application {
        talentId
        deal { ...Timeline_deal }
      }
    }
  }
`

const useStyles = makeStyles({ byHand: { display: 'flex' } })
