import type { DealStatus } from '../../../api/deals/rules.ts'
import type { DealsPageQuery$variables } from '../../__generated__/DealsPageQuery.graphql.ts'
import { type Paging, pageOf, readPaging, type Sort, sortBy } from '../../list/address.ts'

/** What the list shows, as its address says. */
export type ListAddress = Paging & {
  search: string
  /** Any of these; none are all. */
  statuses: readonly DealStatus[]
  sort: DealSort
}

export type SortField = keyof typeof sortNames
export type DealSort = Sort<SortField>

/** By title (section 9). */
export const defaultSort: DealSort = { field: 'TITLE', direction: 'ASC' }

/** All deals, by title. */
export const plainAddress: ListAddress = { search: '', statuses: [], sort: defaultSort, after: null, before: null }

/** Reads an address; what it does not know, it takes for not said. */
export function readAddress(said: URLSearchParams): ListAddress {
  return {
    search: said.get('search') ?? '',
    statuses: listedStatuses.filter(status => said.getAll('status').some(text => text.toUpperCase() === status)),
    sort: readSort(said.get('sort')) ?? defaultSort,
    ...readPaging(said),
  }
}

/** The address as a link has it: '?search=go&status=open&status=filled&sort=-deadline'. It always says something. */
export function writeAddress({ search, statuses, sort, after, before }: ListAddress): string {
  const said = new URLSearchParams()
  if (search) said.set('search', search)
  for (const status of statuses) said.append('status', status.toLowerCase())
  if (!isDefaultSort(sort)) said.set('sort', writeSort(sort))
  if (after) said.set('after', after)
  if (before) said.set('before', before)
  if (said.size === 0) said.set('sort', writeSort(sort))
  return `?${said}`
}

export function variablesOf({ search, statuses, sort, ...paging }: ListAddress): DealsPageQuery$variables {
  return { filter: { search: search.trim(), statuses }, orderBy: sort, ...pageOf(paging) }
}

/** The number on the filter badge: an active status filter, a search term and an order other than the default one. */
export function countFilters({ search, statuses, sort }: ListAddress) {
  return [search.trim() !== '', statuses.length > 0, !isDefaultSort(sort)].filter(Boolean).length
}

/** Whether the address leaves any deal out of the list. */
export function isNarrowed({ search, statuses }: ListAddress) {
  return search.trim() !== '' || statuses.length > 0
}

export function isDefaultSort(sort: DealSort) {
  return writeSort(sort) === writeSort(defaultSort)
}

/** The statuses that the list can be filtered by: all but Finished (section 2). */
export const listedStatuses: readonly DealStatus[] = [
  'OPEN',
  'CANDIDATE_SENT',
  'CANDIDATE_IN_INTERVIEW',
  'FILLED',
  'CLOSED',
  'ON_HOLD',
]

const sortNames = {
  TITLE: 'title',
  COMPANY: 'company',
  STATUS: 'status',
  BUDGET: 'budget',
  WEEKLY_HOURS: 'hours',
  DEADLINE: 'deadline',
  CREATED_AT: 'created',
} as const

/** 'title', or '-title' the other way round. */
export const { read: readSort, write: writeSort } = sortBy<SortField>(sortNames)
