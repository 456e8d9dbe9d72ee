import { makeStyles, Select } from '@fluentui/react-components'

type Props<Value extends string> = {
  label: string
  /** The word for no choice at all: 'All Statuses'. */
  all: string
  options: readonly { value: Value; label: string }[]
  /** Null for all. */
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One choice that narrows a list. */
export function FilterSelect<Value extends string>({ label, all, options, value, onChange }: Props<Value>) {
  const styles = useStyles()
  return (
    <Select
      className={styles.root}
      aria-label={label}
      value={value ?? ''}
      onChange={(_, { value: chosen }) => onChange(options.find(option => option.value === chosen)?.value ?? null)}
    >
      <option value="">{all}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

const useStyles = makeStyles({ root: { flexShrink: 0, '@media (max-width: 640px)': { flexGrow: 1 } } })
