import { makeStyles } from '@fluentui/react-components'
import type { ReminderRow_reminder$key } from '../__generated__/ReminderRow_reminder.graphql.ts'
import { Card } from '../components/Section.tsx'
import { column, plainList } from '../components/styles.ts'
import { ReminderRow } from './ReminderRow.tsx'

export type OpenReminder = ReminderRow_reminder$key & { readonly id: string }

/** Reminders that are not done. */
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

const useStyles = makeStyles({ list: { ...column, ...plainList } })
