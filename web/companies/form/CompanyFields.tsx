import { Input, Select, Textarea } from '@fluentui/react-components'
import { type CompanyStatus, companyStatuses } from '../../../api/companies/rules.ts'
import { FormField } from '../../forms/FormField.tsx'
import type { CompanyForm } from './values.ts'

type Props = { form: CompanyForm /** A new company has no billing yet. */; mode: 'add' | 'edit' }

/** All fields of a company. */
export function CompanyFields({ form: { values, errors, set }, mode }: Props) {
  return (
    <>
      <FormField label="Company Name" required error={errors.name}>
        <Input
          name="name"
          autoFocus
          autoComplete="off"
          value={values.name}
          onChange={(_, { value }) => set('name', value)}
        />
      </FormField>
      <FormField label="Status" required error={errors.status}>
        <Select name="status" value={values.status} onChange={(_, { value }) => set('status', value as CompanyStatus)}>
          {Object.entries(companyStatuses).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label="Main Stakeholder" required error={errors.mainStakeholder}>
        <Input
          name="mainStakeholder"
          autoComplete="off"
          value={values.mainStakeholder}
          onChange={(_, { value }) => set('mainStakeholder', value)}
        />
      </FormField>
      {mode === 'edit' && (
        <FormField label="Billing" error={errors.billing}>
          <Input
            name="billing"
            placeholder="$5,000"
            autoComplete="off"
            value={values.billing}
            onChange={(_, { value }) => set('billing', value)}
          />
        </FormField>
      )}
      <FormField label="Notes" error={errors.notes}>
        <Textarea
          name="notes"
          rows={4}
          resize="vertical"
          value={values.notes}
          onChange={(_, { value }) => set('notes', value)}
        />
      </FormField>
    </>
  )
}
