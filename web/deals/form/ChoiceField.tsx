import { Select } from '@fluentui/react-components'
import { FormField } from '../../forms/FormField.tsx'

type Props<Value extends string> = {
  name: string
  label: string
  required?: boolean
  options: readonly (readonly [value: Value, word: string])[]
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

/** One of a few words. */
export function ChoiceField<Value extends string>({ name, label, options, onChange, value, ...field }: Props<Value>) {
  return (
    <FormField label={label} {...field}>
      <Select
        name={name}
        value={value}
        onChange={(_, data) => {
          const chosen = options.find(([each]) => each === data.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </Select>
    </FormField>
  )
}
