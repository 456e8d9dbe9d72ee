import { useState } from 'react'
import { FormField } from '../../forms/FormField.tsx'
import { errorOf, useDoubt } from '../../forms/fields.tsx'
import { Entries, EntryInput } from './Entries.tsx'
import { withCompanies } from './experience.ts'
import { splitCommas } from './lists.ts'
import type { TalentForm } from './talentFields.ts'

/** The list of companies; one that is added goes to the experience, too. */
export function CompaniesField({ form }: { form: TalentForm }) {
  const { companies } = form.values
  const [typed, setTyped] = useState('')
  const names = splitCommas(companies)
  const doubt = useDoubt('companies')
  return (
    <>
      <FormField
        label={form.fields.companies.label}
        required
        hint="Each company is also added to the experience below."
        error={errorOf(form, 'companies')}
        doubt={doubt}
      >
        <EntryInput
          name="companies"
          action="Add company"
          placeholder="Type one and press Enter"
          value={typed}
          onType={setTyped}
          onAdd={() => {
            form.fill(withCompanies(form.values, typed))
            setTyped('')
          }}
        />
      </FormField>
      <Entries
        label="Companies added"
        entries={[...new Set(names)]}
        onRemove={gone => form.set('companies', names.filter(name => name !== gone).join(', '))}
      />
    </>
  )
}
