import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import type { EditTalentMutation, UpdateTalentInput } from '../../__generated__/EditTalentMutation.graphql.ts'
import { useAsk } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { ChangeList } from '../../forms/ChangeList.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { UploadStatus } from '../../forms/UploadStatus.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { isProblem, savingProblem } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { type Analysis, Comparison } from './Comparison.tsx'
import { foreignChanges } from './changes.ts'
import { editFormRules } from './formRules.ts'
import { ResumeAgain } from './ResumeAgain.tsx'
import { ResumePane } from './resume/ResumePane.tsx'
import { useReview } from './resume/useReview.ts'
import { sendChosenFiles } from './sendChosenFiles.ts'
import { TalentFields } from './TalentFields.tsx'
import { useResumeReading } from './useResumeReading.ts'
import { useUploads } from './useUploads.ts'
import type { TalentFormValues } from './values.ts'

/** A talent as it was at one moment. */
export type TalentSnapshot = { id: number; version: number; values: TalentFormValues }

type Props = { opened: TalentSnapshot; fetchLatest: () => Promise<TalentSnapshot>; onClose: () => void }

/** The edit form of one talent. Sends what was changed since `opened`, and asks when somebody else was faster. */
export function EditTalent({ opened, fetchLatest, onClose }: Props) {
  const toast = useToast()
  const [start, setStart] = useState(opened)
  const [problem, setProblem] = useState<string>()
  const form = useRulesForm(
    useMemo(() => editFormRules(start.values), [start]),
    start.values,
  )
  const { send, uploading } = useUploads()
  const reading = useResumeReading(send)
  const [analyzed, setAnalyzed] = useState<Analysis | null>(null)
  const review = useReview(form, analyzed?.reading ?? null)
  const [updateTalent] = useMutation<EditTalentMutation>(mutation)
  const ask = useAsk()

  /** Whether it was saved. */
  const save = async (input: UpdateTalentInput) => {
    try {
      return Boolean(await updateTalent({ input: { ...input, version: start.version } }))
    } catch (error) {
      if (!isProblem(error, 'CONFLICT')) throw error
    }
    const latest = await fetchLatest()
    const changes = foreignChanges({ before: start.values, now: latest.values, mine: form.values })
    const wish = await ask({
      title: 'Somebody else has changed this talent',
      content: (
        <>
          Nothing is saved yet, and your entries are kept. Since you opened it:
          <ChangeList changes={changes} />
          Saving anyway writes only the fields you have changed; the others stay as they are now.
        </>
      ),
      answers: { keep: 'Keep editing', load: 'Load the newer version', save: 'Save anyway' },
      width: 640,
    })
    if (wish === 'save') return Boolean(await updateTalent({ input }))
    if (wish === 'load') {
      setStart(latest)
      form.reset(latest.values)
    }
    return false
  }

  const { resumeUrl } = form.values
  return (
    <>
      <FormDialog
        title="Edit Profile"
        size="long"
        aside={resumeUrl ? { label: 'Resume', content: <ResumePane url={resumeUrl} review={review} /> } : undefined}
        form={{
          dirty: form.dirty,
          busy: form.busy,
          problem,
          props: {
            ...form.props({
              async save(change) {
                setProblem(undefined)
                const addresses = await sendChosenFiles(send, form.values)
                if (addresses.portfolioPdfUrl) toast({ title: 'Upload successful' })
                if (!(await save({ id: start.id, ...change, ...addresses }))) return
                toast({ title: 'Talent updated' })
                onClose()
              },
              onInvalid: () => toast({ title: 'Please fix the errors in the form', intent: 'error' }),
              onFailed(error) {
                setProblem(savingProblem(error))
                toast({ title: 'Error', text: 'Failed to update talent profile. Please try again.', intent: 'error' })
              },
            }),
            ...review?.formProps,
          },
        }}
        action={{ label: 'Save changes', working: 'Saving...', disabled: reading.active }}
        status={!reading.active && uploading && <UploadStatus {...uploading} />}
        onClose={onClose}
      >
        <TalentFields
          form={form}
          mode="edit"
          self={start.id}
          review={review}
          before={
            <>
              <ResumeAgain form={form} reading={reading} uploading={uploading} onAnalyzed={setAnalyzed} />
              {analyzed && <Comparison form={form} analysis={analyzed} />}
            </>
          }
        />
      </FormDialog>
    </>
  )
}

const mutation = graphql`
  mutation EditTalentMutation($input: UpdateTalentInput!) {
    updateTalent(input: $input) {
      talent {
        id
        updatedAt
        ...EditTalentDialog_talent
      }
    }
  }
`
