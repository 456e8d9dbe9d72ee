import { Input, makeStyles, Textarea } from '@fluentui/react-components'
import { FormField } from '../../forms/FormField.tsx'
import { useDoubt } from './resume/useReview.ts'
import { errorAt, type TalentForm, type TalentFormValues } from './values.ts'

type TextName = { [Name in keyof TalentFormValues]: TalentFormValues[Name] extends string ? Name : never }[Exclude<
  keyof TalentFormValues,
  'area' | 'portfolioKind' | 'preferredRateType'
>]

type Props = {
  form: TalentForm
  name: TextName
  label: string
  required?: boolean
  hint?: string
  placeholder?: string
  type?: 'text' | 'email' | 'tel' | 'url'
  /** Makes it a text of several lines. */
  rows?: number
  /** Takes the focus when it appears. */
  first?: boolean
}

/** A text of the talent form, by the name of its value. */
export function TextField({
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
  const styles = useStyles()
  const doubt = useDoubt(name)
  const control = { name, value: form.values[name], placeholder, autoComplete: 'off' }
  return (
    <FormField label={label} required={required} hint={hint} error={errorAt(form, name)} doubt={doubt}>
      {rows ? (
        <Textarea
          {...control}
          rows={rows}
          resize="vertical"
          className={styles.long}
          onChange={(_, { value }) => form.set(name, value)}
        />
      ) : (
        <Input {...control} type={type} autoFocus={first} onChange={(_, { value }) => form.set(name, value)} />
      )}
    </FormField>
  )
}

// A long text grows with what it holds, where the browser knows how.
const useStyles = makeStyles({
  long: { '& textarea': { fieldSizing: 'content', maxHeight: '360px' }, maxHeight: 'none' },
})
