import { expect, test } from 'vitest'
import { ProblemError } from '../../components/ProblemError.ts'
import { countFilters, isNarrowed, saysNothing } from '../../list/listAddress.ts'
import { orderChoices, orderWords } from '../../list/orders.ts'
import { addressOf, isSameList, viewOf, viewProblem } from '../../list/views/views.ts'
import { dealList } from './dealList.ts'

const { counter } = dealList
const { plain, write, variables } = dealList.address
const read = (search: string) => dealList.address.read(new URLSearchParams(search))

test('reads an address and writes it back unchanged', () => {
  for (const search of [
    '?search=go+lang&status=open&status=on_hold&sort=-hours&after=abc',
    '?sort=-title',
    '?before=x',
    '?sort=title',
  ]) {
    expect(write(read(search))).toBe(search)
  }
})

test('an address without filters and order means the default view; a chosen list always writes both', () => {
  expect(saysNothing(dealList.address, '?utm=mail')).toBe(true)
  expect(saysNothing(dealList.address, write(plain))).toBe(false)
})

test('ignores unknown values in an address', () => {
  expect(read('?status=finished&status=hired&sort=salary&after=')).toEqual(plain)
  expect(read('?status=FILLED&status=Open').chosen.status).toEqual(['OPEN', 'FILLED'])
  expect(isNarrowed(read('?search=%20&sort=-title'))).toBe(false)
  expect(isNarrowed(read('?status=open'))).toBe(true)
})

test('requests 50 rows after one cursor or before another', () => {
  expect(variables(new URLSearchParams('?search=+go+&after=abc&sort=-deadline'))).toEqual({
    filter: { search: 'go', statuses: [] },
    orderBy: { field: 'DEADLINE', direction: 'DESC' },
    first: 50,
    after: 'abc',
  })
  expect(variables(new URLSearchParams('?before=abc'))).toMatchObject({ last: 50, before: 'abc' })
})

test('the badge counts a status filter, a search term and any order other than by title', () => {
  const counted = ['?sort=title', '?search=%20', '?status=open&status=filled', '?search=go', '?sort=-title', '?after=x']
  expect(counted.map(search => countFilters(dealList.address, read(search)))).toEqual([0, 0, 1, 1, 1, 0])
  expect(countFilters(dealList.address, read('?search=go&status=open&sort=created'))).toBe(3)
})

test('offers eight sort orders, plus the current order if that is of another column', () => {
  const offered = Object.values(orderChoices(dealList, plain.sort))
  expect([orderWords(dealList, plain.sort), ...offered]).toEqual([
    ...['Title A-Z', 'Title Z-A', 'Company A-Z', 'Company Z-A', 'Status A-Z', 'Status Z-A'],
    ...['Newest First', 'Oldest First'],
  ])
  expect(Object.values(orderChoices(dealList, { field: 'DEADLINE', direction: 'DESC' })).at(-1)).toBe('Deadline ↓')
})

test('a view restores the list as it was saved, from its first page', () => {
  const saved = read('?search=go&status=on_hold&status=candidate_in_interview&sort=-created&after=abc')
  const { filters, sorting } = viewOf(dealList, saved)
  expect(filters).toEqual({
    statusFilter: ['Candidate in interview', 'On Hold'],
    searchTerm: 'go',
    sortField: 'createdAt',
    sortDirection: 'desc',
  })
  const stored = {
    filters: { ...filters, areaFilter: [], statusFilter: [...(filters.statusFilter ?? [])], searchTerm: 'go' },
  }
  expect(addressOf(dealList, { ...stored, sorting })).toEqual({ ...saved, after: null })
  expect(addressOf(dealList, { ...stored, sorting: null })).toEqual({ ...saved, after: null })
  expect(isSameList(dealList, addressOf(dealList, { ...stored, sorting }), saved)).toBe(true)
})

test('reads a view that an integrator saved with enum keys and without sorting', () => {
  const none = { statusFilter: ['OPEN', 'Hired'], searchTerm: '' }
  expect(addressOf(dealList, { filters: none, sorting: null })).toEqual({ ...plain, chosen: { status: ['OPEN'] } })
})

test.each(['401: Unauthorized', 'Unauthorized', 'Not authenticated', ''])('asks to log in after %s', said => {
  const text = 'Your session has expired. Please refresh the page and log in again.'
  expect(viewProblem(new ProblemError('NOT_AUTHENTICATED', said), 'Failed')).toBe(text)
  expect(viewProblem(new ProblemError('INTERNAL', 'Deal 4011'), 'Failed')).toBe('Failed')
})

test('counts the shown and the matching rows', () => {
  const exact = { isExact: true }
  expect(counter({ ...exact, shown: 50, matching: 1200, total: 1200 })).toBe('Showing 50 of 1,200 deals')
  expect(counter({ ...exact, shown: 1, matching: 1, total: 1 })).toBe('Showing 1 of 1 deal')
  expect(counter({ ...exact, shown: 0, matching: 0, total: 0 })).toBe('Showing 0 of 0 deals')
  const many = { shown: 50, matching: 10_000, isExact: false, total: 5_000_000 }
  expect(counter(many)).toBe('Showing 50 of more than 10,000 deals')
  expect(counter({ ...many, matching: 0 })).toBe('Showing 50 of more than 50 deals')
})
