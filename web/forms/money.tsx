import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { doubtOf, normaliseMoney } from '../../api/budgets/rules.ts'
import { writtenCurrency } from '../../api/money/rules.ts'
import type { Period } from '../../api/money/words.ts'
import { formatMoney } from '../components/format.ts'
import { column } from '../components/styles.ts'
import { Doubt } from './Doubt.tsx'
import { type FieldOptions, text } from './fields.tsx'

type MoneyOptions = FieldOptions & {
  first?: boolean
  /** The period of an amount that names none: a budget is per month, a fee is paid once. */
  period?: Period
}

/** A field for an amount. Its value has no dollar sign, but that of any other currency: '8,000', '€8,000'. */
export function money({ first = false, period = 'MONTH', ...options }: MoneyOptions = {}) {
  return {
    ...text(options),
    // Formatted as elsewhere.
    read: (stored: unknown) => withoutDollar(formatMoney(`${stored ?? ''}`)),
    send: (value: string) => normaliseMoney(value, period),
    control: (props: ControlProps) => <MoneyInput {...props} first={first} period={period} />,
  }
}

type ControlProps = { name: string; value: string; set: (value: string) => void; 'aria-describedby'?: string }

/**
 * Takes an amount as it is typed, with the sign or the letters of any currency, and formats it when the field loses the focus.
 * A text that is not one amount stays as it is written, with a sentence below it. An amount in another currency stays in it
 * until another sign is typed, so that euros never become dollars unnoticed.
 */
function MoneyInput({ name, value, set, first, period, ...field }: ControlProps & { first: boolean; period: Period }) {
  const styles = useStyles()
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const { sign, figure } = signAndFigure(value)
  // Half an amount is not read yet.
  const doubt = isTyping ? undefined : doubtOf(value, period)
  return (
    <div className={styles.root}>
      <Input
        {...field}
        {...(doubt && { 'aria-describedby': [field['aria-describedby'], id].filter(Boolean).join(' ') })}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={first}
        placeholder="0"
        contentBefore={sign}
        value={figure}
        onChange={(_, { value: amount }) => {
          setTyping(true)
          set(amountTyped(amount, value))
        }}
        onBlur={() => {
          // An old record's free text stays as it is until somebody types another amount.
          if (isTyping) set(amountShown(value, period) || (writtenCurrency(value) ?? ''))
          setTyping(false)
        }}
      />
      {doubt && <Doubt id={id} text={doubt} />}
    </div>
  )
}

const DOLLARS = /\$|\b(?:usd|dollars?)\b/i
const FIGURE = /^[\d.,\s]*$/

/** The sign before the field and the text in it. A free text is shown as written, with its currency. */
function signAndFigure(value: string) {
  const currency = writtenCurrency(value)
  if (!currency) return { sign: FIGURE.test(value) ? '$' : undefined, figure: value }
  return value.startsWith(currency)
    ? { sign: currency.trim(), figure: value.slice(currency.length) }
    : { sign: undefined, figure: value }
}

/** The typed amount, in the currency that it names, or that of the value before. */
export function amountTyped(typed: string, before = ''): string {
  const figure = FIGURE.test(typed) ? regrouped(typed, signAndFigure(before).figure) : typed
  if (writtenCurrency(typed)) return typed.trimStart()
  return DOLLARS.test(typed) ? withoutDollar(typed) : `${writtenCurrency(before) ?? ''}${figure}`
}

/** Drops the commas between thousands after one digit is typed or deleted: '1,2500' is 12500, and '12,50' is 1250. */
function regrouped(typed: string, before: string): string {
  const commas = (text: string) => text.split(',').length
  const isDigit = commas(typed) === commas(before) && THOUSANDS.test(before) && !THOUSANDS.test(typed)
  return isDigit ? typed.replaceAll(',', '') : typed
}

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** Formats an amount as everywhere, but without a '$', which the field shows itself: '12,500', '€8,200.50'. */
export function amountShown(amount: string, period?: Period): string {
  return withoutDollar(formatMoney(normaliseMoney(amount, period)))
}

/** Drops a dollar sign before a plain number, as the field shows it itself. */
const withoutDollar = (amount: string) =>
  /^\s*\$[\d.,\s]*$/.test(amount) ? amount.replace('$', '').trimStart() : amount

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXXS, minWidth: 0 },
})
