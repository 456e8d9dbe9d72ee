import { Input, Select, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type CandidateStatus, candidateStatuses } from '../../../api/candidates/rules.ts'
import type { AddCandidateDialog_deal$key } from '../../__generated__/AddCandidateDialog_deal.graphql.ts'
import type { AddCandidateDialogMutation } from '../../__generated__/AddCandidateDialogMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { savingProblem } from '../../talents/form/problems.ts'
import { addFormRules, emptyValues } from './addFormRules.ts'
import { TalentPicker } from './TalentPicker.tsx'

/** Puts a talent of ours on the deal. */
export function AddCandidateDialog({ deal: key, onClose }: { deal: AddCandidateDialog_deal$key; onClose: () => void }) {
  const { databaseId } = useFragment(fragment, key)
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const [commit] = useMutation<AddCandidateDialogMutation>(mutation)
  const form = useRulesForm(addFormRules, emptyValues)
  const { talentId: chosen, status, notes, interviewDate } = form.values

  const props = form.props({
    async save({ interviewDate: interview, ...candidate }) {
      setProblem(undefined)
      const when = interview && { interviewDate: interview.toISOString() }
      await commit({ input: { dealId: databaseId, ...candidate, ...when } })
      toast({ title: 'Candidate added', text: `${chosen?.name} is now a candidate for this deal.` })
      onClose()
    },
    onFailed(error) {
      setProblem(savingProblem(error))
      toast({
        title: 'Failed to add candidate to the deal.',
        text: 'There was an error adding the candidate. Please try again.',
        intent: 'error',
      })
    },
  })

  return (
    <FormDialog
      title="Add Candidate"
      form={props}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Add Candidate', working: 'Adding...' }}
      problem={problem}
      onClose={onClose}
    >
      <TalentPicker
        dealId={databaseId}
        chosen={chosen}
        error={form.errors.talentId}
        onChoose={talent => form.set('talentId', talent)}
      />
      <FormField label="Status" error={form.errors.status}>
        <Select
          name="status"
          value={status}
          onChange={(_, { value }) => {
            const next = statuses.find(each => each === value)
            if (next) form.set('status', next)
          }}
        >
          {statuses.map(each => (
            <option key={each} value={each}>
              {candidateStatuses[each]}
            </option>
          ))}
        </Select>
      </FormField>
      {status === 'INTERVIEWED' && (
        <FormField label="Interview date" hint="In your own time zone." error={form.errors.interviewDate}>
          <Input
            type="datetime-local"
            name="interviewDate"
            value={interviewDate}
            onChange={(_, { value }) => form.set('interviewDate', value)}
          />
        </FormField>
      )}
      <FormField label="Notes" error={form.errors.notes}>
        <Textarea
          name="notes"
          rows={3}
          resize="vertical"
          value={notes}
          onChange={(_, { value }) => form.set('notes', value)}
        />
      </FormField>
    </FormDialog>
  )
}

const statuses = Object.keys(candidateStatuses) as CandidateStatus[]

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
