import { expect, test } from 'vitest'
import { viewProblem } from '../../list/views/viewProblem.ts'
import { isSameList, saysNothing } from '../../list/views/views.ts'
import { ProblemError } from '../../relay/ProblemError.ts'
import { countFilters, isNarrowed, plainAddress, readAddress, variablesOf, writeAddress } from './address.ts'
import { counterWords } from './counterWords.ts'
import { dealViews } from './dealViews.ts'
import { orderOptions, sortWords } from './orders.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))

test('an address comes back as it was written', () => {
  for (const search of [
    '?search=go+lang&status=open&status=on_hold&sort=-hours&after=abc',
    '?sort=-title',
    '?before=x',
    '?sort=title',
  ]) {
    expect(writeAddress(read(search))).toBe(search)
  }
})

test('an address that says nothing leaves it to the default view; a list chosen by hand always says something', () => {
  expect(saysNothing('?utm=mail')).toBe(true)
  expect(saysNothing(writeAddress(plainAddress))).toBe(false)
})

test('what an address does not know is not said', () => {
  expect(read('?status=finished&status=hired&sort=salary&after=')).toEqual(plainAddress)
  expect(read('?status=FILLED&status=Open').statuses).toEqual(['OPEN', 'FILLED'])
  expect(isNarrowed(read('?search=%20&sort=-title'))).toBe(false)
  expect(isNarrowed(read('?status=open'))).toBe(true)
})

test('a page is 50 rows after one cursor or before another', () => {
  expect(variablesOf(read('?search=+go+&after=abc&sort=-deadline'))).toEqual({
    filter: { search: 'go', statuses: [] },
    orderBy: { field: 'DEADLINE', direction: 'DESC' },
    first: 50,
    after: 'abc',
  })
  expect(variablesOf(read('?before=abc'))).toMatchObject({ last: 50, before: 'abc' })
})

test('the badge counts a status filter, a search term and another order than by title', () => {
  const counted = ['', '?search=%20', '?status=open&status=filled', '?search=go', '?sort=-title', '?after=x']
  expect(counted.map(search => countFilters(read(search)))).toEqual([0, 0, 1, 1, 1, 0])
  expect(countFilters(read('?search=go&status=open&sort=created'))).toBe(3)
})

test('the eight orders, and the one of a column while the list has it', () => {
  const offered = orderOptions(plainAddress.sort).map(({ label }) => label)
  expect([sortWords(plainAddress.sort), ...offered]).toEqual([
    ...['Title A-Z', 'Title Z-A', 'Company A-Z', 'Company Z-A', 'Status A-Z', 'Status Z-A'],
    ...['Newest First', 'Oldest First'],
  ])
  expect(orderOptions({ field: 'DEADLINE', direction: 'DESC' }).at(-1)?.label).toBe('Deadline ↓')
})

test('a view gives the list back as it was saved, from its first page', () => {
  const saved = read('?search=go&status=on_hold&status=candidate_in_interview&sort=-created&after=abc')
  const { filters, sorting } = dealViews.viewOf(saved)
  expect(filters).toEqual({
    statusFilter: ['Candidate in interview', 'On Hold'],
    searchTerm: 'go',
    sortField: 'createdAt',
    sortDirection: 'desc',
  })
  const stored = {
    filters: { ...filters, areaFilter: [], statusFilter: [...(filters.statusFilter ?? [])], searchTerm: 'go' },
  }
  expect(dealViews.addressOf({ ...stored, sorting })).toEqual({ ...saved, after: null })
  expect(dealViews.addressOf({ ...stored, sorting: null })).toEqual({ ...saved, after: null })
  expect(isSameList(dealViews, dealViews.addressOf({ ...stored, sorting }), saved)).toBe(true)
})

test('a view that an integrator saved with keys, or with nothing', () => {
  const none = { statusFilter: ['OPEN', 'Hired'], searchTerm: '' }
  expect(dealViews.addressOf({ filters: none, sorting: null })).toEqual({ ...plainAddress, statuses: ['OPEN'] })
})

test.each(['401: Unauthorized', 'Unauthorized', 'Not authenticated'])('the session is over: %s', said => {
  const text = 'Your session has expired. Please refresh the page and log in again.'
  expect(viewProblem(new ProblemError('INTERNAL', said), 'Failed')).toBe(text)
  expect(viewProblem(new ProblemError('NOT_AUTHENTICATED', ''), 'Failed')).toBe(text)
  expect(viewProblem(new ProblemError('INTERNAL', 'Deal 4011'), 'Failed')).toBe('Failed')
})

test('how many rows are shown', () => {
  expect(counterWords({ shown: 50, matching: 1200 })).toBe('Showing 50 of 1,200 deals')
  expect(counterWords({ shown: 1, matching: 1 })).toBe('Showing 1 of 1 deal')
  expect(counterWords({ shown: 0, matching: 0 })).toBe('Showing 0 of 0 deals')
})
