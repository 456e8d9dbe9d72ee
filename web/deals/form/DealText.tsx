import { Input, Textarea } from '@fluentui/react-components'
import { FormField } from '../../forms/FormField.tsx'
import type { DealForm } from './values.ts'

type Props = {
  form: DealForm
  name: 'title' | 'jobDescription' | 'notes' | 'offerDetails' | 'deadline' | 'startDate' | 'interviewDate'
  label: string
  required?: boolean
  hint?: string
  placeholder?: string
  type?: 'text' | 'date' | 'datetime-local'
  /** Makes it a text of several lines. */
  rows?: number
  /** Takes the focus when it appears. */
  first?: boolean
}

/** A text or a date of the deal form, by the name of its value. */
export function DealText({
  form,
  name,
  label,
  required = false,
  hint,
  rows,
  type = 'text',
  placeholder,
  first,
}: Props) {
  const control = { name, value: form.values[name], placeholder, autoComplete: 'off' }
  return (
    <FormField label={label} required={required} hint={hint} error={form.errors[name]}>
      {rows ? (
        <Textarea {...control} rows={rows} resize="vertical" onChange={(_, { value }) => form.set(name, value)} />
      ) : (
        <Input {...control} type={type} autoFocus={first} onChange={(_, { value }) => form.set(name, value)} />
      )}
    </FormField>
  )
}
