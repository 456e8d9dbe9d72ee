import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { errorOf, useDoubt } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { EntryField } from './EntryField.tsx'
import { splitCommas, withEntries, without } from './lists.ts'
import type { TalentForm } from './talentFields.ts'

/** The field that edits the tech stack as one comma-separated text. */
export function StackText({ form }: { form: TalentForm }) {
  const { techStack } = form.values
  const doubt = useDoubt('techStack')
  const [typed, setTyped] = useState('')
  // The typed text, which may end with a comma, as long as it means the same list as the form's value.
  const text = splitCommas(typed).join() === techStack.join() ? typed : techStack.join(', ')
  return (
    <FormField {...look(form)} hint="Separated by commas." error={errorOf(form, 'techStack')} doubt={doubt}>
      <Input
        name="techStack"
        autoComplete="off"
        placeholder="TypeScript, PostgreSQL, AWS"
        value={text}
        onChange={(_, { value }) => {
          setTyped(value)
          form.set('techStack', splitCommas(value))
        }}
      />
    </FormField>
  )
}

/** The field that edits the tech stack entry by entry. */
export function StackEntries({ form }: { form: TalentForm }) {
  const { techStack } = form.values
  const [typed, setTyped] = useState('')
  return (
    <EntryField
      {...look(form)}
      form={form}
      field="techStack"
      action="Add skill"
      placeholder="Type one and press Enter"
      typed={typed}
      onType={setTyped}
      onAdd={() => {
        form.set('techStack', withEntries(techStack, splitCommas(typed)))
        setTyped('')
      }}
      listLabel="Tech stack entries"
      entries={techStack}
      onRemove={gone => form.set('techStack', without(techStack, gone))}
    />
  )
}

function look({ fields, values: { area } }: TalentForm) {
  return { label: fields.techStack.label, required: area === 'TECH' || area === 'DATA' }
}
