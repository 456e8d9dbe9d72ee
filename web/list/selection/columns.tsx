import type { Column } from '../../components/table/DataTable.tsx'
import type { SelectedRow } from './createSelection.ts'
import { SelectLoaded } from './Selection.tsx'

/** Columns with a checkbox in the first head that chooses the loaded rows. */
export function selectable(columns: readonly Column[], loaded: () => readonly SelectedRow[]): Column[] {
  return columns.map((column, index) =>
    index === 0 ? { ...column, select: <SelectLoaded loaded={loaded} /> } : column,
  )
}

/** The rows of a list that are loaded. */
export function loadedRows<Row>({ count, row }: { count: number; row: (index: number) => Row | null }): Row[] {
  return Array.from({ length: count }, (_, index) => row(index)).filter(each => each !== null)
}
