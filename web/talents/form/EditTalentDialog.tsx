import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditTalentDialogMutation } from '../../__generated__/EditTalentDialogMutation.graphql.ts'
import type { EditTalentDialogQuery } from '../../__generated__/EditTalentDialogQuery.graphql.ts'
import type { talentFields_talent$key } from '../../__generated__/talentFields_talent.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useFetch } from '../../relay/useFetch.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useEditForm } from '../../relay/useRecordForm.tsx'
import { type Analysis, Comparison } from './Comparison.tsx'
import { ResumeAgain } from './ResumeAgain.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import { useReview } from './resume/useReview.ts'
import { StackEntries } from './StackField.tsx'
import { TalentSections } from './TalentSections.tsx'
import { changedTalentRules, openedTalent, settled, talentFields } from './talentFields.ts'
import { useResumeReading } from './useResumeReading.ts'
import { type SendFile, sendChosenFiles, useUploads } from './useUploads.ts'

type Props = { talent: talentFields_talent$key; onClose: () => void }

/** Edits a talent's profile. What it begins with stays as it was when it was opened. Render it while it is open. */
export function EditTalentDialog({ talent: key, onClose }: Props) {
  const [opened] = useState(() => openedTalent(key))
  const { send, uploading } = useUploads()
  const reading = useResumeReading(send)
  const [analyzed, setAnalyzed] = useState<Analysis | null>(null)
  const form = useTalentForm({ opened, send, onClose })
  const review = useReview(form, analyzed?.reading ?? null)
  const { resumeUrl } = form.values
  return (
    <FormDialog
      title="Edit Profile"
      size="long"
      aside={resumeUrl ? { label: 'Resume', content: <ResumePane url={resumeUrl} review={review} /> } : undefined}
      form={{ ...form, props: { ...form.props, ...review?.formProps } }}
      action={{ label: 'Save changes', working: 'Saving...', disabled: reading.active }}
      status={!reading.active && uploading && <UploadStatus {...uploading} />}
      onClose={onClose}
    >
      <TalentSections
        form={form}
        stack={<StackEntries form={form} />}
        self={opened.id}
        review={review}
        before={
          <>
            <ResumeAgain form={form} reading={reading} uploading={uploading} onAnalyzed={setAnalyzed} />
            {analyzed && <Comparison form={form} analysis={analyzed} />}
          </>
        }
      />
    </FormDialog>
  )
}

type Editing = { opened: ReturnType<typeof openedTalent>; send: SendFile; onClose: () => void }

function useTalentForm({ opened, send, onClose }: Editing) {
  const toast = useToast()
  const fetchTalent = useFetch<EditTalentDialogQuery>(query)
  const [updateTalent] = useMutation<EditTalentDialogMutation>(mutation)
  return useEditForm({
    noun: 'talent',
    fields,
    opened,
    async fetchLatest() {
      const { talent } = await fetchTalent({ id: opened.id })
      return talent ? openedTalent(talent) : null
    },
    settled,
    rulesFrom: changedTalentRules,
    async prepare(change, values) {
      const addresses = await sendChosenFiles(send, values)
      if (addresses.portfolioPdfUrl) toast({ title: 'Upload successful' })
      return { ...change, ...addresses }
    },
    update: input => updateTalent({ input }),
    saved: { title: 'Talent updated' },
    failed: { title: 'Error', text: 'Failed to update talent profile. Please try again.' },
    invalid: () => ({ title: 'Please fix the errors in the form' }),
    onSaved: onClose,
  })
}

/** A chosen kind of rate needs its least. */
const fields = {
  ...talentFields,
  minFullTimeRate: { ...talentFields.minFullTimeRate, required: true },
  minHourlyRate: { ...talentFields.minHourlyRate, required: true },
}

const query = graphql`
  query EditTalentDialogQuery($id: Int!) {
    talent(id: $id) {
      ...talentFields_talent
    }
  }
`

const mutation = graphql`
  mutation EditTalentDialogMutation($input: UpdateTalentInput!) {
    updateTalent(input: $input) {
      talent {
        id
        updatedAt
        ...talentFields_talent
      }
    }
  }
`
