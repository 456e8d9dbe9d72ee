import { Input } from '@fluentui/react-components'
import { useRef } from 'react'
import { normaliseMoney } from '../../api/budgets/rules.ts'
import { writtenCurrency } from '../../api/money/rules.ts'
import { formatMoney } from '../components/format.ts'
import { type FieldOptions, text } from './fields.tsx'

/** A field for an amount. Its value has no dollar sign, but that of any other currency: '8,000', '€8,000'. */
export function money(options: FieldOptions & { first?: boolean } = {}) {
  return {
    ...text(options),
    // Formatted as elsewhere.
    read: (stored: unknown) => formatMoney(`${stored ?? ''}`).replace(/^\s*\$\s*/, ''),
    send: normaliseMoney,
    control: (props: ControlProps) => <MoneyInput {...props} first={options.first ?? false} />,
  }
}

type ControlProps = { name: string; value: string; set: (value: string) => void }

/**
 * Accepts only digits, commas, dots and the signs of currencies; groups the thousands when the field loses the focus. An
 * amount in another currency stays in it until another sign is typed, so that euros never become dollars unnoticed.
 */
function MoneyInput({ name, value, set, first, ...field }: ControlProps & { first: boolean }) {
  const typed = useRef(false)
  const { sign, figure } = signAndFigure(value)
  return (
    <Input
      {...field}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      autoFocus={first}
      placeholder="0"
      contentBefore={sign}
      value={figure}
      onChange={(_, { value: amount }) => {
        typed.current = true
        set(amountTyped(amount, value))
      }}
      onBlur={() => {
        // An old record's free text stays as it is until somebody types another amount.
        if (typed.current) set(amountShown(value) || (writtenCurrency(value) ?? ''))
      }}
    />
  )
}

/** What stands before the field and in it. A free text is shown as it is written, with the currency that it names. */
function signAndFigure(value: string) {
  const currency = writtenCurrency(value)
  if (!currency) return { sign: '$', figure: value }
  return value.startsWith(currency)
    ? { sign: currency.trim(), figure: value.slice(currency.length) }
    : { sign: undefined, figure: value }
}

/** Keeps only the characters of an amount: digits, commas and dots, and its currency, or that of the value before. */
export function amountTyped(typed: string, before = ''): string {
  const currency = writtenCurrency(typed) ?? (typed.includes('$') ? undefined : writtenCurrency(before))
  return `${currency ?? ''}${typed.replace(/[^\d.,]/g, '')}`
}

/** Formats an amount as everywhere, but without a '$', which the field shows itself: '12,500', '€8,200.50'. */
export function amountShown(amount: string): string {
  return formatMoney(normaliseMoney(amount)).replace('$', '')
}
