import type { Column } from '../components/table/ColumnHead.tsx'
import type { Sort } from './address.ts'

/** A column of a list; one with a `field` can be sorted by. */
export type ListColumn<Field extends string> = Column & { field?: Field }

/** The columns with what pressing their heads does: sorts, then sorts the other way round, then no longer. */
export function sortableColumns<Field extends string>(
  columns: readonly ListColumn<Field>[],
  sort: Sort<Field> | null,
  onSort: (sort: Sort<Field> | null) => void,
): Column[] {
  return columns.map(({ field, ...column }) => {
    if (!field) return column
    const current = sort && sort.field === field ? sort.direction : null
    return {
      ...column,
      sort: {
        direction: current && (current === 'ASC' ? 'ascending' : 'descending'),
        onSort: () => onSort(afterPress(field, current)),
      },
    }
  })
}

function afterPress<Field extends string>(field: Field, current: 'ASC' | 'DESC' | null): Sort<Field> | null {
  if (current === 'DESC') return null
  return { field, direction: current === 'ASC' ? 'DESC' : 'ASC' }
}
