import { Input } from '@fluentui/react-components'
import { useRef } from 'react'
import { normaliseMoney } from '../../api/rules/money.ts'
import { formatMoney } from '../components/money.ts'
import { type FieldOptions, text } from './fields.tsx'

/** An amount in dollars, without its sign in the form. */
export function money(options: FieldOptions & { first?: boolean } = {}) {
  return {
    ...text(options),
    // As it is shown elsewhere, beside the field's own '$'.
    read: (stored: unknown) => formatMoney(`${stored ?? ''}`).replace(/^\s*\$\s*/, ''),
    send: normaliseMoney,
    control: (props: ControlProps) => <MoneyInput {...props} first={options.first ?? false} />,
  }
}

type ControlProps = { name: string; value: string; set: (value: string) => void }

/** What is no amount cannot be typed; its thousands are parted once it is. */
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
        // What an old record says in other ways stays as it is until somebody writes another amount.
        if (typed.current) set(amountShown(value))
      }}
    />
  )
}

/** What may stand in a field for money: digits, commas and a dot. */
export function amountTyped(typed: string): string {
  return typed.replace(/[^\d.,]/g, '')
}

/** The amount as it is shown everywhere once it is typed, beside a field's own '$': '12,500', '8,200.50'. */
export function amountShown(amount: string): string {
  return formatMoney(normaliseMoney(amount)).replace('$', '')
}
