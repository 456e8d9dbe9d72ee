import type { Column } from '../components/table/DataTable.tsx'
import type { ListFrame } from './definition.ts'
import type { Sort } from './listAddress.ts'

export type OrderedList = Pick<ListFrame, 'address' | 'columns' | 'orders' | 'ordersInUse' | 'ownOrder'>

/** The order selector's choices besides the default; includes a column's order while the list is sorted by it. */
export function orderChoices(list: OrderedList, sort: Sort | null): Record<string, string> {
  const { orders, address, ownOrder } = list
  const current = sort && { [address.writeSort(sort)]: orderWords(list, sort) }
  return Object.fromEntries(Object.entries({ ...orders, ...current }).filter(([, words]) => words !== ownOrder))
}

/** The label of an order in the selector. */
export function orderWords(
  { address, columns, orders, ordersInUse, ownOrder }: OrderedList,
  sort: Sort | null,
): string {
  const written = sort && address.writeSort(sort)
  if (!written || written === (address.own && address.writeSort(address.own))) return ownOrder
  const column = columns.find(({ field }) => field === sort.field)
  return (
    orders[written] ??
    ordersInUse?.[written] ??
    (column ? `${column.label} ${sort.direction === 'ASC' ? '↑' : '↓'}` : ownOrder)
  )
}

/** Makes table columns of a list's columns: those with a `field` show the order, and a click on their head sorts. */
export function sortableColumns<Field extends string>(
  columns: readonly (Column & { field?: Field })[],
  sort: Sort | null,
  onPress: (field: Field) => void,
): Column[] {
  return columns.map(({ field, ...column }) => {
    if (!field) return column
    const direction = sort?.field !== field ? null : sort.direction === 'ASC' ? 'ascending' : 'descending'
    return { ...column, sort: { direction, onSort: () => onPress(field) } }
  })
}
