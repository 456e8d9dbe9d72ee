import { useState } from 'react'
import { addCandidateRules } from '../../../api/candidates/rules.ts'
import { type CandidateStatus, candidateLabels, candidateStatuses } from '../../../api/candidates/words.ts'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { dateTime } from '../../forms/dates.ts'
import { Fields } from '../../forms/FieldRows.tsx'
import { inputOf, labelled, local, text, type ValuesOf } from '../../forms/fields.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { ADDING_FAILED, candidateAdded, useAddCandidate } from '../useAddCandidate.ts'
import type { ChosenTalent } from './TalentChoices.tsx'
import { TalentPicker } from './TalentPicker.tsx'

/** Chooses a talent and adds them to the deal's candidates. */
export function AddCandidateDialog({ dealId, onClose }: { dealId: number; onClose: () => void }) {
  const [addCandidate] = useAddCandidate()
  const [isBlocked, setBlocked] = useState(false)
  return (
    <RecordDialog
      title="Add Candidate"
      action="Add Candidate"
      working="Adding..."
      disabled={isBlocked}
      fields={fields}
      rules={rules}
      save={input => addCandidate({ input: { dealId, ...input } })}
      saved={(_, _output, { talentId: talent }) => candidateAdded(talent?.name)}
      failed={{ title: ADDING_FAILED, text: 'There was an error adding the candidate. Please try again.' }}
      onClose={onClose}
    >
      {form => (
        <>
          <TalentPicker
            dealId={dealId}
            chosen={form.values.talentId}
            error={form.errors.talentId}
            onChoose={talent => {
              setBlocked(false)
              form.set('talentId', talent)
            }}
          />
          {form.values.talentId && (
            <Warnings
              key={form.values.talentId.databaseId}
              talentIds={[form.values.talentId.databaseId]}
              dealId={dealId}
              onChecked={setBlocked}
            />
          )}
          <Fields form={form} />
        </>
      )}
    </RecordDialog>
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
  // Empty notes and dates are not sent.
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
