import { graphql } from 'react-relay'
import { reminderRules } from '../../api/reminders/rules.ts'
import { reminderLabels } from '../../api/reminders/words.ts'
import type { ReminderDialogAddMutation } from '../__generated__/ReminderDialogAddMutation.graphql.ts'
import type { ReminderDialogEditMutation } from '../__generated__/ReminderDialogEditMutation.graphql.ts'
import type { Subject } from '../comments/CommentForm.tsx'
import { formatDateTime } from '../components/format.ts'
import { formRules } from '../forms/changes.ts'
import { inputOf, labelled, text, type ValuesOf, valuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { when } from './WhenField.tsx'

type Props = {
  /** What it is about, where it is new. */
  subject?: Subject
  /** The reminder that is changed. */
  reminder?: { databaseId: number; text: string; dueAt: string }
  onClose: () => void
}

/** Asks what to be reminded of, and when. */
export function ReminderDialog({ subject, reminder, onClose }: Props) {
  const [add] = useMutation<ReminderDialogAddMutation>(addMutation)
  const [edit] = useMutation<ReminderDialogEditMutation>(editMutation)
  return (
    <RecordDialog
      title={reminder ? 'Edit reminder' : 'Remind me'}
      action={reminder ? 'Save changes' : 'Remind me'}
      fields={fields}
      values={reminder ? valuesOf(fields, reminder) : {}}
      rules={rules}
      save={async input =>
        reminder ? edit({ input: { ...input, id: reminder.databaseId } }) : add({ input: { ...input, ...subject } })
      }
      saved={(_, { dueAt }) => ({
        title: reminder ? 'Reminder changed' : 'Reminder set',
        text: `You will be reminded on ${formatDateTime(dueAt)}.`,
      })}
      failed={{ title: 'Error', text: 'The reminder could not be saved. Please try again.' }}
      onClose={onClose}
    />
  )
}

const fields = labelled(reminderLabels, {
  text: text({ required: true, first: true }),
  dueAt: when({ required: true }),
})

const rules = formRules({
  rules: reminderRules,
  toInput: (values: ValuesOf<typeof fields>) => inputOf(fields, values),
})

const addMutation = graphql`
  mutation ReminderDialogAddMutation($input: AddReminderInput!) {
    addReminder(input: $input) {
      reminder {
        talent { ...Reminders_talent }
        deal { ...Reminders_deal }
        company { ...Reminders_company }
      }
    }
  }
`

const editMutation = graphql`
  mutation ReminderDialogEditMutation($input: UpdateReminderInput!) {
    updateReminder(input: $input) {
      reminder {
        ...ReminderRow_reminder
        talent { ...Reminders_talent }
        deal { ...Reminders_deal }
        company { ...Reminders_company }
      }
    }
  }
`
