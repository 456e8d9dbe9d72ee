import { graphql } from 'react-relay'
import { reminderChangeRules, reminderRules } from '../../api/reminders/rules.ts'
import { reminderLabels } from '../../api/reminders/words.ts'
import type { ReminderDialogAddMutation } from '../__generated__/ReminderDialogAddMutation.graphql.ts'
import type { ReminderDialogEditMutation } from '../__generated__/ReminderDialogEditMutation.graphql.ts'
import type { Subject } from '../comments/CommentForm.tsx'
import { formatDateTime } from '../components/format.ts'
import { formRules } from '../forms/changes.ts'
import { inputOf, labelled, text, type ValuesOf, valuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { typedMoment, when } from './WhenField.tsx'

type Props = {
  /** What it is about, where it is new. */
  subject?: Subject
  /** The reminder that is changed. */
  reminder?: StoredReminder
  onClose: () => void
}

type StoredReminder = { databaseId: number; text: string; dueAt: string }

/** Asks what to be reminded of, and when. */
export function ReminderDialog({ subject, reminder, onClose }: Props) {
  return reminder ? (
    <EditReminder reminder={reminder} onClose={onClose} />
  ) : (
    <AddReminder subject={subject} onClose={onClose} />
  )
}

function AddReminder({ subject, onClose }: Pick<Props, 'subject' | 'onClose'>) {
  const [add] = useMutation<ReminderDialogAddMutation>(addMutation)
  return (
    <RecordDialog
      title="Remind me"
      action="Remind me"
      fields={fields}
      rules={formRules({ rules: addRules, toInput })}
      save={async input => add({ input: { ...input, ...subject } })}
      saved={(_, { dueAt }) => ({ title: 'Reminder set', text: remindedOn(dueAt) })}
      failed={failed}
      onClose={onClose}
    />
  )
}

/** Sends what is changed only, as the reminder may be overdue. */
function EditReminder({ reminder, onClose }: { reminder: StoredReminder; onClose: () => void }) {
  const [edit] = useMutation<ReminderDialogEditMutation>(editMutation)
  const values = valuesOf(fields, reminder)
  return (
    <RecordDialog
      title="Edit reminder"
      action="Save changes"
      fields={fields}
      values={values}
      rules={formRules({ rules: editRules, toInput, before: values })}
      save={async input => edit({ input: { ...input, id: reminder.databaseId } })}
      saved={(_, { dueAt }) => ({ title: 'Reminder changed', text: dueAt && remindedOn(dueAt) })}
      failed={failed}
      onClose={onClose}
    />
  )
}

const fields = labelled(reminderLabels, {
  text: text({ required: true, first: true }),
  dueAt: when({ required: true }),
})

const toInput = (values: ValuesOf<typeof fields>) => inputOf(fields, values)
const dueAt = typedMoment(reminderRules.shape.dueAt)
const addRules = reminderRules.extend({ dueAt })
const editRules = reminderChangeRules.extend({ dueAt: dueAt.optional() })
const remindedOn = (moment: string) => `You will be reminded on ${formatDateTime(moment)}.`
const failed = { title: 'Error', text: 'The reminder could not be saved. Please try again.' }

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
