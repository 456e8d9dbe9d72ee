import { Input, type InputProps, makeStyles } from '@fluentui/react-components'
import { formatDateTime } from '../components/format.ts'
import { caption, column } from '../components/styles.ts'
import { type FieldOptions, lookOf } from '../forms/fields.tsx'
import { readWhen } from './when.ts'

/** A moment in words, as in 'Thursday at 3 pm'; below it stands how they are read. */
export function when(options: FieldOptions = {}) {
  return {
    ...lookOf(options),
    empty: '',
    read: (stored: unknown) => (typeof stored === 'string' && stored ? MOMENT.format(new Date(stored)) : ''),
    // What cannot be read is sent as it is, so that the rules say so.
    send: (words: string) => readWhen(words, new Date())?.toISOString() ?? words,
    words: (words: string) => words,
    control: ({ name, value, set }: { name: string; value: string; set(value: string): void }) => (
      <WhenInput name={name} value={value} onChange={(_, data) => set(data.value)} />
    ),
  }
}

/** 'Nov 26, 2026, 9:00 AM', which is read as it is written. */
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function WhenInput(props: InputProps & { value: string }) {
  const styles = useStyles()
  const moment = readWhen(props.value, new Date())
  return (
    <div className={styles.root}>
      <Input {...props} placeholder="tomorrow, Thursday at 3 pm, next week, 24 Dec 9:00" autoComplete="off" />
      <span role="status" className={styles.read}>
        {moment && `${DAY.format(moment)}, ${formatDateTime(moment.toISOString())}`}
      </span>
    </div>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

const useStyles = makeStyles({ root: { ...column, gap: '4px' }, read: { ...caption, minHeight: '16px' } })
