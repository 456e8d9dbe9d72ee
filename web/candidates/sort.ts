import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import { type Sort as ListSort, listAddress } from '../list/listAddress.ts'
import { knownStatus } from './applicants.ts'

/** The fields by which candidates can be sorted, both internal and external candidates. */
export type Sortable = {
  name: string
  role: string | null | undefined
  matchPercentage: number | null | undefined
  status: CandidateStatus | '%future added value'
  createdAt: string
}

export type Sort = ListSort<SortField>
export type SortField = keyof typeof fields

const fields = { name: 'name', match: 'match', status: 'status', role: 'role', added: 'added' } as const

/** The default order: the latest added candidate first. */
export const usualSort: Sort = { field: 'added', direction: 'DESC' }

const address = listAddress({ filters: [], fields, own: usualSort })

/** Reads the order from the address: 'name', or '-name' for descending. Any other text means the default order. */
export const readSort = (text: string | null) => (address.readSort(text) ?? usualSort) as Sort
export const { writeSort } = address

/** Sorts candidates. Candidates without the value to sort by come last in both directions. */
export function sorted<Row extends Sortable>(rows: readonly Row[], { field, direction }: Sort): Row[] {
  const sign = direction === 'ASC' ? 1 : -1
  const value = (row: Sortable) => sortKey(row, field)
  return rows.toSorted((a, b) => {
    const isFull = Number(value(b) !== '') - Number(value(a) !== '')
    return isFull || sign * compare(value(a), value(b)) || compare(a.createdAt, b.createdAt)
  })
}

/** The order after a click on a column head: the first click sorts by the column, the next reverses the order. */
export function afterPress(field: SortField, { field: former, direction }: Sort): Sort {
  if (field === former) return { field, direction: direction === 'ASC' ? 'DESC' : 'ASC' }
  return { field, direction: field === 'match' || field === 'added' ? 'DESC' : 'ASC' }
}

/** The value of a field to sort by. Statuses are sorted in pipeline order. */
function sortKey({ name, matchPercentage, status, role, createdAt }: Sortable, field: SortField): string | number {
  const statuses = Object.keys(candidateStatuses)
  const match = matchPercentage ?? ''
  return { name, match, status: statuses.indexOf(knownStatus(status)), role: role ?? '', added: createdAt }[field]
}

const { compare: compareText } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function compare(a: string | number, b: string | number) {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(`${a}`, `${b}`)
}
