import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import type { Applicant } from './applicants.ts'

export type SortField = 'name' | 'match' | 'status' | 'role' | 'added'
export type Sort = { field: SortField; direction: 'ascending' | 'descending' }

/** Unless somebody wants another order, the latest come first. */
export const usualSort: Sort = { field: 'added', direction: 'descending' }

/** In the wanted order; who is without a match or role comes last in either direction. Statuses go by their course. */
export function sorted<Row extends Applicant>(rows: readonly Row[], { field, direction }: Sort): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  const value = (row: Applicant) => keyOf(row, field)
  return rows.toSorted((a, b) => {
    const isFull = Number(value(b) !== '') - Number(value(a) !== '')
    return isFull || sign * compare(value(a), value(b)) || compare(a.addedAt, b.addedAt)
  })
}

/** After pressing the head of a column: it sorts, then sorts the other way round. */
export function afterPress(field: SortField, { field: former, direction }: Sort): Sort {
  if (field === former) return { field, direction: direction === 'ascending' ? 'descending' : 'ascending' }
  return { field, direction: field === 'match' || field === 'added' ? 'descending' : 'ascending' }
}

/** The order as an address says it: 'name', or '-name' the other way round. Anything else is the usual order. */
export function readSort(text: string | null): Sort {
  const field = fields.find(each => each === text?.replace(/^-/, '').toLowerCase())
  return field ? { field, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : usualSort
}

export const writeSort = ({ field, direction }: Sort) => (direction === 'descending' ? '-' : '') + field

const fields: readonly SortField[] = ['name', 'match', 'status', 'role', 'added']
const course = Object.keys(candidateStatuses) as CandidateStatus[]
const { compare: compareText } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function keyOf({ name, match, status, role, addedAt }: Applicant, field: SortField): string | number {
  if (field === 'match') return match ?? ''
  if (field === 'status') return course.indexOf(status)
  return { name, role, added: addedAt }[field]
}

function compare(a: string | number, b: string | number) {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(`${a}`, `${b}`)
}
