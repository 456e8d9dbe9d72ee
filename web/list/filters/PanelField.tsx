import { Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { allColumns, row } from '../../components/styles.ts'
import { type Filter, type FilterOf, isDay, type Range, readRange, writeRange } from './filter.ts'

/** The choices of a filter, and further choices under a title of their own. */
export type Offered = { choices: readonly Choice[]; group?: { title: string; choices: readonly Choice[] } }

type Choice = { value: string; label: string }

type Props<Of = Filter> = {
  filter: Of
  texts: readonly string[]
  offered: Offered | undefined
  onChange: (texts: readonly string[]) => void
}

/** The control of one filter in the panel, by the kind of the filter. */
export function PanelField({ filter, ...props }: Props) {
  const { texts, offered, onChange } = props
  const label = filter.field ?? filter.label
  switch (filter.kind) {
    case 'choices':
      return <Boxes label={filter.field ?? filter.plural} words={filter.words} texts={texts} onChange={onChange} />
    case 'texts': {
      const all = [...new Set([...(offered?.choices ?? []).map(({ value }) => value), ...texts])]
      const words = Object.fromEntries(all.map(each => [each, each]))
      return <Boxes label={label} words={words} texts={texts} onChange={onChange} />
    }
    case 'range':
      return <RangeField label={label} text={texts[0]} onChange={text => onChange(text ? [text] : [])} />
    case 'option':
      return <OptionField filter={filter} {...props} />
    case 'day':
      return <DayField filter={filter} {...props} />
    case 'flag':
      return <FlagField label={label} isOn={texts.length > 0} onChange={isOn => onChange(isOn ? ['yes'] : [])} wide />
  }
}

type BoxesProps = Pick<Props, 'texts' | 'onChange'> & { label: string; words: Readonly<Record<string, string>> }

function Boxes({ label, words, texts, onChange }: BoxesProps) {
  const styles = useStyles()
  // A local state, as the address, and so `texts`, changes only a moment after a click.
  const [ticked, setTicked] = useState(texts)
  const tick = (key: string, isTicked: boolean) => {
    const next = Object.keys(words).filter(each => (each === key ? isTicked : ticked.includes(each)))
    setTicked(next)
    onChange(next)
  }
  if (Object.keys(words).length === 0) return null
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{label}</legend>
      {Object.entries(words).map(([key, word]) => (
        <Checkbox
          key={key}
          label={word}
          checked={ticked.includes(key)}
          onChange={(_, { checked }) => tick(key, checked === true)}
        />
      ))}
    </fieldset>
  )
}

function OptionField({ filter, texts: [chosen = ''], offered, onChange }: Props<FilterOf<'option'>>) {
  const styles = useStyles()
  const words = Object.entries(filter.words ?? {}).map(([value, label]) => ({ value, label }))
  return (
    <Field label={filter.field ?? filter.label} className={styles.option}>
      <Select value={chosen} onChange={(_, { value }) => onChange(value ? [value] : [])}>
        <option value="">{filter.none}</option>
        {[...words, ...(offered?.choices ?? [])].map(option)}
        {offered?.group && offered.group.choices.length > 0 && (
          <optgroup label={offered.group.title}>{offered.group.choices.map(option)}</optgroup>
        )}
      </Select>
    </Field>
  )
}

const option = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
)

function DayField({ filter: { field, label, or }, texts: [chosen = ''], onChange }: Props<FilterOf<'day'>>) {
  return (
    <>
      <Field label={field ?? label}>
        <Input
          type="date"
          value={isDay(chosen) ? chosen : ''}
          onChange={(_, { value }) => onChange(value ? [value] : [])}
        />
      </Field>
      {or && (
        <FlagField label={or.label} isOn={chosen === or.text} onChange={isOn => onChange(isOn ? [or.text] : [])} />
      )}
    </>
  )
}

type FlagProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; wide?: boolean }

function FlagField({ label, isOn, onChange, wide }: FlagProps) {
  const styles = useStyles()
  return (
    <Checkbox
      className={wide ? styles.wide : undefined}
      label={label}
      checked={isOn}
      onChange={(_, { checked }) => onChange(checked === true)}
    />
  )
}

type RangeFieldProps = { label: string; text: string | undefined; onChange: (text: string) => void }

/** The currencies that the field offers; an address may also contain another currency. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN']

/** Fields for a range of amounts. The list is updated on blur, as a half-typed amount is meaningless. */
function RangeField({ label, text, onChange }: RangeFieldProps) {
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
      <div className={styles.rangeField}>
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
  boxes: { ...row, ...allColumns, flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontSize: tokens.fontSizeBase300 },
  option: { '& select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } },
  wide: allColumns,
  field: allColumns,
  rangeField: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1.4fr',
    gap: tokens.spacingHorizontalS,
    '& > *': { minWidth: 0 },
  },
})
