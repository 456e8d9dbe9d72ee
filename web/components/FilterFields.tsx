import { Button, type ButtonProps, makeStyles, SearchBox, Select, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useEffect, useRef, useState } from 'react'
import { DEBOUNCE_MS } from './debounce.ts'
import { ellipsis, narrow, phone } from './styles.ts'

type SearchProps = {
  label: string
  placeholder: string
  value: string
  /** Called with the typed text once the person stops typing. */
  onChange: (value: string) => void
}

/** A debounced search field: shows the typed text at once, and reports it when the person stops typing. */
export function SearchField({ label, placeholder, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState<string[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  // A text reported by this field comes back as `value`, perhaps late, and must not overwrite newer typing. Any other
  // value, e.g. from the Back button, replaces the typed text.
  if (value !== known) {
    const echo = sent.indexOf(value)
    setKnown(value)
    setSent(echo < 0 ? [] : sent.slice(echo + 1))
    if (echo < 0) setTyped(value)
  }
  return (
    <SearchBox
      className={useStyles().search}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(_, { value: next }) => {
        setTyped(next)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => {
          setSent(earlier => [...earlier, next])
          onChange(next)
        }, DEBOUNCE_MS)
      }}
    />
  )
}

type SelectProps<Value extends string> = {
  label: string
  all: string
  words: Readonly<Record<Value, string>>
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A select for one filter of a list. */
export function FilterSelect<Value extends string>({ label, all, words, value, onChange }: SelectProps<Value>) {
  const values = Object.keys(words) as Value[]
  return (
    <Select
      className={useStyles().select}
      aria-label={label}
      value={value ?? ''}
      onChange={(_, { value: chosen }) => onChange(values.find(each => each === chosen) ?? null)}
    >
      <option value="">{all}</option>
      {values.map(each => (
        <option key={each} value={each}>
          {words[each]}
        </option>
      ))}
    </Select>
  )
}

type ButtonOfMenu = Omit<Extract<ButtonProps, { as?: 'button' }>, 'children' | 'icon'> & {
  label: string
  said: string
}

/** The button of a menu for one filter of a list. */
export function FilterButton({ label, said, ...button }: ButtonOfMenu) {
  const styles = useStyles()
  return (
    <Button
      {...button}
      className={styles.menu}
      icon={<ChevronDown16Regular />}
      iconPosition="after"
      aria-label={`${label}: ${said}`}
    >
      <span className={styles.said} title={said}>
        {said}
      </span>
    </Button>
  )
}

type ToggleProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A button that is pressed while a filter of a list is on. */
export const FilterToggle = ({ label, isOn, onChange }: ToggleProps) => (
  <Button
    className={useStyles().toggle}
    appearance={isOn ? 'primary' : 'secondary'}
    aria-pressed={isOn}
    onClick={() => onChange(!isOn)}
  >
    {label}
  </Button>
)

const useStyles = makeStyles({
  toggle: { flexShrink: 0, fontWeight: tokens.fontWeightRegular },
  menu: {
    flexShrink: 0,
    // A fixed width, so that nothing beside the button moves when its text changes.
    width: '150px',
    justifyContent: 'space-between',
    paddingInline: `${tokens.spacingHorizontalMNudge} ${tokens.spacingHorizontalS}`,
    fontWeight: tokens.fontWeightRegular,
  },
  said: ellipsis,
  // The search field shrinks before the other filters shrink.
  search: { flexGrow: 1, width: '180px', maxWidth: '280px', [narrow]: { width: '100%', maxWidth: '100%' } },
  select: { flexShrink: 0, [phone]: { flexGrow: 1 } },
})
