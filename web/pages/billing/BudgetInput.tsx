import { Input } from '@fluentui/react-components'
import { FormField } from '../../forms/FormField.tsx'
import { amountShown, amountTyped } from '../dealForm/amounts.ts'
import type { BillingForm } from './values.ts'

type Props = {
  form: BillingForm
  name: 'newCompanyBudget' | 'newCandidateBudget'
  label: string
  /** Takes the focus when it appears. */
  first?: boolean
}

/** An amount in dollars. What is no amount cannot be typed; its thousands are parted once it is. */
export function BudgetInput({ form: { values, errors, set }, name, label, first }: Props) {
  return (
    <FormField label={label} required error={errors[name]}>
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={first}
        placeholder="0"
        contentBefore="$"
        value={values[name]}
        onChange={(_, { value }) => set(name, amountTyped(value))}
        onBlur={() => set(name, amountShown(values[name]))}
      />
    </FormField>
  )
}
