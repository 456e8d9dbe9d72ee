import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { AddTalentDialog_application$key } from '../../__generated__/AddTalentDialog_application.graphql.ts'
import type { AddTalentDialogMutation } from '../../__generated__/AddTalentDialogMutation.graphql.ts'
import { useAsk } from '../../components/ConfirmDialog.tsx'
import { tones } from '../../components/tones.ts'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { emptyValues } from '../../forms/fields.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { ResumeStep, useResumeStep } from './ResumeStep.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import type { ResumeReading } from './resume/reading.ts'
import { useReview } from './resume/useReview.ts'
import { type SimilarTalent, SimilarTalents, useSimilarTalents } from './SimilarTalents.tsx'
import { StackText } from './StackField.tsx'
import { TalentSections } from './TalentSections.tsx'
import { newTalentRules, type TalentForm, type TalentFormValues, talentFields } from './talentFields.ts'
import { type Files, readingOf, useResumeReading } from './useResumeReading.ts'

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
  const { findSimilar, similar, hint } = useHint(applicant?.values)
  const review = useNewTalent({ files, findSimilar, applicant, onAdded, onClose })
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

/** The warning about similar talents, and the resume's field where none was read. */
function BeforeReview({ form, similar }: { form: TalentForm; similar: readonly SimilarTalent[] }) {
  const styles = useStyles()
  const { resumeFile, resumeUrl } = form.values
  return (
    <>
      {similar.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            <MessageBarTitle>Already in the database?</MessageBarTitle>
            <SimilarTalents talents={similar} />
          </MessageBarBody>
        </MessageBar>
      )}
      {!resumeUrl && (
        <UploadField
          kind="RESUME"
          label="Resume"
          hint="PDF, PNG or JPEG, at most 10 MB. Kept with the profile."
          error={errorOf(form, 'resumeUrl')}
          file={resumeFile}
          onChange={file => form.set('resumeFile', file)}
        />
      )}
    </>
  )
}

type Applicant = ReturnType<typeof readApplicant>

/** Warns early of talents with the same contacts; the search is repeated before saving. */
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
  files: Files
  findSimilar: ReturnType<typeof useSimilarTalents>
  applicant: Applicant | undefined
}

/** The form of the second step. */
function useNewTalent({ files, findSimilar, applicant, onAdded, onClose }: NewTalent) {
  const ask = useAsk()
  const [createTalent] = useMutation<AddTalentDialogMutation>(mutation)
  return useRecordForm({
    fields: talentFields,
    values: applicant?.values ?? {},
    rules: newTalentRules,
    async save(talent, values) {
      const others = await findSimilar(values)
      if (others.length > 0 && (await ask(duplicateQuestion(others))) === 'keep') return undefined
      const addresses = await files.sendChosen(values)
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

const useStyles = makeStyles({
  bar: { flexShrink: 0, paddingBlock: tokens.spacingVerticalS, backgroundColor: tones.amber.background },
})
