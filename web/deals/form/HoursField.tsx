import { Input } from '@fluentui/react-components'
import { hoursTyped } from '../../../api/deals/rules.ts'
import { FormField } from '../../forms/FormField.tsx'
import type { DealForm } from './values.ts'

/** The hours a week. What is no number becomes 40 when the field is left. */
export function HoursField({ form }: { form: DealForm }) {
  const { weeklyHours } = form.values
  return (
    <FormField label="Weekly hours" required error={form.errors.weeklyHours}>
      <Input
        name="weeklyHours"
        inputMode="numeric"
        autoComplete="off"
        value={weeklyHours}
        onChange={(_, { value }) => form.set('weeklyHours', value)}
        onBlur={() => form.set('weeklyHours', `${hoursTyped(weeklyHours)}`)}
      />
    </FormField>
  )
}
