import { useState } from 'react'
import { FormField } from '../../forms/FormField.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { Entries } from './Entries.tsx'
import { EntryInput } from './EntryInput.tsx'
import { ExperienceField } from './ExperienceField.tsx'
import { withCompanies } from './experience.ts'
import { splitCommas } from './lists.ts'
import { useDoubt } from './resume/useReview.ts'
import { errorAt, type TalentForm } from './values.ts'

/** Where they worked: the list of companies, and what they did there. */
export function ExperienceSection({ form, id }: { form: TalentForm; id: string }) {
  const { companies } = form.values
  const [typed, setTyped] = useState('')
  const names = splitCommas(companies)
  const doubt = useDoubt('companies')
  return (
    <FormSection id={id} title="Experience">
      <FormField
        label="Companies"
        required
        hint="Each company is also added to the experience below."
        error={errorAt(form, 'companies')}
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
      <ExperienceField form={form} />
    </FormSection>
  )
}
