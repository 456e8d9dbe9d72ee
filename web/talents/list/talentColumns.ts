import type { ListColumn } from '../../list/columns.ts'
import type { SortField } from './address.ts'

/** The columns of the talent table, in their order. At 1440 px, those up to the tech stack just fit the window. */
export const talentColumns: readonly ListColumn<SortField>[] = [
  { label: 'Name', width: '300px', field: 'NAME' },
  { label: 'Role', width: '220px', field: 'ROLE' },
  { label: 'Area', width: '90px', field: 'AREA' },
  { label: 'Source', width: '80px' },
  { label: 'Status', width: '120px', field: 'STATUS' },
  { label: 'Tech stack', width: '330px' },
  { label: 'Companies', width: '260px' },
  { label: 'Seniority', width: '120px', field: 'SENIORITY' },
  { label: 'Rate Preference', width: '270px' },
  { label: 'LinkedIn', width: '110px' },
  { label: 'Portfolio', width: '160px' },
  { label: 'Actions', align: 'end', stays: true },
]
