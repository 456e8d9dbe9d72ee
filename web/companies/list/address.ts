import type { CompanyStatus } from '../../../api/companies/rules.ts'
import type { CompaniesPageQuery$variables } from '../../__generated__/CompaniesPageQuery.graphql.ts'
import {
  keyNamed,
  type Paging,
  pageOf,
  readPaging,
  type Sort,
  searchOf,
  sortBy,
  WHOLE_LIST,
} from '../../list/address.ts'

/** What the list shows, as its address says. Search, filter and sorting are null or empty for 'all, by name'. */
export type ListAddress = Paging & {
  search: string
  status: CompanyStatus | null
  sort: Sort<SortField> | null
}

export type SortField = keyof typeof sortNames

/** All companies, by name. */
export const plainAddress: ListAddress = { search: '', status: null, sort: null, after: null, before: null }

/** Reads an address; what it does not know, it takes for not said. */
export function readAddress(search: URLSearchParams): ListAddress {
  return {
    search: search.get('search') ?? '',
    status: keyNamed(statuses, search.get('status')),
    sort: readSort(search.get('sort')),
    ...readPaging(search),
  }
}

/** The address as a link has it; it always says something: '?search=north&status=active&sort=-name'. */
export function writeAddress({ search, status, sort, after, before }: ListAddress): string {
  const said = searchOf({ search, status: status?.toLowerCase(), sort: sort && writeSort(sort), after, before })
  return said || WHOLE_LIST
}

export function variablesOf({ search, status, sort, ...paging }: ListAddress): CompaniesPageQuery$variables {
  return { filter: { search: search.trim(), status }, orderBy: sort, ...pageOf(paging) }
}

/** Whether the address leaves anything out of the list. */
export function isNarrowed({ search, status }: ListAddress) {
  return search.trim() !== '' || status !== null
}

// Said once more, as the rules' own map would bring all rules into the first file that every visitor loads.
const statuses: readonly CompanyStatus[] = ['ACTIVE', 'ONBOARDING', 'PAUSED', 'CLOSED']

const sortNames = {
  NAME: 'name',
  STATUS: 'status',
  MAIN_STAKEHOLDER: 'stakeholder',
  CREATED_AT: 'created',
} as const

export const { read: readSort, write: writeSort } = sortBy(sortNames)
