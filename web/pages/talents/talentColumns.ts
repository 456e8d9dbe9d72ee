import type { ListColumn } from '../list/columns.ts'
import type { SortField } from './address.ts'

/** The columns of the talent table, in their order. */
export const talentColumns: readonly ListColumn<SortField>[] = [
  { label: 'Name', width: '300px', field: 'NAME' },
  { label: 'Role', width: '250px', field: 'ROLE' },
  { label: 'Area', width: '100px', field: 'AREA' },
  { label: 'Source', width: '90px' },
  { label: 'Status', width: '130px', field: 'STATUS' },
  { label: 'Tech stack', width: '360px' },
  { label: 'Companies', width: '260px' },
  { label: 'Seniority', width: '120px', field: 'SENIORITY' },
  { label: 'Rate Preference', width: '270px' },
  { label: 'LinkedIn', width: '110px' },
  { label: 'Portfolio', width: '160px' },
  { label: 'Actions', align: 'end', stays: true },
]
