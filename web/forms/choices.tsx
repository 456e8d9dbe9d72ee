import { makeStyles, Radio, RadioGroup, Select, type SelectProps } from '@fluentui/react-components'
import { type FieldOptions, lookOf } from './fields.tsx'

type Words<Word extends string> = Readonly<Record<Word, string>>

type Control<Word> = { name: string; value: Word; set(value: Word): void }

type ChoiceOptions<Word extends string> = FieldOptions & {
  placeholder?: string
  offered?: (current: Word) => readonly Word[]
}

/** A select field for one value out of `words`. The initial value is `empty`: one of the values, or '' for none. */
export function choice<Word extends string, Empty extends Word | ''>(
  words: Words<Word>,
  empty: Empty,
  options: ChoiceOptions<Word | Empty> = {},
) {
  const { placeholder, offered = () => Object.keys(words) as Word[] } = options
  return {
    ...valuesIn(words, empty),
    ...lookOf(options),
    control: ({ name, value, set }: Control<Word | Empty>) => (
      <NarrowSelect
        name={name}
        value={value}
        onChange={(_, data) => {
          const chosen = offered(value).find(word => word === data.value)
          if (chosen !== undefined) set(chosen)
        }}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {offered(value).map(word => (
          <option key={word} value={word}>
            {wordOf(words, word)}
          </option>
        ))}
      </NarrowSelect>
    ),
  }
}

/** A select as wide as its field, even if its options are longer. */
function NarrowSelect(props: SelectProps) {
  return <Select {...props} className={useStyles().select} />
}

const useStyles = makeStyles({ select: { minWidth: 0, '& > select': { minWidth: 0, width: '100%' } } })

/** Radio buttons for one value out of `words`, in a row or a column. */
export function radios<Word extends string>(
  words: Words<Word>,
  empty: NoInfer<Word>,
  { layout = 'horizontal', ...options }: FieldOptions & { layout?: 'horizontal' | 'vertical' } = {},
) {
  return {
    ...valuesIn(words, empty),
    ...lookOf(options),
    control: ({ name, value, set }: Control<Word>) => (
      <RadioGroup layout={layout} name={name} value={value} onChange={(_, data) => set(data.value as Word)}>
        {Object.entries(words).map(([word, label]) => (
          <Radio key={word} value={word} label={`${label}`} />
        ))}
      </RadioGroup>
    ),
  }
}

function valuesIn<Word extends string, Empty extends string>(words: Words<Word>, empty: Empty) {
  return {
    empty: empty as Word | Empty,
    read: (stored: unknown) => (typeof stored === 'string' && stored in words ? (stored as Word) : empty),
    send: (value: Word | Empty) => value,
    words: (value: Word | Empty) => wordOf(words, value),
  }
}

function wordOf(words: Words<string>, word: string): string {
  return words[word] ?? ''
}
