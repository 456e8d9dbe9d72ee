import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { EditTalentDialogMutation } from '../../__generated__/EditTalentDialogMutation.graphql.ts'
import type { EditTalentDialogQuery } from '../../__generated__/EditTalentDialogQuery.graphql.ts'
import type { talentFields_talent$key } from '../../__generated__/talentFields_talent.graphql.ts'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { row } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import type { FileFault } from '../../forms/files.ts'
import { UploadField } from '../../forms/UploadField.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { lastEditor, useEditForm } from '../../relay/useRecordForm.tsx'
import { type Analysis, Comparison } from './Comparison.tsx'
import { takenAtOnce } from './presets.ts'
import { analysisMessage } from './problems.ts'
import { ReadingSteps } from './ReadingSteps.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import { useReview } from './resume/useReview.ts'
import { StackEntries } from './StackField.tsx'
import { TalentSections } from './TalentSections.tsx'
import { changedTalentRules, openedTalent, settled, type TalentForm, talentFields } from './talentFields.ts'
import { type Files, useResumeReading } from './useResumeReading.ts'

type Props = { talent: talentFields_talent$key; onClose: () => void }

/** The dialog that edits a talent's profile. Rendered only while it is open. */
export function EditTalentDialog({ talent: key, onClose }: Props) {
  const [opened] = useState(() => openedTalent(key))
  const files = useResumeReading()
  const [analyzed, setAnalyzed] = useState<Analysis | null>(null)
  const form = useTalentForm({ opened, files, onClose })
  const review = useReview(form, analyzed?.reading ?? null)
  const { resumeUrl } = form.values
  return (
    <FormDialog
      title="Edit Profile"
      size="long"
      aside={
        resumeUrl
          ? { label: 'Resume', content: <ResumePane url={resumeUrl} review={review} />, asked: review?.shown }
          : undefined
      }
      form={{ ...form, props: { ...form.props, ...review?.formProps } }}
      action="Save changes"
      working="Saving..."
      disabled={files.reading}
      status={!files.reading && files.uploading && <UploadStatus {...files.uploading} />}
      onClose={onClose}
    >
      <TalentSections
        form={form}
        stack={<StackEntries form={form} />}
        self={opened.id}
        review={review}
        before={
          <>
            <ResumeAgain form={form} files={files} onAnalyzed={setAnalyzed} />
            {analyzed && <Comparison form={form} analysis={analyzed} />}
          </>
        }
      />
    </FormDialog>
  )
}

type Editing = { opened: ReturnType<typeof openedTalent>; files: Files; onClose: () => void }

function useTalentForm({ opened, files, onClose }: Editing) {
  const [updateTalent] = useMutation<EditTalentDialogMutation>(mutation)
  return useEditForm({
    noun: 'talent',
    fields,
    opened,
    latest: {
      query,
      read: ({ talent }: EditTalentDialogQuery['response']) =>
        talent && { ...openedTalent(talent), editor: lastEditor('talent', talent) },
    },
    settled,
    rulesFrom: changedTalentRules,
    prepare: async (change, values) => ({ ...change, ...(await files.sendChosen(values)) }),
    update: input => updateTalent({ input }),
    saved: { title: 'Talent updated' },
    failed: { title: 'Error', text: 'Failed to update talent profile. Please try again.' },
    invalid: () => ({ title: 'Please fix the errors in the form' }),
    onSaved: onClose,
  })
}

/** The fields of the form. The minimum of a kind of rate is required if this kind is chosen. */
const fields = {
  ...talentFields,
  minFullTimeRate: { ...talentFields.minFullTimeRate, required: true },
  minHourlyRate: { ...talentFields.minHourlyRate, required: true },
}

type ResumeAgainProps = {
  form: TalentForm
  files: Files
  onAnalyzed: (analysis: Analysis) => void
}

/** The stored resume, and a field for a new resume, which can fill in the form and is saved with the form. */
function ResumeAgain({ form, files, onAnalyzed }: ResumeAgainProps) {
  const styles = useStyles()
  const toast = useToast()
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<FileFault | null>(null)
  const { resumeFile: file, resumeUrl } = form.values
  // The new values are compared with the latest entries, including those typed while the resume was read.
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

const query = graphql`
  query EditTalentDialogQuery($id: Int!) {
    talent(id: $id) {
      ...talentFields_talent
      activity(first: 10) { edges { node { kind actor { firstName lastName email } } } }
    }
  }
`

const mutation = graphql`
  mutation EditTalentDialogMutation($input: UpdateTalentInput!) {
    updateTalent(input: $input) {
      talent { id updatedAt phoneNumbers { text href } ...talentFields_talent }
    }
  }
`

const useStyles = makeStyles({ line: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalL } })
