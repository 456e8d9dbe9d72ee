import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { allColumns } from '../../components/styles.ts'
import { type Range, readRange } from './filter.ts'
import { writeRange } from './filterWords.ts'

type Props = { label: string; text: string | undefined; onChange: (text: string) => void }

/** Currencies that are offered; an address may name any other. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN']

/** A range of amounts. The list follows when a field is left, as a half-typed amount says nothing. */
export function RangeField({ label, text, onChange }: Props) {
  const styles = useStyles()
  const asked = readRange(text)
  const [typed, setTyped] = useState<Partial<Range>>({})
  const shown = { ...asked, ...typed }
  const send = (range: Range) => {
    setTyped({})
    if (writeRange(range) !== writeRange(asked)) onChange(writeRange(range))
  }
  const amount = (name: 'from' | 'to', placeholder: string) => (
    <Input
      aria-label={`${label}, ${placeholder.toLowerCase()}`}
      inputMode="numeric"
      placeholder={placeholder}
      value={shown[name]}
      onChange={(_, { value }) => setTyped({ ...typed, [name]: value.replace(/\D/g, '').slice(0, 9) })}
      onBlur={() => send(shown)}
      onKeyDown={({ key }) => key === 'Enter' && send(shown)}
    />
  )
  const currencies = [...new Set([...CURRENCIES, ...(asked.currency ? [asked.currency] : [])])]
  return (
    <Field label={label} className={styles.field}>
      <div className={styles.root}>
        {amount('from', 'From')}
        {amount('to', 'Up to')}
        <Select
          aria-label={`${label}, currency`}
          value={shown.currency}
          onChange={(_, { value }) => send({ ...shown, currency: value })}
        >
          <option value="">Currency</option>
          {currencies.map(each => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  field: allColumns,
  root: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1.4fr',
    gap: tokens.spacingHorizontalS,
    '& > *': { minWidth: 0 },
  },
})
