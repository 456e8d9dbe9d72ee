import { Input, Select, Textarea } from '@fluentui/react-components'
import { changeReasons } from '../../api/billing/rules.ts'
import { FieldPair } from '../forms/FieldPair.tsx'
import { FormField } from '../forms/FormField.tsx'
import { BudgetInput } from './BudgetInput.tsx'
import { FromTo } from './FromTo.tsx'
import type { BillingForm, Now } from './values.ts'
import { billedWords } from './words.ts'

/** What a billing update says, each figure with what it is now. */
export function BillingFields({ form, now }: { form: BillingForm; now: Now }) {
  const { values, errors, set } = form
  const billed = { form, name: 'newCompanyBudget', label: `New ${billedWords[now.dealType]}`, now: now.billed } as const
  const hours = now.weeklyHours ? `${now.weeklyHours}` : null
  return (
    <>
      {now.dealType === 'HEAD_HUNTING' ? (
        <BudgetInput {...billed} first />
      ) : (
        <FieldPair>
          <BudgetInput {...billed} first />
          <BudgetInput form={form} name="newCandidateBudget" label="New Candidate Budget" now={now.candidateBudget} />
        </FieldPair>
      )}
      <FieldPair>
        <FormField
          label="New Weekly Hours"
          required
          error={errors.newWeeklyHours}
          hint={<FromTo before={hours} after={values.newWeeklyHours.trim()} />}
        >
          <Input
            name="newWeeklyHours"
            inputMode="numeric"
            autoComplete="off"
            value={values.newWeeklyHours}
            onChange={(_, { value }) => set('newWeeklyHours', value)}
          />
        </FormField>
        <FormField label="Effective Date" required error={errors.effectiveDate}>
          <Input
            name="effectiveDate"
            type="date"
            value={values.effectiveDate}
            onChange={(_, { value }) => set('effectiveDate', value)}
          />
        </FormField>
      </FieldPair>
      <FormField label="Change Reason" required error={errors.changeReason}>
        <Select name="changeReason" value={values.changeReason} onChange={(_, { value }) => set('changeReason', value)}>
          <option value="" disabled>
            Choose a reason
          </option>
          {changeReasons.map(reason => (
            <option key={reason}>{reason}</option>
          ))}
        </Select>
      </FormField>
      <FormField label="Notes" error={errors.notes}>
        <Textarea
          name="notes"
          rows={3}
          resize="vertical"
          value={values.notes}
          onChange={(_, { value }) => set('notes', value)}
        />
      </FormField>
    </>
  )
}
