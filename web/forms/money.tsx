import { Input } from '@fluentui/react-components'
import { useRef } from 'react'
import { normaliseMoney } from '../../api/budgets/rules.ts'
import { formatMoney } from '../components/format.ts'
import { type FieldOptions, text } from './fields.tsx'

/** A field for an amount in dollars; its value has no dollar sign. */
export function money(options: FieldOptions & { first?: boolean } = {}) {
  return {
    ...text(options),
    // Formatted as elsewhere, but without the '$', which the field shows itself.
    read: (stored: unknown) => formatMoney(`${stored ?? ''}`).replace(/^\s*\$\s*/, ''),
    send: normaliseMoney,
    control: (props: ControlProps) => <MoneyInput {...props} first={options.first ?? false} />,
  }
}

type ControlProps = { name: string; value: string; set: (value: string) => void }

/** Accepts only digits, commas and dots; groups the thousands when the field loses the focus. */
function MoneyInput({ name, value, set, first, ...field }: ControlProps & { first: boolean }) {
  const typed = useRef(false)
  return (
    <Input
      {...field}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      autoFocus={first}
      placeholder="0"
      contentBefore="$"
      value={value}
      onChange={(_, { value: amount }) => {
        typed.current = true
        set(amountTyped(amount))
      }}
      onBlur={() => {
        // An old record's free text stays as it is until somebody types another amount.
        if (typed.current) set(amountShown(value))
      }}
    />
  )
}

/** Keeps only the characters of an amount: digits, commas and dots. */
export function amountTyped(typed: string): string {
  return typed.replace(/[^\d.,]/g, '')
}

/** Formats an amount as everywhere, without the '$', which the field shows itself: '12,500', '8,200.50'. */
export function amountShown(amount: string): string {
  return formatMoney(normaliseMoney(amount)).replace('$', '')
}
