import { Input } from '@fluentui/react-components'
import { formatMoney } from '../components/money.ts'
import { amountShown, amountTyped } from '../deals/form/amounts.ts'
import { FormField } from '../forms/FormField.tsx'
import { FromTo } from './FromTo.tsx'
import type { BillingForm } from './values.ts'

type Props = {
  form: BillingForm
  name: 'newCompanyBudget' | 'newCandidateBudget'
  label: string
  /** What is billed now, as it is stored. */
  now: string | null | undefined
  /** Takes the focus when it appears. */
  first?: boolean
}

/** An amount in dollars. What is no amount cannot be typed; its thousands are parted once it is. */
export function BudgetInput({ form: { values, errors, set }, name, label, now, first }: Props) {
  const typed = amountShown(values[name])
  return (
    <FormField
      label={label}
      required
      error={errors[name]}
      hint={<FromTo before={now ? formatMoney(now) : null} after={typed && `$${typed}`} />}
    >
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
