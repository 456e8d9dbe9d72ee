import { type ListAddress, writeSort } from './address.ts'

/** The list's own order, in words. */
export const plainOrder = 'Name ↑'

/** What the sort selector offers besides. */
export const orders = [
  { value: '-name', label: 'Name ↓' },
  { value: 'status', label: 'Status ↑' },
  { value: '-status', label: 'Status ↓' },
  { value: 'stakeholder', label: 'Main Stakeholder ↑' },
  { value: '-stakeholder', label: 'Main Stakeholder ↓' },
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
]

/** An order in the selector's words. */
export function sortWords(sort: ListAddress['sort']): string {
  return orders.find(({ value }) => sort && value === writeSort(sort))?.label ?? plainOrder
}
