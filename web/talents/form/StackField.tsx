import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { FormField } from '../../forms/FormField.tsx'
import { errorOf, useDoubt } from '../../forms/fields.tsx'
import { Entries, EntryInput } from './Entries.tsx'
import { splitCommas, withEntries } from './lists.ts'
import type { TalentForm } from './talentFields.ts'

type Props = { form: TalentForm }

/** The tech stack as one text with commas. */
export function StackText({ form }: Props) {
  const { techStack } = form.values
  const field = useStackField(form)
  const [typed, setTyped] = useState('')
  // The text as typed, with its last comma, as long as it says what the form holds.
  const text = splitCommas(typed).join() === techStack.join() ? typed : techStack.join(', ')
  return (
    <FormField {...field} hint="Separated by commas.">
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

/** The tech stack, entry by entry. */
export function StackEntries({ form }: Props) {
  const { techStack } = form.values
  const field = useStackField(form)
  const [typed, setTyped] = useState('')
  return (
    <>
      <FormField {...field}>
        <EntryInput
          name="techStack"
          action="Add skill"
          placeholder="Type one and press Enter"
          value={typed}
          onType={setTyped}
          onAdd={() => {
            form.set('techStack', withEntries(techStack, splitCommas(typed)))
            setTyped('')
          }}
        />
      </FormField>
      <Entries
        label="Tech stack entries"
        entries={techStack}
        onRemove={gone =>
          form.set(
            'techStack',
            techStack.filter(each => each !== gone),
          )
        }
      />
    </>
  )
}

function useStackField(form: TalentForm) {
  const { area } = form.values
  return {
    label: form.fields.techStack.label,
    required: area === 'TECH' || area === 'DATA',
    error: errorOf(form, 'techStack'),
    doubt: useDoubt('techStack'),
  }
}
