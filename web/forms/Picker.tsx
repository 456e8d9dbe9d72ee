import { Combobox, type ComboboxProps, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { type FieldOptions, lookOf } from './fields.tsx'

/** The record that a person has chosen in a `Picker`. */
export type Picked = { id: number; name: string }

/** A field for a record that is chosen by name in a `Picker`. */
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

/** The state of a `Picker`. `search` is null while the list is closed; `last`, the last typed text, survives a blur. */
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
    /** Drops the typed text, so that the field shows the chosen record again. */
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
  found: readonly (Picked & { more?: string })[]
  nothing: string
  onPick: (picked: Picked | null) => void
  /** For a field that also accepts free text: `typed` is the text, `onType` is called after each change. */
  typed?: string
  onType?: (text: string) => void
}

/** A combobox with the records that are found by name while the user types. */
export function Picker({ picker, value, found, nothing, onPick, typed = '', onType, ...props }: Props) {
  return (
    <Combobox
      {...props}
      // The list opens only below or above the field: beside it, the list could leave the window.
      positioning={{ fallbackPositions: ['above'] }}
      autoComplete="off"
      placeholder={props.placeholder ?? 'Search by name'}
      value={picker.typed ?? value?.name ?? typed}
      selectedOptions={value ? [`${value.id}`] : []}
      open={picker.open}
      onOpenChange={(_, { open }) => picker.setOpen(open)}
      onInput={event => {
        picker.type(event.currentTarget.value)
        onType?.(event.currentTarget.value)
      }}
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
