import type { TalentArea, TalentStatus } from '../../../api/talents/rules.ts'
import type { TalentsPageQuery$variables } from '../../__generated__/TalentsPageQuery.graphql.ts'
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

/** What the list shows, as its address says. Search, filters and sorting are null or empty for 'all, newest first'. */
export type ListAddress = Paging & {
  search: string
  status: TalentStatus | null
  area: TalentArea | null
  sort: Sort<SortField> | null
}

export type SortField = keyof typeof sortNames

/** All talents, newest first. */
export const plainAddress: ListAddress = { search: '', status: null, area: null, sort: null, after: null, before: null }

/** Reads an address; what it does not know, it takes for not said. */
export function readAddress(search: URLSearchParams): ListAddress {
  return {
    search: search.get('search') ?? '',
    status: keyNamed(statuses, search.get('status')),
    area: keyNamed(listedAreas, search.get('area')),
    sort: readSort(search.get('sort')),
    ...readPaging(search),
  }
}

/** The address as a link has it; it always says something: '?search=ada&status=vetted&sort=-name'. */
export function writeAddress({ search, status, area, sort, after, before }: ListAddress): string {
  const said = searchOf({
    search,
    status: status?.toLowerCase(),
    area: area?.toLowerCase(),
    sort: sort && writeSort(sort),
    after,
    before,
  })
  return said || WHOLE_LIST
}

export function variablesOf({ search, status, area, sort, ...paging }: ListAddress): TalentsPageQuery$variables {
  return { filter: { search: search.trim(), status, area }, orderBy: sort, ...pageOf(paging) }
}

/** Whether the address leaves anything out of the list. */
export function isNarrowed({ search, status, area }: ListAddress) {
  return search.trim() !== '' || status !== null || area !== null
}

/** The areas that the list can be filtered by: all but 'Other'. */
export const listedAreas: readonly TalentArea[] = ['TECH', 'DESIGN', 'DATA', 'MARKETING', 'PRODUCT']

// Said once more, as the rules' own map would bring all rules into the first file that every visitor loads.
const statuses: readonly TalentStatus[] = ['BACKLOG', 'VETTED', 'INTERVIEWED', 'ASSIGNED', 'DROPPED']

const sortNames = {
  NAME: 'name',
  ROLE: 'role',
  AREA: 'area',
  STATUS: 'status',
  SENIORITY: 'seniority',
  CREATED_AT: 'created',
  UPDATED_AT: 'updated',
} as const

export const { read: readSort, write: writeSort } = sortBy(sortNames)
