import { graphql, useFragment } from 'react-relay'
import { updateCandidateRules } from '../../api/candidates/rules.ts'
import { candidateLabels } from '../../api/candidates/words.ts'
import type { CandidateDialog_candidate$key } from '../__generated__/CandidateDialog_candidate.graphql.ts'
import type { useCandidateActionsCandidateMutation } from '../__generated__/useCandidateActionsCandidateMutation.graphql.ts'
import { CalendarLink } from '../components/CalendarLink.tsx'
import { formRules } from '../forms/changes.ts'
import { Fields } from '../forms/FieldRows.tsx'
import { dateTime, inputOf, labelled, text, type ValuesOf, valuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { updateCandidate } from './useCandidateActions.ts'

type Props = { candidate: CandidateDialog_candidate$key; onClose: () => void }

/** The dialog for the notes on a candidate, and for the interview date if the status is Interviewed. */
export function CandidateDialog({ candidate: key, onClose }: Props) {
  const { databaseId: id, status, talent, ...candidate } = useFragment(fragment, key)
  const [update] = useMutation<useCandidateActionsCandidateMutation>(updateCandidate)
  const isInterviewed = status === 'INTERVIEWED'
  return (
    <RecordDialog
      title={`Notes on ${talent?.name ?? 'the candidate'}`}
      action="Save"
      fields={fields}
      values={valuesOf(fields, candidate)}
      rules={rules}
      save={({ notes, interviewDate }) => update({ input: { id, notes, ...(isInterviewed && { interviewDate }) } })}
      saved={{ title: 'Notes saved' }}
      failed={withReason('Error', 'There was an error saving the notes. Please try again.')}
      onClose={onClose}
    >
      {form => (
        <>
          {isInterviewed && <Fields form={form} names={['interviewDate']} />}
          {isInterviewed && candidate.interviewDate && (
            <CalendarLink url={`/api/deal-candidates/${id}/interview.ics`} of="the saved interview" />
          )}
          <Fields form={form} names={['notes']} />
        </>
      )}
    </RecordDialog>
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
    databaseId status notes interviewDate
    talent { name }
  }
`
