import { graphql, useFragment } from 'react-relay'
import { addCandidateRules } from '../../../api/candidates/rules.ts'
import { type CandidateStatus, candidateLabels, candidateStatuses } from '../../../api/candidates/words.ts'
import type { AddCandidateDialog_deal$key } from '../../__generated__/AddCandidateDialog_deal.graphql.ts'
import type { AddCandidateDialogMutation } from '../../__generated__/AddCandidateDialogMutation.graphql.ts'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { dateTime } from '../../forms/dates.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Fields, inputOf, labelled, local, text, type ValuesOf } from '../../forms/fields.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import type { ChosenTalent } from './TalentChoices.tsx'
import { TalentPicker } from './TalentPicker.tsx'

/** Puts a talent of ours on the deal. */
export function AddCandidateDialog({ deal: key, onClose }: { deal: AddCandidateDialog_deal$key; onClose: () => void }) {
  const { databaseId: dealId } = useFragment(fragment, key)
  const [addCandidate] = useMutation<AddCandidateDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    rules,
    save: input => addCandidate({ input: { dealId, ...input } }),
    saved: (_answer, _output, { talentId: talent }) => ({
      title: 'Candidate added',
      text: `${talent?.name} is now a candidate for this deal.`,
    }),
    failed: {
      title: 'Failed to add candidate to the deal.',
      text: 'There was an error adding the candidate. Please try again.',
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Add Candidate"
      form={form}
      action={{ label: 'Add Candidate', working: 'Adding...' }}
      onClose={onClose}
    >
      <TalentPicker
        dealId={dealId}
        chosen={form.values.talentId}
        error={form.errors.talentId}
        onChoose={talent => form.set('talentId', talent)}
      />
      <Fields form={form} />
    </FormDialog>
  )
}

const fields = {
  talentId: local<ChosenTalent | null>(null),
  ...labelled(candidateLabels, {
    status: choice(candidateStatuses, 'APPLIED'),
    interviewDate: dateTime({ hint: 'In your own time zone.', shown: isInterviewed }),
    notes: text({ rows: 3 }),
  }),
}

function isInterviewed({ status }: { status: CandidateStatus }) {
  return status === 'INTERVIEWED'
}

const rules = formRules({
  rules: addCandidateRules,
  // Notes and interview date are sent only when they say something.
  toInput(values: ValuesOf<typeof fields>) {
    const { status, interviewDate, notes } = inputOf(fields, values)
    return {
      talentId: values.talentId?.databaseId,
      status,
      ...(notes && { notes }),
      ...(isInterviewed(values) && interviewDate && { interviewDate }),
    }
  },
})

const fragment = graphql`
  fragment AddCandidateDialog_deal on Deal {
    databaseId
  }
`

const mutation = graphql`
  mutation AddCandidateDialogMutation($input: AddCandidateInput!) {
    addCandidate(input: $input) {
      deal {
        ...Candidates_deal
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`
