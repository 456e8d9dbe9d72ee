import { Radio, RadioGroup } from '@fluentui/react-components'
import { type DealType, dealTypes } from '../../../api/deals/rules.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { MoneyField } from './MoneyField.tsx'
import type { DealForm } from './values.ts'

/** The deal's type, and the budgets that go with it. Those of the other type are kept while the form is open. */
export function BudgetFields({ form }: { form: DealForm }) {
  const { dealType, companyBudget } = form.values
  return (
    <>
      <FormField label="Deal type" required>
        <RadioGroup
          layout="horizontal"
          name="dealType"
          value={dealType}
          onChange={(_, { value }) => form.fill({ dealType: value as DealType, companyBudget })}
        >
          {Object.entries(dealTypes).map(([value, word]) => (
            <Radio key={value} value={value} label={word} />
          ))}
        </RadioGroup>
      </FormField>
      {dealType === 'MANAGED' ? (
        <FieldPair>
          <MoneyField form={form} name="companyBudget" label="Company budget" />
          <MoneyField form={form} name="candidateBudget" label="Candidate budget" />
        </FieldPair>
      ) : (
        <MoneyField form={form} name="recruitingFee" label="Recruiting fee" />
      )}
    </>
  )
}
