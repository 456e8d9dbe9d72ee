import { Combobox, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { FormField } from '../../forms/FormField.tsx'
import { useCompaniesNamed } from './useCompaniesNamed.ts'
import type { DealForm } from './values.ts'

/** Whose deal it is: a company, found by name. */
export function CompanyField({ form }: { form: DealForm }) {
  const { companyId, companyName } = form.values
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { companies, searching } = useCompaniesNamed(open ? (typed ?? '') : null)
  return (
    <FormField label="Company" required error={form.errors.companyId}>
      <Combobox
        name="companyId"
        autoComplete="off"
        placeholder="Search by name"
        value={typed ?? companyName}
        selectedOptions={companyId === null ? [] : [`${companyId}`]}
        open={open}
        onOpenChange={(_, data) => setOpen(data.open)}
        onInput={event => {
          setTyped(event.currentTarget.value)
          setOpen(true)
        }}
        onBlur={() => setTyped(null)}
        onOptionSelect={(_, { optionValue, optionText }) => {
          setTyped(null)
          if (optionValue) form.fill({ companyId: Number(optionValue), companyName: optionText ?? '' })
        }}
      >
        {companies.map(({ databaseId, name }) => (
          <Option key={databaseId} value={`${databaseId}`} text={name}>
            {name}
          </Option>
        ))}
        {companies.length === 0 && (
          <Option disabled value="" text="">
            {searching ? 'Searching...' : typed ? 'No company of that name' : 'No companies yet'}
          </Option>
        )}
      </Combobox>
    </FormField>
  )
}
