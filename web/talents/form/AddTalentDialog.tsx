import { useCallback, useEffect, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { AddTalentDialog_application$key } from '../../__generated__/AddTalentDialog_application.graphql.ts'
import type { AddTalentDialogMutation } from '../../__generated__/AddTalentDialogMutation.graphql.ts'
import { useAsk } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { FileFault } from '../../forms/fileFault.ts'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { savingProblem } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { addFormRules } from './formRules.ts'
import { readingProblem } from './problems.ts'
import { ResumeStep } from './ResumeStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import type { ResumeReading } from './resume/reading.ts'
import { useReview } from './resume/useReview.ts'
import { resumeStepRules } from './resumeStepRules.ts'
import { SimilarTalents } from './SimilarTalents.tsx'
import { sendChosenFiles } from './sendChosenFiles.ts'
import { readingOf, useResumeReading } from './useResumeReading.ts'
import { type SimilarTalent, useSimilarTalents } from './useSimilarTalents.ts'
import { useUploads } from './useUploads.ts'
import { emptyValues, type TalentFormValues } from './values.ts'

type Props = {
  onClose: () => void
  /** After a talent was added, before the dialog closes. */
  onAdded?: () => void
  /** Who becomes a talent: their resume has been read already. */
  applicant?: AddTalentDialog_application$key
}

/** Adds a talent: a resume is read, then a person reviews what it says and adds it. Each opening begins anew. */
export function AddTalentDialog({ onClose, onAdded, applicant: key }: Props) {
  const toast = useToast()
  const [applicant] = useState(() => key && readApplicant(key))
  const [step, setStep] = useState<'resume' | 'review'>(applicant ? 'review' : 'resume')
  const [problem, setProblem] = useState<string>()
  const resume = useRulesForm(resumeStepRules, { resume: null, aiGuideline: '' })
  const review = useRulesForm(addFormRules, { ...emptyValues, ...applicant?.values })
  const [refused, setRefused] = useState<FileFault | null>(null)
  const { send, uploading, addressOf } = useUploads()
  const reading = useResumeReading(send)
  const [read, setRead] = useState<ResumeReading | null>(applicant?.reading ?? null)
  const beside = useReview(review, read)
  const [createTalent] = useMutation<AddTalentDialogMutation>(mutation)
  const findSimilar = useSimilarTalents()
  const [similar, setSimilar] = useState<readonly SimilarTalent[]>([])
  const ask = useAsk()

  const dirty = resume.dirty || review.dirty

  // Only a first hint; it is asked again, and minded, before anything is saved.
  const hint = useCallback(
    (values: Partial<TalentFormValues>) => findSimilar({ ...emptyValues, ...values }).then(setSimilar, () => {}),
    [findSimilar],
  )
  useEffect(() => {
    if (applicant) void hint(applicant.values)
  }, [applicant, hint])

  const goOn = (values: Partial<TalentFormValues>) => {
    setProblem(undefined)
    review.fill(values)
    setStep('review')
    void hint(values)
  }

  const resumeForm = resume.props({
    async save({ resume: file, aiGuideline }) {
      setProblem(undefined)
      const found = await reading.read({ file, aiGuideline })
      if (!found) return
      setRead(found)
      goOn(found.values)
      toast({ title: 'Resume parsed', text: 'Resume information extracted successfully.' })
    },
    onInvalid: text => toast({ ...stepFault({ text, file: resume.values.resume, refused }), intent: 'error' }),
    onFailed(error) {
      setProblem(readingProblem(error))
      toast({
        title: 'Upload failed',
        text: 'Failed to upload and parse the resume. Please try again.',
        intent: 'error',
      })
    },
  })

  const reviewForm = review.props({
    async save(talent) {
      setProblem(undefined)
      const others = await findSimilar(review.values)
      if (others.length > 0 && (await ask(duplicateQuestion(others))) === 'keep') return
      const addresses = await sendChosenFiles(send, review.values)
      if (addresses.portfolioPdfUrl) toast({ title: 'Upload successful' })
      if (!(await createTalent({ input: { ...talent, ...addresses, ...applicant?.input } }))) return
      toast({ title: 'Talent added', text: 'New talent has been added to the database.' })
      onAdded?.()
      onClose()
    },
    onInvalid: text => toast({ title: 'Validation Error', text, intent: 'error' }),
    onFailed(error) {
      setProblem(savingProblem(error))
      toast({ title: 'Error', text: 'Failed to add talent. Please try again.', intent: 'error' })
    },
  })

  const byHand = () => {
    const file = resume.values.resume
    const resumeUrl = addressOf(file)
    goOn(resumeUrl ? { resumeUrl } : { resumeFile: file })
  }
  const { resumeUrl } = review.values
  const isReview = step === 'review'
  return (
    <>
      <FormDialog
        title={applicant ? 'Turn into talent' : 'Add talent'}
        size={isReview ? 'long' : 'short'}
        aside={
          isReview && resumeUrl
            ? { label: 'Resume', content: <ResumePane url={resumeUrl} review={beside} /> }
            : undefined
        }
        form={{
          dirty,
          busy: resume.busy || review.busy,
          problem,
          props: isReview ? { ...reviewForm, ...beside?.formProps } : resumeForm,
        }}
        action={isReview ? ADD : EXTRACT}
        status={isReview && uploading && <UploadStatus {...uploading} />}
        onClose={onClose}
      >
        {isReview ? (
          <ReviewStep form={review} review={beside} similar={similar} />
        ) : (
          <ResumeStep
            form={resume}
            reading={reading.active}
            uploading={uploading}
            onStop={reading.stop}
            onFault={setRefused}
            onByHand={byHand}
          />
        )}
      </FormDialog>
    </>
  )
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

/** What is wrong with the first step: the file that was refused, none at all, or another entry. */
function stepFault({ text, file, refused }: { text: string; file: File | null; refused: FileFault | null }): FileFault {
  if (file) return { title: 'Validation Error', text }
  return refused ?? { title: 'No file selected', text }
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
