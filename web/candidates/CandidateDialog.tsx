import { graphql, useFragment } from 'react-relay'
import { updateCandidateRules } from '../../api/candidates/rules.ts'
import { candidateLabels } from '../../api/candidates/words.ts'
import type { CandidateDialog_candidate$key } from '../__generated__/CandidateDialog_candidate.graphql.ts'
import type { CandidateDialogMutation } from '../__generated__/CandidateDialogMutation.graphql.ts'
import { formRules } from '../forms/changes.ts'
import { dateTime } from '../forms/dates.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Fields, inputOf, labelled, text, type ValuesOf, valuesOf } from '../forms/fields.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'

type Props = { candidate: CandidateDialog_candidate$key; onClose: () => void }

/** What is noted of a candidate; and when the interview is, while they are Interviewed. */
export function CandidateDialog({ candidate: key, onClose }: Props) {
  const { databaseId: id, status, talent, ...candidate } = useFragment(fragment, key)
  const [updateCandidate] = useMutation<CandidateDialogMutation>(mutation)
  const isInterviewed = status === 'INTERVIEWED'
  const form = useRecordForm({
    fields,
    values: valuesOf(fields, candidate),
    rules,
    save: ({ notes, interviewDate }) =>
      updateCandidate({ input: { id, notes, ...(isInterviewed && { interviewDate }) } }),
    saved: { title: 'Notes saved' },
    failed: withReason('Error', 'There was an error saving the notes. Please try again.'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Notes on ${talent?.name ?? 'the candidate'}`}
      form={form}
      action={{ label: 'Save', working: 'Saving...' }}
      onClose={onClose}
    >
      <Fields form={form} names={isInterviewed ? ['interviewDate', 'notes'] : ['notes']} />
    </FormDialog>
  )
}

const fields = labelled(candidateLabels, {
  interviewDate: dateTime({ hint: 'In your own time zone.' }),
  notes: text({ rows: 6 }),
})

const rules = formRules({
  rules: updateCandidateRules,
  toInput: (values: ValuesOf<typeof fields>) => inputOf(fields, values),
})

const fragment = graphql`
  fragment CandidateDialog_candidate on DealCandidate {
    databaseId
    status
    notes
    interviewDate
    talent {
      name
    }
  }
`

const mutation = graphql`
  mutation CandidateDialogMutation($input: UpdateCandidateInput!) {
    updateCandidate(input: $input) {
      candidate {
        notes
        interviewDate
        updatedAt
      }
      deal {
        ...DealTimeline_deal
      }
    }
  }
`
