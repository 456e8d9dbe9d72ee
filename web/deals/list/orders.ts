import { type DealSort, writeSort } from './address.ts'

/** What the sort selector offers beside 'Title A-Z'; and the order of a column, while the list has it. */
export function orderOptions(sort: DealSort) {
  const current = byColumn.find(({ value }) => value === writeSort(sort))
  return current ? [...orders, current] : orders
}

/** An order in the selector's words. */
export function sortWords(sort: DealSort) {
  return [...orders, ...byColumn].find(({ value }) => value === writeSort(sort))?.label ?? 'Title A-Z'
}

const orders = [
  { value: '-title', label: 'Title Z-A' },
  { value: 'company', label: 'Company A-Z' },
  { value: '-company', label: 'Company Z-A' },
  { value: 'status', label: 'Status A-Z' },
  { value: '-status', label: 'Status Z-A' },
  { value: '-created', label: 'Newest First' },
  { value: 'created', label: 'Oldest First' },
]

const byColumn = [
  { value: 'budget', label: 'Budget/Fee ↑' },
  { value: '-budget', label: 'Budget/Fee ↓' },
  { value: 'hours', label: 'Hours/Week ↑' },
  { value: '-hours', label: 'Hours/Week ↓' },
  { value: 'deadline', label: 'Deadline ↑' },
  { value: '-deadline', label: 'Deadline ↓' },
]
