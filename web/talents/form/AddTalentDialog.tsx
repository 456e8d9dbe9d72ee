import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { AddTalentDialog_application$key } from '../../__generated__/AddTalentDialog_application.graphql.ts'
import type { AddTalentDialogMutation } from '../../__generated__/AddTalentDialogMutation.graphql.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { BeforeReview, useNewTalent } from './newTalent.tsx'
import { ResumeStep, useResumeStep } from './ResumeStep.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import type { ResumeReading } from './resume/reading.ts'
import { useReview } from './resume/useReview.ts'
import { StackText } from './StackField.tsx'
import { TalentSections } from './TalentSections.tsx'
import type { TalentFormValues } from './talentFields.ts'
import { readingOf, useResumeReading } from './useResumeReading.ts'

type Props = {
  onClose: () => void
  /** After a talent was added, before the dialog closes. */
  onAdded?: (() => void) | undefined
  /** Makes a talent of an applicant, whose resume has been read already. */
  applicant?: AddTalentDialog_application$key
}

/** Adds a talent: reads a resume, then lets the person review and save the form. Render it only while it is open. */
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

/** The initial values for an applicant: those of their resume, at least their contacts. */
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

const mutation = graphql`
  mutation AddTalentDialogMutation($input: CreateTalentInput!) {
    createTalent(input: $input) {
      talent { id }
      application {
        talentId
        deal { ...DealTimeline_deal }
      }
    }
  }
`
