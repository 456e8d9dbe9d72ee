import type { ListColumn } from '../list/columns.ts'
import type { SortField } from './address.ts'

/** The columns of the deals table, in their order. */
export const dealColumns: readonly ListColumn<SortField>[] = [
  { label: 'Deal Title', width: '280px', field: 'TITLE' },
  { label: 'Company', width: '150px', field: 'COMPANY' },
  { label: 'Status', width: '165px', field: 'STATUS' },
  { label: 'Budget/Fee', width: '100px', align: 'end', field: 'BUDGET' },
  { label: 'Hours/Week', width: '95px', align: 'end', field: 'WEEKLY_HOURS' },
  { label: 'Deadline', width: '165px', field: 'DEADLINE' },
  { label: 'Selected Candidate', width: '145px' },
  { label: 'Actions', align: 'end', stays: true },
]
