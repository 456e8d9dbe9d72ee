import { type ListAddress, writeSort } from './address.ts'

/** The list's own order, in words. */
export const plainOrder = 'Newest first'

/** What the sort selector offers besides. */
export const orders = [
  { value: 'created', label: 'Oldest first' },
  { value: '-updated', label: 'Last updated first' },
  { value: 'updated', label: 'Not updated the longest' },
  ...['Name', 'Role', 'Area', 'Status', 'Seniority'].flatMap(label => [
    { value: label.toLowerCase(), label: `${label} ↑` },
    { value: `-${label.toLowerCase()}`, label: `${label} ↓` },
  ]),
]

/** An order in the selector's words. */
export function sortWords(sort: ListAddress['sort']): string {
  return orders.find(({ value }) => sort && value === writeSort(sort))?.label ?? plainOrder
}
