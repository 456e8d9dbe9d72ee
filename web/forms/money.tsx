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
  /** The period of an amount that is typed without a period: 'MONTH' for a budget, 'ONCE' for a fee. */
  period?: Period
}

/** A field for an amount. The value contains the sign of any currency but the dollar: '8,000', '€8,000'. */
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
 * An input for an amount in any currency, given by its sign or letters; the amount is formatted on blur. A text that is
 * not a single amount stays as typed, with a warning below. The currency stays until another currency is typed, so that
 * euros never become dollars unnoticed.
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
          // A free text in an old record stays unchanged until the person types an amount.
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

/** The currency sign shown before the field, and the text in the field. A free text has no separate sign. */
function signAndFigure(value: string) {
  const currency = writtenCurrency(value)
  if (!currency) return { sign: FIGURE.test(value) ? '$' : undefined, figure: value }
  return value.startsWith(currency)
    ? { sign: currency.trim(), figure: value.slice(currency.length) }
    : { sign: undefined, figure: value }
}

/** The typed amount in the typed currency, or in the currency of the former value if no currency was typed. */
export function amountTyped(typed: string, before = ''): string {
  const figure = FIGURE.test(typed) ? regrouped(typed, signAndFigure(before).figure) : typed
  if (writtenCurrency(typed)) return typed.trimStart()
  return DOLLARS.test(typed) ? withoutDollar(typed) : `${writtenCurrency(before) ?? ''}${figure}`
}

/** Removes commas if typing or deleting a digit made them wrong: '1,2500' becomes '12500', '12,50' becomes '1250'. */
function regrouped(typed: string, before: string): string {
  const commas = (text: string) => text.split(',').length
  const isDigit = commas(typed) === commas(before) && THOUSANDS.test(before) && !THOUSANDS.test(typed)
  return isDigit ? typed.replaceAll(',', '') : typed
}

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** Formats an amount as on pages, but without '$', which is shown before the field: '12,500', '€8,200.50'. */
export function amountShown(amount: string, period?: Period): string {
  return withoutDollar(formatMoney(normaliseMoney(amount, period)))
}

/** Removes a dollar sign before a plain number, as the sign is shown before the field. */
const withoutDollar = (amount: string) =>
  /^\s*\$[\d.,\s]*$/.test(amount) ? amount.replace('$', '').trimStart() : amount

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXXS, minWidth: 0 },
})
