import { expect, test } from 'vitest'
import type { Applicant } from './applicants.ts'
import { afterPress, readSort, type SortField, sorted, usualSort, writeSort } from './sort.ts'

const row = (name: string, more: Partial<Applicant> = {}): Applicant => ({
  name,
  role: 'Engineer',
  match: null,
  status: 'APPLIED',
  addedAt: '2026-11-01T00:00:00.000Z',
  ...more,
})

const rows = [
  row('émile', { match: 9, status: 'SELECTED', addedAt: '2026-11-03T00:00:00.000Z' }),
  row('Zoe', { match: 90, role: '', addedAt: '2026-11-01T00:00:00.000Z' }),
  row('Eva', { status: 'SENT', role: 'Analyst', addedAt: '2026-11-02T00:00:00.000Z' }),
]

const names = (field: SortField, direction: 'ascending' | 'descending') =>
  sorted(rows, { field, direction }).map(({ name }) => name)

test('candidates go by name, match, course of the statuses, role and date, and unknown values come last', () => {
  expect(names('name', 'ascending')).toEqual(['émile', 'Eva', 'Zoe'])
  expect(names('match', 'descending')).toEqual(['Zoe', 'émile', 'Eva'])
  expect(names('match', 'ascending')).toEqual(['émile', 'Zoe', 'Eva'])
  expect(names('status', 'ascending')).toEqual(['Zoe', 'Eva', 'émile'])
  expect(names('role', 'descending')).toEqual(['émile', 'Eva', 'Zoe'])
  expect(names('added', 'descending')).toEqual(['émile', 'Eva', 'Zoe'])
})

test('the address holds the order, and pressing a head turns it round', () => {
  expect(readSort('-match')).toEqual({ field: 'match', direction: 'descending' })
  expect(writeSort(readSort('name'))).toBe('name')
  expect(readSort('salary')).toEqual(usualSort)
  expect(afterPress('match', usualSort)).toEqual({ field: 'match', direction: 'descending' })
  expect(afterPress('name', readSort('name'))).toEqual({ field: 'name', direction: 'descending' })
})
