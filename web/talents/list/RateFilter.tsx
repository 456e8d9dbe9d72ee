import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { type RateTexts, readRate } from './moreFilters.ts'
import { writeRate } from './moreFilterWords.ts'

type Props = { label: string; text: string | undefined; onChange: (text: string) => void }

/** Currencies that are offered; an address may name any other. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN']

/** A range of rates. The list follows when a field is left, as a half-typed amount says nothing. */
export function RateFilter({ label, text, onChange }: Props) {
  const styles = useStyles()
  const asked = readRate(text)
  const [typed, setTyped] = useState<Partial<RateTexts>>({})
  const shown = { ...asked, ...typed }
  const send = (rate: RateTexts) => {
    setTyped({})
    if (writeRate(rate) !== writeRate(asked)) onChange(writeRate(rate))
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
    <Field label={label}>
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
  root: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1.4fr',
    gap: tokens.spacingHorizontalS,
    '& > *': { minWidth: 0 },
  },
})
