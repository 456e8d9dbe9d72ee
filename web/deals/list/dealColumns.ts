import type { ListColumn } from '../../list/columns.ts'
import type { SortField } from './address.ts'

/** The columns of the deals table, in their order. At 1440 px they just fit the window. */
export const dealColumns: readonly ListColumn<SortField>[] = [
  { label: 'Deal Title', width: '260px', field: 'TITLE' },
  { label: 'Company', width: '150px', field: 'COMPANY' },
  { label: 'Status', width: '165px', field: 'STATUS' },
  { label: 'Budget/Fee', width: '100px', align: 'end', field: 'BUDGET' },
  { label: 'Hours/Week', width: '95px', align: 'end', field: 'WEEKLY_HOURS' },
  { label: 'Deadline', width: '165px', field: 'DEADLINE' },
  { label: 'Selected Candidate', width: '160px' },
  { label: 'Actions', align: 'end', stays: true },
]
