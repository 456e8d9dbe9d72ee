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
  /** The period of an amount typed without one: a budget is per month, a fee is paid once. */
  period?: Period
}

/** A field for an amount. Its value has no dollar sign, but the sign of any other currency: '8,000', '€8,000'. */
export function money({ first = false, period = 'MONTH', ...options }: MoneyOptions = {}) {
  return {
    ...text(options),
    read: (stored: unknown) => withoutDollar(formatMoney(`${stored ?? ''}`)),
    send: (value: string) => normaliseMoney(value, period),
    control: (props: ControlProps) => <MoneyInput {...props} first={first} period={period} />,
  }
}

type ControlProps = { name: string; value: string; set: (value: string) => void; 'aria-describedby'?: string }

/**
 * An input for an amount with the sign or the letters of any currency; the amount is formatted on blur. A text that is
 * not one amount stays as typed, with a warning below it. The currency stays until another one is typed, so that euros
 * never become dollars unnoticed.
 */
function MoneyInput({ name, value, set, first, period, ...field }: ControlProps & { first: boolean; period: Period }) {
  const styles = useStyles()
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const { sign, figure } = signAndFigure(value)
  // No warning for a half-typed amount.
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
          // An old record's free text stays unchanged until somebody types another amount.
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

/** The currency sign before the field, and the text in it. A free text is shown unchanged, with its currency. */
function signAndFigure(value: string) {
  const currency = writtenCurrency(value)
  if (!currency) return { sign: FIGURE.test(value) ? '$' : undefined, figure: value }
  return value.startsWith(currency)
    ? { sign: currency.trim(), figure: value.slice(currency.length) }
    : { sign: undefined, figure: value }
}

/** The typed amount in its own currency, or else in the currency of the former value. */
export function amountTyped(typed: string, before = ''): string {
  const figure = FIGURE.test(typed) ? regrouped(typed, signAndFigure(before).figure) : typed
  if (writtenCurrency(typed)) return typed.trimStart()
  return DOLLARS.test(typed) ? withoutDollar(typed) : `${writtenCurrency(before) ?? ''}${figure}`
}

/** Removes the commas between thousands after one digit is typed or deleted: '1,2500' is 12500, and '12,50' is 1250. */
function regrouped(typed: string, before: string): string {
  const commas = (text: string) => text.split(',').length
  const isDigit = commas(typed) === commas(before) && THOUSANDS.test(before) && !THOUSANDS.test(typed)
  return isDigit ? typed.replaceAll(',', '') : typed
}

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** Formats an amount as on other pages, but without a '$', as the field shows the sign: '12,500', '€8,200.50'. */
export function amountShown(amount: string, period?: Period): string {
  return withoutDollar(formatMoney(normaliseMoney(amount, period)))
}

/** Removes a dollar sign before a plain number, as the field shows the sign. */
const withoutDollar = (amount: string) =>
  /^\s*\$[\d.,\s]*$/.test(amount) ? amount.replace('$', '').trimStart() : amount

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXXS, minWidth: 0 },
})
