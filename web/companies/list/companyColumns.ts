import type { ListColumn } from '../../list/columns.ts'
import type { SortField } from './address.ts'

/** The columns of the company table, in their order. */
export const companyColumns: readonly ListColumn<SortField>[] = [
  { label: 'Name', width: '300px', field: 'NAME' },
  { label: 'Status', width: '150px', field: 'STATUS' },
  { label: 'Main Stakeholder', width: '260px', field: 'MAIN_STAKEHOLDER' },
  { label: 'Billing', width: '140px', align: 'end' },
  { label: 'Filled Deals', width: '120px', align: 'end' },
  { label: 'Actions', align: 'end', stays: true },
]
