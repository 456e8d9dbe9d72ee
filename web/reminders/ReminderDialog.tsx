import { Input, type InputProps, makeStyles } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { z } from 'zod'
import { reminderChangeRules, reminderRules } from '../../api/reminders/rules.ts'
import { reminderLabels } from '../../api/reminders/words.ts'
import type { ReminderDialogAddMutation } from '../__generated__/ReminderDialogAddMutation.graphql.ts'
import type { ReminderDialogEditMutation } from '../__generated__/ReminderDialogEditMutation.graphql.ts'
import type { Subject } from '../comments/CommentForm.tsx'
import { formatDateTime } from '../components/format.ts'
import { caption, column } from '../components/styles.ts'
import { formRules } from '../forms/changes.ts'
import { type FieldOptions, inputOf, labelled, lookOf, text, type ValuesOf, valuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { readWhen } from './when/when.ts'

type Props = {
  subject?: Subject
  reminder?: StoredReminder
  onClose: () => void
}

type StoredReminder = { databaseId: number; text: string; dueAt: string }

/** The dialog that asks for the text and the time of a reminder. */
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

/** The dialog for a stored reminder. Sends only changed fields, as the rules would refuse a stored time in the past. */
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

/** A field for a moment in words, such as 'Thursday at 3 pm'. Below the field, the meaning of the words is shown. */
function when(options: FieldOptions = {}) {
  return {
    ...lookOf(options),
    empty: '',
    read: (stored: unknown) => (typeof stored === 'string' && stored ? MOMENT.format(new Date(stored)) : ''),
    // A text that is not understood is passed on unchanged, so that `typedMoment` refuses it.
    send: (words: string) => readWhen(words, new Date())?.toISOString() ?? words,
    words: (words: string) => words,
    control: ({ name, value, set }: { name: string; value: string; set(value: string): void }) => (
      <WhenInput name={name} value={value} onChange={(_, data) => set(data.value)} />
    ),
  }
}

/** The API's rule for the field, extended to refuse a text that is not understood and a time in the past. */
function typedMoment<Rule extends z.ZodType>(rule: Rule) {
  return z.preprocess((sent, context) => {
    if (typeof sent !== 'string' || !sent || isAhead(sent)) return sent
    context.addIssue({ code: 'custom', message: `Please type a time that lies ahead, for example ${EXAMPLES}` })
    return z.NEVER
  }, rule)
}

const EXAMPLES = "'tomorrow at 3 pm', 'Monday 9:30' or 'in 2 weeks'"

const isAhead = (sent: string) => z.iso.datetime().safeParse(sent).success && new Date(sent) > new Date()

/** Formats a moment as 'Nov 26, 2026, 9:00 AM', which `readWhen` understands. */
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function WhenInput(props: InputProps & { value: string }) {
  const styles = useStyles()
  const moment = readWhen(props.value, new Date())
  return (
    <div className={styles.whenField}>
      <Input {...props} placeholder="tomorrow at 3 pm, Monday 9:30, in 2 weeks" autoComplete="off" />
      <span role="status" className={styles.read}>
        {moment && `${DAY.format(moment)}, ${formatDateTime(moment.toISOString())}`}
      </span>
    </div>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

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
        ...RemindersCard_reminderRow
        talent { ...Reminders_talent }
        deal { ...Reminders_deal }
        company { ...Reminders_company }
      }
    }
  }
`

const useStyles = makeStyles({ whenField: { ...column, gap: '4px' }, read: { ...caption, minHeight: '16px' } })
