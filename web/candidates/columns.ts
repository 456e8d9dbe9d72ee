import type { Column } from '../components/table/ColumnHead.tsx'
import { afterPress, type Sort, type SortField } from './sort.ts'

const candidateColumns: readonly (Column & { field?: SortField })[] = [
  { label: 'Name', width: '200px', field: 'name' },
  { label: 'Match', width: '68px', field: 'match' },
  { label: 'Status', width: '120px', field: 'status' },
  { label: 'Role', width: '130px', field: 'role' },
  { label: 'Tech stack', width: '150px' },
  { label: 'Added', width: '108px', field: 'added' },
  { label: 'Notes', width: '100px' },
  { label: 'Actions', hideLabel: true, align: 'end', stays: true },
]

/** The columns with what pressing their heads does. */
export function sortableColumns(sort: Sort, change: (sort: Sort) => void): Column[] {
  return candidateColumns.map(({ field, ...column }) => {
    if (!field) return column
    return {
      ...column,
      sort: {
        direction: field === sort.field ? sort.direction : null,
        onSort: () => change(afterPress(field, sort)),
      },
    }
  })
}
