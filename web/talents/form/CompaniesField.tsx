import { useState } from 'react'
import { EntryField } from './EntryField.tsx'
import { withCompanies } from './experience.ts'
import { splitCommas, without } from './lists.ts'
import type { TalentForm } from './talentFields.ts'

/** The companies. Adding one also adds it to the experience. */
export function CompaniesField({ form }: { form: TalentForm }) {
  const [typed, setTyped] = useState('')
  const names = splitCommas(form.values.companies)
  return (
    <EntryField
      label={form.fields.companies.label}
      required
      hint="Each company is also added to the experience below."
      form={form}
      field="companies"
      action="Add company"
      placeholder="Type one and press Enter"
      typed={typed}
      onType={setTyped}
      onAdd={() => {
        form.fill(withCompanies(form.values, typed))
        setTyped('')
      }}
      listLabel="Companies added"
      entries={[...new Set(names)]}
      onRemove={gone => form.set('companies', without(names, gone).join(', '))}
    />
  )
}
