import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { startTransition, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReminderRow_reminder$key } from '../__generated__/ReminderRow_reminder.graphql.ts'
import type { ReminderRowDeleteMutation } from '../__generated__/ReminderRowDeleteMutation.graphql.ts'
import type { ReminderRowMutation } from '../__generated__/ReminderRowMutation.graphql.ts'
import { formatDateTime } from '../components/format.ts'
import { RowMenu } from '../components/RecordMenu.tsx'
import { caption, row } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { ReminderDialog } from './useRemindMe.tsx'

/** One reminder, with a box to tick when it is done. */
export function ReminderRow({ reminder: key }: { reminder: ReminderRow_reminder$key }) {
  const reminder = useFragment(fragment, key)
  const { databaseId: id, text, dueAt } = reminder
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [setDone, busy] = useRecordAction<ReminderRowMutation>(doneMutation)
  const [remove] = useRecordAction<ReminderRowDeleteMutation>(deleteMutation)
  const failed = withReason('Error', 'Please try again.')
  const isOverdue = new Date(dueAt) <= new Date()
  return (
    <li className={styles.root}>
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
  fragment ReminderRow_reminder on Reminder { databaseId text dueAt }
`

const doneMutation = graphql`
  mutation ReminderRowMutation($input: SetReminderDoneInput!) {
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
  mutation ReminderRowDeleteMutation($input: DeleteReminderInput!) {
    deleteReminder(input: $input) { deletedReminderId @deleteRecord }
  }
`

const useStyles = makeStyles({
  root: { ...row, justifyContent: 'space-between', gap: tokens.spacingHorizontalS, minWidth: 0 },
  text: { overflowWrap: 'anywhere' },
  due: { ...caption, whiteSpace: 'nowrap' },
  overdue: { color: tokens.colorStatusDangerForeground1 },
})
