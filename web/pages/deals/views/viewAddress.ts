import { dealStatuses } from '../../../../api/deals/rules.ts'
import type {
  SavedViewFiltersInput,
  SavedViewSortingInput,
} from '../../../__generated__/useSaveViewMutation.graphql.ts'
import { defaultSort, type ListAddress, listedStatuses, type SortField, writeAddress } from '../address.ts'

/** The table by which the API knows the views of this list. */
export const tableName = 'deals'

/** What a saved view keeps, as the API gives it. */
export type StoredView = {
  readonly filters: { readonly statusFilter: readonly string[]; readonly searchTerm: string } & Partial<StoredSort>
  readonly sorting: { readonly field: string; readonly direction: string } | null | undefined
}

type StoredSort = { readonly sortField: string | null | undefined; readonly sortDirection: string | null | undefined }

/** The first page of the list as it was when the view was saved. Statuses are words, or keys as the API has them. */
export function viewAddress({ filters, sorting }: StoredView): ListAddress {
  const field = fieldNamed(sorting?.field ?? filters.sortField)
  const isDescending = (sorting?.direction ?? filters.sortDirection) === 'desc'
  const kept = filters.statusFilter.map(text => text.toLowerCase())
  return {
    search: filters.searchTerm,
    statuses: listedStatuses.filter(
      status => kept.includes(dealStatuses[status].toLowerCase()) || kept.includes(status.toLowerCase()),
    ),
    sort: field ? { field, direction: isDescending ? 'DESC' : 'ASC' } : defaultSort,
    after: null,
    before: null,
  }
}

/** What is saved of an address: all but the page. */
export function viewOf({ search, statuses, sort }: ListAddress) {
  const sorting: SavedViewSortingInput = {
    field: fieldNames[sort.field],
    direction: sort.direction === 'DESC' ? 'desc' : 'asc',
  }
  const filters: SavedViewFiltersInput = {
    statusFilter: statuses.map(status => dealStatuses[status]),
    searchTerm: search.trim(),
    sortField: sorting.field,
    sortDirection: sorting.direction,
  }
  return { filters, sorting }
}

/** Whether both show the same list, whichever page of it. */
export function isSameList(one: ListAddress, other: ListAddress) {
  return listOf(one) === listOf(other)
}

function listOf(address: ListAddress) {
  return writeAddress({ ...address, search: address.search.trim(), after: null, before: null })
}

/** The columns by the names that the API's deals have for them. */
const fieldNames: Record<SortField, string> = {
  TITLE: 'title',
  COMPANY: 'company',
  STATUS: 'status',
  BUDGET: 'budget',
  WEEKLY_HOURS: 'weeklyHours',
  DEADLINE: 'deadline',
  CREATED_AT: 'createdAt',
}

function fieldNamed(name: string | null | undefined) {
  const fields = Object.keys(fieldNames) as SortField[]
  return fields.find(field => fieldNames[field] === name)
}
