import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { startTransition, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RemindersCard_reminderRow$key } from '../__generated__/RemindersCard_reminderRow.graphql.ts'
import type { RemindersCardDeleteMutation } from '../__generated__/RemindersCardDeleteMutation.graphql.ts'
import type { RemindersCardMutation } from '../__generated__/RemindersCardMutation.graphql.ts'
import { formatDateTime } from '../components/format.ts'
import { RowMenu } from '../components/RecordMenu.tsx'
import { Card } from '../components/Section.tsx'
import { caption, column, plainList, row } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { ReminderDialog } from './useRemindMe.tsx'

export type OpenReminder = RemindersCard_reminderRow$key & { readonly id: string }

/** The card with reminders that are not done. */
export function RemindersCard({ open }: { open: readonly OpenReminder[] }) {
  const styles = useStyles()
  return (
    <Card title="My reminders">
      <ul className={styles.list}>
        {open.map(reminder => (
          <ReminderRow key={reminder.id} reminder={reminder} />
        ))}
      </ul>
    </Card>
  )
}

function ReminderRow({ reminder: key }: { reminder: RemindersCard_reminderRow$key }) {
  const reminder = useFragment(fragment, key)
  const { databaseId: id, text, dueAt } = reminder
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [setDone, busy] = useRecordAction<RemindersCardMutation>(doneMutation)
  const [remove] = useRecordAction<RemindersCardDeleteMutation>(deleteMutation)
  const failed = withReason('Error', 'Please try again.')
  const isOverdue = new Date(dueAt) <= new Date()
  return (
    <li className={styles.reminderRow}>
      <Checkbox
        checked={busy}
        label={
          <>
            <bdi className={styles.text}>{text}</bdi>{' '}
            <time dateTime={dueAt} className={mergeClasses(styles.due, isOverdue && styles.overdue)}>
              {isOverdue ? 'Due since ' : ''}
              {formatDateTime(dueAt)}
            </time>
          </>
        }
        onChange={() => void setDone({ input: { id, isDone: true } }, { done: { title: 'Reminder done' }, failed })}
      />
      <RowMenu
        label={`Actions for ${text}`}
        actions={[
          { label: 'Edit reminder', icon: <EditRegular />, onChoose: () => startTransition(() => setOpen(true)) },
          {
            label: 'Delete reminder',
            icon: <DeleteRegular />,
            destructive: true,
            onChoose: () => void remove({ input: { id } }, { done: { title: 'Reminder deleted' }, failed }),
          },
        ]}
      />
      {open && <ReminderDialog reminder={reminder} onClose={() => setOpen(false)} />}
    </li>
  )
}

const fragment = graphql`
  fragment RemindersCard_reminderRow on Reminder { databaseId text dueAt }
`

const doneMutation = graphql`
  mutation RemindersCardMutation($input: SetReminderDoneInput!) {
    setReminderDone(input: $input) {
      reminder {
        doneAt
        talent { ...Reminders_talent }
        deal { ...Reminders_deal }
        company { ...Reminders_company }
      }
    }
  }
`

const deleteMutation = graphql`
  mutation RemindersCardDeleteMutation($input: DeleteReminderInput!) {
    deleteReminder(input: $input) { deletedReminderId @deleteRecord }
  }
`

const useStyles = makeStyles({
  list: { ...column, ...plainList },
  reminderRow: { ...row, justifyContent: 'space-between', gap: tokens.spacingHorizontalS, minWidth: 0 },
  text: { overflowWrap: 'anywhere' },
  due: { ...caption, whiteSpace: 'nowrap' },
  overdue: { color: tokens.colorStatusDangerForeground1 },
})
