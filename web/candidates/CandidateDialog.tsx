import { Input, Textarea } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { updateCandidateRules } from '../../api/candidates/rules.ts'
import type { CandidateDialog_candidate$key } from '../__generated__/CandidateDialog_candidate.graphql.ts'
import type { CandidateDialogMutation } from '../__generated__/CandidateDialogMutation.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { FormField } from '../forms/FormField.tsx'
import { rulesFor } from '../forms/rulesFor.ts'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { instantOf, localTime } from './localTime.ts'

type Props = { candidate: CandidateDialog_candidate$key; onClose: () => void }

/** What is noted of a candidate; and when the interview is, while they are Interviewed. */
export function CandidateDialog({ candidate: key, onClose }: Props) {
  const { databaseId, status, talent, ...candidate } = useFragment(fragment, key)
  const toast = useToast()
  const [commit] = useMutation<CandidateDialogMutation>(mutation)
  const form = useRulesForm(notesRules, {
    notes: candidate.notes ?? '',
    interviewDate: localTime(candidate.interviewDate),
  })
  const { notes, interviewDate } = form.values
  const isInterviewed = status === 'INTERVIEWED'

  const props = form.props({
    async save({ notes: text = null, interviewDate: interview }) {
      const when = isInterviewed && { interviewDate: interview?.toISOString() ?? null }
      await commit({ input: { id: databaseId, notes: text, ...when } })
      toast({ title: 'Notes saved' })
      onClose()
    },
    onFailed: error =>
      toast({
        title: 'Error',
        text: serverMessage(error, 'There was an error saving the notes. Please try again.'),
        intent: 'error',
      }),
  })

  return (
    <FormDialog
      title={`Notes on ${talent?.name ?? 'the candidate'}`}
      form={props}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Save', working: 'Saving...' }}
      onClose={onClose}
    >
      {isInterviewed && (
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
          rows={6}
          resize="vertical"
          value={notes}
          onChange={(_, { value }) => form.set('notes', value)}
        />
      </FormField>
    </FormDialog>
  )
}

type NotesValues = { notes: string; interviewDate: string }

const notesRules = rulesFor(updateCandidateRules, ({ notes, interviewDate }: NotesValues) => ({
  notes,
  interviewDate: instantOf(interviewDate),
}))

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
