import { useState } from 'react'
import { graphql } from 'react-relay'
import { addCandidateRules } from '../../../api/candidates/rules.ts'
import { type CandidateStatus, candidateLabels, candidateStatuses } from '../../../api/candidates/words.ts'
import type { AddToDealDialogMutation } from '../../__generated__/AddToDealDialogMutation.graphql.ts'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { Fields } from '../../forms/FieldRows.tsx'
import { dateTime, inputOf, labelled, text, type ValuesOf } from '../../forms/fields.tsx'
import { picked } from '../../forms/Picker.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { ADDING_FAILED } from '../useAddCandidate.ts'
import { DEAL_REQUIRED, DealField } from './DealField.tsx'

type Props = { talentId: number; name: string; onClose: () => void }

/** The dialog on a talent's page that adds the talent to an open deal. */
export function AddToDealDialog({ talentId, name, onClose }: Props) {
  const [add] = useMutation<AddToDealDialogMutation>(mutation)
  const [isBlocked, setBlocked] = useState(false)
  return (
    <RecordDialog
      title="Add to deal"
      action="Add to deal"
      working="Adding..."
      disabled={isBlocked}
      fields={fields}
      rules={rules(talentId)}
      save={(input, { dealId: deal }) => add({ input: { dealId: deal?.id ?? 0, ...input } })}
      saved={(_, _output, { dealId: deal }) => ({
        title: 'Candidate added',
        text: `${name} is now a candidate for ${deal?.name}.`,
      })}
      failed={{ title: ADDING_FAILED, text: 'There was an error adding the candidate. Please try again.' }}
      onClose={onClose}
    >
      {form => (
        <>
          <DealField
            value={form.values.dealId}
            error={form.errors.dealId}
            onPick={deal => {
              setBlocked(false)
              form.set('dealId', deal)
            }}
          />
          {form.values.dealId && (
            <Warnings
              key={form.values.dealId.id}
              talentIds={[talentId]}
              dealId={form.values.dealId.id}
              onChecked={setBlocked}
            />
          )}
          <Fields form={form} names={['status', 'interviewDate', 'notes']} />
        </>
      )}
    </RecordDialog>
  )
}

const isInterviewed = ({ status }: { status: CandidateStatus }) => status === 'INTERVIEWED'

const fields = {
  dealId: picked(),
  ...labelled(candidateLabels, {
    status: choice(candidateStatuses, 'APPLIED'),
    interviewDate: dateTime({ hint: 'In your own time zone.', shown: isInterviewed }),
    notes: text({ rows: 3 }),
  }),
}

const rules = (talentId: number) =>
  formRules({
    rules: addCandidateRules,
    faults: (_input, _whole, { dealId }: ValuesOf<typeof fields>) =>
      dealId ? ({} as Record<string, string>) : { dealId: DEAL_REQUIRED },
    // Empty notes and dates are not sent.
    toInput(values: ValuesOf<typeof fields>) {
      const { status, interviewDate, notes } = inputOf(fields, values)
      return {
        ...{ talentId, status },
        ...(notes && { notes }),
        ...(isInterviewed(values) && interviewDate && { interviewDate }),
      }
    },
  })

const mutation = graphql`
  mutation AddToDealDialogMutation($input: AddCandidateInput!) {
    addCandidate(input: $input) {
      candidate {
        talent { ...TalentDeals_talent ...Timeline_talent }
      }
    }
  }
`
