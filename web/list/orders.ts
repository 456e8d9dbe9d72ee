import type { ListFrame } from './definition.ts'
import type { Sort } from './listAddress.ts'

export type OrderedList = Pick<ListFrame, 'address' | 'columns' | 'orders' | 'ownOrder'>

/** What the order selector offers beside the list's own order; the order of a column, too, while the list has it. */
export function orderOptions(list: OrderedList, sort: Sort | null) {
  const { orders, address, ownOrder } = list
  const current = sort && { [address.writeSort(sort)]: orderWords(list, sort) }
  return Object.entries({ ...orders, ...current }).flatMap(([value, label]) =>
    label === ownOrder ? [] : { value, label },
  )
}

/** An order in the selector's words. */
export function orderWords({ address, columns, orders, ownOrder }: OrderedList, sort: Sort | null): string {
  const written = sort && address.writeSort(sort)
  if (!written || written === (address.own && address.writeSort(address.own))) return ownOrder
  const column = columns.find(({ field }) => field === sort.field)
  return orders[written] ?? (column ? `${column.label} ${sort.direction === 'ASC' ? '↑' : '↓'}` : ownOrder)
}
