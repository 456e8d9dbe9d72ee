import { makeStyles, Select } from '@fluentui/react-components'
import { readSort, type Sort, writeSort } from './sort.ts'

/** The order of the candidates where there are no columns to press. */
export function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <Select
      aria-label="Sort candidates"
      className={useStyles().root}
      value={writeSort(sort)}
      onChange={(_, { value }) => onChange(readSort(value))}
    >
      {options.map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

const options = [
  { label: 'Latest first', value: '-added' },
  { label: 'Earliest first', value: 'added' },
  { label: 'Best match first', value: '-match' },
  { label: 'Weakest match first', value: 'match' },
  { label: 'Name A–Z', value: 'name' },
  { label: 'Name Z–A', value: '-name' },
  { label: 'Status, Applied first', value: 'status' },
  { label: 'Status, Withdrawn first', value: '-status' },
  { label: 'Role A–Z', value: 'role' },
  { label: 'Role Z–A', value: '-role' },
]

const useStyles = makeStyles({ root: { alignSelf: 'flex-start' } })
