import { Input, type InputProps, makeStyles } from '@fluentui/react-components'
import { z } from 'zod'
import { formatDateTime } from '../components/format.ts'
import { caption, column } from '../components/styles.ts'
import { type FieldOptions, lookOf } from '../forms/fields.tsx'
import { readWhen } from './when/when.ts'

/** A moment in words, as in 'Thursday at 3 pm'; below it stands how they are read. */
export function when(options: FieldOptions = {}) {
  return {
    ...lookOf(options),
    empty: '',
    read: (stored: unknown) => (typeof stored === 'string' && stored ? MOMENT.format(new Date(stored)) : ''),
    // What is not understood stays as it is, for `typedMoment` to ask again.
    send: (words: string) => readWhen(words, new Date())?.toISOString() ?? words,
    words: (words: string) => words,
    control: ({ name, value, set }: { name: string; value: string; set(value: string): void }) => (
      <WhenInput name={name} value={value} onChange={(_, data) => set(data.value)} />
    ),
  }
}

/** Asks again for what is not understood as a whole or lies behind; `rule` is that of the room. */
export function typedMoment<Rule extends z.ZodType>(rule: Rule) {
  return z.preprocess((sent, context) => {
    if (typeof sent !== 'string' || !sent || isAhead(sent)) return sent
    context.addIssue({ code: 'custom', message: `Please type a time that lies ahead, for example ${EXAMPLES}` })
    return z.NEVER
  }, rule)
}

const EXAMPLES = "'tomorrow at 3 pm', 'Monday 9:30' or 'in 2 weeks'"

const isAhead = (sent: string) => z.iso.datetime().safeParse(sent).success && new Date(sent) > new Date()

/** 'Nov 26, 2026, 9:00 AM', which is read as it is written. */
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function WhenInput(props: InputProps & { value: string }) {
  const styles = useStyles()
  const moment = readWhen(props.value, new Date())
  return (
    <div className={styles.root}>
      <Input {...props} placeholder="tomorrow at 3 pm, Monday 9:30, in 2 weeks" autoComplete="off" />
      <span role="status" className={styles.read}>
        {moment && `${DAY.format(moment)}, ${formatDateTime(moment.toISOString())}`}
      </span>
    </div>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

const useStyles = makeStyles({ root: { ...column, gap: '4px' }, read: { ...caption, minHeight: '16px' } })
