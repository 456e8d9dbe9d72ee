import { Input } from '@fluentui/react-components'
import { useRef } from 'react'
import { FormField } from '../../forms/FormField.tsx'
import { amountShown, amountTyped } from './amounts.ts'
import type { DealForm } from './values.ts'

type Props = {
  form: DealForm
  name: 'companyBudget' | 'candidateBudget' | 'recruitingFee'
  label: string
  hint?: string
}

/** An amount in dollars. What is no amount cannot be typed; its thousands are parted once it is. */
export function MoneyField({ form, name, label, hint }: Props) {
  const typed = useRef(false)
  // The rule about budgets has its message at the company budget, which a fee stands in for.
  const error = form.errors[name] ?? (name === 'recruitingFee' ? form.errors.companyBudget : undefined)
  const fill = (text: string) => form.fill({ companyBudget: form.values.companyBudget, [name]: text })
  return (
    <FormField label={label} required hint={hint} error={error}>
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        contentBefore="$"
        value={form.values[name]}
        onChange={(_, { value }) => {
          typed.current = true
          fill(amountTyped(value))
        }}
        onBlur={() => {
          // What an old record says in other ways stays as it is until somebody writes another amount.
          if (typed.current) fill(amountShown(form.values[name]))
        }}
      />
    </FormField>
  )
}
