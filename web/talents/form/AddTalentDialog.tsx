import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { AddTalentDialog_application$key } from '../../__generated__/AddTalentDialog_application.graphql.ts'
import type { AddTalentDialogMutation } from '../../__generated__/AddTalentDialogMutation.graphql.ts'
import { useAsk } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { emptyValues } from '../../forms/fields.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { ResumeStep, useResumeStep } from './ResumeStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import type { ResumeReading } from './resume/reading.ts'
import { useReview } from './resume/useReview.ts'
import { type SimilarTalent, SimilarTalents, useSimilarTalents } from './SimilarTalents.tsx'
import { newTalentRules, type TalentFormValues, talentFields } from './talentFields.ts'
import { readingOf, useResumeReading } from './useResumeReading.ts'
import { type SendFile, sendChosenFiles, useUploads } from './useUploads.ts'

type Props = {
  onClose: () => void
  /** After a talent was added, before the dialog closes. */
  onAdded?: (() => void) | undefined
  /** Who becomes a talent: their resume has been read already. */
  applicant?: AddTalentDialog_application$key
}

/** Adds a talent: a resume is read, then a person reviews what it says and adds it. Render it while it is open. */
export function AddTalentDialog({ onClose, onAdded, applicant: key }: Props) {
  const [applicant] = useState(() => key && readApplicant(key))
  const [step, setStep] = useState<'resume' | 'review'>(applicant ? 'review' : 'resume')
  const [read, setRead] = useState<ResumeReading | null>(applicant?.reading ?? null)
  const uploads = useUploads()
  const reading = useResumeReading(uploads.send)
  const { findSimilar, similar, hint } = useHint(applicant?.values)
  const review = useNewTalent({ send: uploads.send, findSimilar, applicant, onAdded, onClose })
  const beside = useReview(review, read)

  const goOn = (values: Partial<TalentFormValues>) => {
    review.fill(values)
    setStep('review')
    hint(values)
  }
  const resume = useResumeStep(reading, found => {
    setRead(found)
    goOn(found.values)
  })
  const byHand = () => {
    const file = resume.form.values.resume
    const resumeUrl = uploads.addressOf(file)
    goOn(resumeUrl ? { resumeUrl } : { resumeFile: file })
  }

  const { uploading } = uploads
  const { resumeUrl } = review.values
  const isReview = step === 'review'
  const form = isReview ? review : resume.form
  return (
    <FormDialog
      title={applicant ? 'Turn into talent' : 'Add talent'}
      size={isReview ? 'long' : 'short'}
      aside={
        isReview && resumeUrl ? { label: 'Resume', content: <ResumePane url={resumeUrl} review={beside} /> } : undefined
      }
      form={{
        ...form,
        props: { ...form.props, ...(isReview && beside?.formProps) },
        dirty: resume.form.dirty || review.dirty,
      }}
      action={isReview ? ADD : EXTRACT}
      status={isReview && uploading && <UploadStatus {...uploading} />}
      onClose={onClose}
    >
      {isReview ? (
        <ReviewStep form={review} review={beside} similar={similar} />
      ) : (
        <ResumeStep
          form={resume.form}
          reading={reading.active}
          uploading={uploading}
          onStop={reading.stop}
          onFault={resume.setRefused}
          onByHand={byHand}
        />
      )}
    </FormDialog>
  )
}

type Applicant = ReturnType<typeof readApplicant>

/** Who seems to be there already: a first hint. It is asked again, and minded, before anything is saved. */
function useHint(applicant: Partial<TalentFormValues> | undefined) {
  const findSimilar = useSimilarTalents()
  const [similar, setSimilar] = useState<readonly SimilarTalent[]>([])
  const hint = (values: Partial<TalentFormValues>) =>
    void findSimilar({ ...emptyValues(talentFields), ...values }).then(setSimilar, () => {})
  const hintAtOnce = useEffectEvent(() => applicant && hint(applicant))
  useEffect(() => hintAtOnce(), [])
  return { findSimilar, similar, hint }
}

type NewTalent = Pick<Props, 'onClose' | 'onAdded'> & {
  send: SendFile
  findSimilar: ReturnType<typeof useSimilarTalents>
  applicant: Applicant | undefined
}

/** The form of the second step. */
function useNewTalent({ send, findSimilar, applicant, onAdded, onClose }: NewTalent) {
  const toast = useToast()
  const ask = useAsk()
  const [createTalent] = useMutation<AddTalentDialogMutation>(mutation)
  return useRecordForm({
    fields: talentFields,
    values: applicant?.values ?? {},
    rules: newTalentRules,
    async save(talent, values) {
      const others = await findSimilar(values)
      if (others.length > 0 && (await ask(duplicateQuestion(others))) === 'keep') return undefined
      const addresses = await sendChosenFiles(send, values)
      if (addresses.portfolioPdfUrl) toast({ title: 'Upload successful' })
      return createTalent({ input: { ...talent, ...addresses, ...applicant?.input } })
    },
    saved: { title: 'Talent added', text: 'New talent has been added to the database.' },
    failed: { title: 'Error', text: 'Failed to add talent. Please try again.' },
    invalid: text => ({ title: 'Validation Error', text }),
    onSaved() {
      onAdded?.()
      onClose()
    },
  })
}

/** Asked before somebody is added who seems to be there already. */
function duplicateQuestion(talents: readonly SimilarTalent[]) {
  return {
    title: 'Already in the database?',
    content: (
      <>
        {talents.length === 1 ? 'A talent has' : `${talents.length} talents have`} the same email, phone or LinkedIn
        address.
        <SimilarTalents talents={talents} />
      </>
    ),
    answers: { keep: 'Keep editing', add: 'Add anyway' },
    width: 480,
  }
}

/** The application, and what the form begins with: all that the resume says, or at least how to reach them. */
function readApplicant(key: AddTalentDialog_application$key) {
  const { databaseId, email, phone, resumeUrl, extraction } = readInlineData(applicationFragment, key)
  const contact = { email: email ?? '', phone: phone ?? '' }
  const reading = extraction ? readingOf(extraction) : null
  return { input: { applicationId: databaseId }, reading, values: { ...contact, ...reading?.values, resumeUrl } }
}

const applicationFragment = graphql`
  fragment AddTalentDialog_application on ExternalApplication @inline {
    databaseId
    email
    phone
    resumeUrl
    extraction {
      ...useResumeReading_resume
    }
  }
`

const EXTRACT = { label: 'Extract information', working: 'Analyzing...' }
const ADD = { label: 'Add talent', working: 'Adding...' }

const mutation = graphql`
  mutation AddTalentDialogMutation($input: CreateTalentInput!) {
    createTalent(input: $input) {
      talent {
        id
      }
      application {
        talentId
        deal {
          ...DealTimeline_deal
        }
      }
    }
  }
`
