import type { Column } from '../components/table/ColumnHead.tsx'
import type { Sort } from './listAddress.ts'

/** A column of a list; one with a `field` can be sorted by. */
export type ListColumn = Column & { field?: string }

/** The columns with what pressing their heads does: sorts, then sorts the other way round, then no longer. */
export function sortableColumns(
  columns: readonly ListColumn[],
  sort: Sort | null,
  onSort: (sort: Sort | null) => void,
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

function afterPress(field: string, current: 'ASC' | 'DESC' | null): Sort | null {
  if (current === 'DESC') return null
  return { field, direction: current === 'ASC' ? 'DESC' : 'ASC' }
}
