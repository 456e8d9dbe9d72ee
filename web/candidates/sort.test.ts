import { expect, test } from 'vitest'
import { afterPress, readSort, type Sort, type Sortable, type SortField, sorted, usualSort, writeSort } from './sort.ts'

const row = (name: string, more: Partial<Sortable> = {}): Sortable => ({
  name,
  role: 'Engineer',
  matchPercentage: null,
  status: 'APPLIED',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...more,
})

const rows = [
  row('émile', { matchPercentage: 9, status: 'SELECTED', createdAt: '2026-11-03T00:00:00.000Z' }),
  row('Zoe', { matchPercentage: 90, role: '', createdAt: '2026-11-01T00:00:00.000Z' }),
  row('Eva', { status: 'SENT', role: 'Analyst', createdAt: '2026-11-02T00:00:00.000Z' }),
]

const names = (field: SortField, direction: Sort['direction']) =>
  sorted(rows, { field, direction }).map(({ name }) => name)

test('sorts by name, match, status in pipeline order, role and date, with unknown values last', () => {
  expect(names('name', 'ASC')).toEqual(['émile', 'Eva', 'Zoe'])
  expect(names('match', 'DESC')).toEqual(['Zoe', 'émile', 'Eva'])
  expect(names('match', 'ASC')).toEqual(['émile', 'Zoe', 'Eva'])
  expect(names('status', 'ASC')).toEqual(['Zoe', 'Eva', 'émile'])
  expect(names('role', 'DESC')).toEqual(['émile', 'Eva', 'Zoe'])
  expect(names('added', 'DESC')).toEqual(['émile', 'Eva', 'Zoe'])
})

test('the order is read from the address, and a click on a column head reverses it', () => {
  expect(readSort('-match')).toEqual({ field: 'match', direction: 'DESC' })
  expect(writeSort(readSort('name'))).toBe('name')
  expect(readSort('salary')).toEqual(usualSort)
  expect(afterPress('match', usualSort)).toEqual({ field: 'match', direction: 'DESC' })
  expect(afterPress('name', readSort('name'))).toEqual({ field: 'name', direction: 'DESC' })
})
