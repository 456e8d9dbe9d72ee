import type { Column } from '../components/table/DataTable.tsx'
import type { ListFrame } from './definition.ts'
import type { Sort } from './listAddress.ts'

export type OrderedList = Pick<ListFrame, 'address' | 'columns' | 'orders' | 'ordersInUse' | 'ownOrder'>

/** The choices of the order selector, without the default order. Includes the order by which the list is sorted now. */
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

/** Makes table columns of a list's columns. A column with a `field` shows the order, and a click on its head sorts. */
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
