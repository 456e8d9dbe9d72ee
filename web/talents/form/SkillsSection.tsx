import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { FormField } from '../../forms/FormField.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { Entries } from './Entries.tsx'
import { EntryInput } from './EntryInput.tsx'
import { splitCommas, withEntries } from './lists.ts'
import { useDoubt } from './resume/useReview.ts'
import { errorAt, type TalentForm } from './values.ts'

type Props = {
  form: TalentForm
  id: string /** As one text with commas, or entry by entry. */
  entry: 'text' | 'single'
}

/** The tech stack. */
export function SkillsSection({ form, id, entry }: Props) {
  const { area } = form.values
  const field = {
    label: 'Tech stack',
    required: area === 'TECH' || area === 'DATA',
    error: errorAt(form, 'techStack'),
    doubt: useDoubt('techStack'),
  }
  return (
    <FormSection id={id} title="Skills">
      {entry === 'text' ? <StackText form={form} field={field} /> : <StackEntries form={form} field={field} />}
    </FormSection>
  )
}

type FieldProps = {
  form: TalentForm
  field: { label: string; required: boolean; error: string | undefined; doubt: string | undefined }
}

function StackText({ form, field }: FieldProps) {
  const { techStack } = form.values
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

function StackEntries({ form, field }: FieldProps) {
  const { techStack } = form.values
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
