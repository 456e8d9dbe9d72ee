import { Combobox, type ComboboxProps, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { type FieldOptions, lookOf } from './fields.tsx'

/** A record that was found by its name. */
export type Picked = { id: number; name: string }

/** A record that is chosen by its name, in a `Picker`. */
export function picked(options: FieldOptions = {}) {
  return {
    ...lookOf(options),
    empty: null as Picked | null,
    read(stored: unknown): Picked | null {
      const record = stored as { databaseId: number; name: string } | null | undefined
      return record ? { id: record.databaseId, name: record.name } : null
    },
    send: (value: Picked | null) => value?.id ?? null,
    words: (value: Picked | null) => value?.name ?? '',
  }
}

/** What is typed in a `Picker`; `search` is null while it is closed, and `last` outlives a change of the focus. */
export function usePicker() {
  const [typed, setTyped] = useState<string | null>(null)
  const [last, setLast] = useState('')
  const [open, setOpen] = useState(false)
  return {
    open,
    setOpen,
    typed,
    last,
    search: open ? (typed ?? '').trim() : null,
    type(text: string) {
      setTyped(text)
      setLast(text)
      setOpen(true)
    },
    /** Back to what is chosen. */
    leave: () => setTyped(null),
    choose() {
      setTyped(null)
      setLast('')
    },
  }
}

type Props = Omit<ComboboxProps, 'value' | 'onChange'> & {
  picker: ReturnType<typeof usePicker>
  value: Picked | null
  /** What was found; `more` stands after the name. */
  found: readonly (Picked & { more?: string })[]
  /** Said when nothing was. */
  nothing: string
  onPick: (picked: Picked | null) => void
}

/** Finds a record by its name while one types. */
export function Picker({ picker, value, found, nothing, onPick, ...props }: Props) {
  return (
    <Combobox
      {...props}
      autoComplete="off"
      placeholder="Search by name"
      value={picker.typed ?? value?.name ?? ''}
      selectedOptions={value ? [`${value.id}`] : []}
      open={picker.open}
      onOpenChange={(_, { open }) => picker.setOpen(open)}
      onInput={event => picker.type(event.currentTarget.value)}
      onBlur={picker.leave}
      onOptionSelect={(_, { optionValue, optionText }) => {
        picker.choose()
        onPick(optionValue ? { id: Number(optionValue), name: optionText ?? '' } : null)
      }}
    >
      {found.map(({ id, name, more }) => (
        <Option key={id} value={`${id}`} text={name}>
          {more ? `${name} · ${more}` : name}
        </Option>
      ))}
      {found.length === 0 && (
        <Option disabled value="" text="">
          {nothing}
        </Option>
      )}
    </Combobox>
  )
}
