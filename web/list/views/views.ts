import type {
  SavedViewFiltersInput,
  SavedViewSortingInput,
} from '../../__generated__/SaveViewDialogMutation.graphql.ts'
import { isProblem } from '../../relay/ProblemError.ts'
import type { Filter, Filters, ListAddress } from '../listAddress.ts'
import { type OrderedList, orderWords } from '../orders.ts'

/** What a saved view keeps, as the API gives it. */
export type StoredView = {
  readonly filters: {
    readonly statusFilter: readonly string[]
    readonly areaFilter?: readonly string[]
    readonly searchTerm: string
    readonly sortField?: string | null | undefined
    readonly sortDirection?: string | null | undefined
  }
  readonly sorting: { readonly field: string; readonly direction: string } | null | undefined
}

/** The first page of the list as it was when the view was saved. */
export function addressOf({ address: { plain, own, fields, filters } }: OrderedList, view: StoredView): ListAddress {
  const { searchTerm, sortField, sortDirection } = view.filters
  const saved = view.sorting ?? { field: sortField, direction: sortDirection }
  const field = Object.keys(fields).find(each => fieldName(each) === saved.field)
  const chosen = entriesOf(filters).map(([name, filter]) => [name, keysOf(filter, view.filters[`${name}Filter`] ?? [])])
  return {
    ...plain,
    search: searchTerm,
    chosen: Object.fromEntries(chosen),
    sort: field ? { field, direction: saved.direction === 'desc' ? 'DESC' : 'ASC' } : own,
  }
}

/** What is saved of an address: all but the page. */
export function viewOf(
  { address: { filters } }: OrderedList,
  { search, chosen, sort }: ListAddress,
): { filters: SavedViewFiltersInput; sorting: SavedViewSortingInput | null } {
  const field = sort && fieldName(sort.field)
  const direction = sort?.direction === 'DESC' ? 'desc' : 'asc'
  return {
    filters: {
      ...Object.fromEntries(
        entriesOf(filters).map(([name, filter]) => [`${name}Filter`, wordsOf(filter, chosen[name])]),
      ),
      searchTerm: search.trim(),
      sortField: field,
      sortDirection: field && direction,
    },
    sorting: field ? { field, direction } : null,
  }
}

/** What is saved of an address, for people to read: 'Status' and 'Open'. */
export function describe(list: OrderedList, { search, chosen, sort }: ListAddress): [term: string, text: string][] {
  const filters = entriesOf(list.address.filters).map(([name, filter]): [string, string] => [
    filter.label,
    wordsOf(filter, chosen[name]).join(', ') || `All ${filter.plural.toLowerCase()}`,
  ])
  return [['Search', search.trim() ? `“${search.trim()}”` : 'None'], ...filters, ['Order', orderWords(list, sort)]]
}

/** Whether both addresses show the same list, whichever page of it. */
export function isSameList({ address: { write } }: Pick<OrderedList, 'address'>, one: ListAddress, other: ListAddress) {
  const firstPage = (address: ListAddress) =>
    write({ ...address, search: address.search.trim(), after: null, before: null })
  return firstPage(one) === firstPage(other)
}

/** Whether an address leaves open what to show. What is in it for others, a campaign's name for instance, does not count. */
export function saysNothing(search: string): boolean {
  const said = new URLSearchParams(search)
  return !['search', 'status', 'area', 'sort', 'after', 'before', 'view'].some(name => said.has(name))
}

/** What to say when a view could not be saved, deleted or made the default. */
export const viewProblem = (error: unknown, otherwise: string) =>
  isProblem(error, 'NOT_AUTHENTICATED')
    ? 'Your session has expired. Please refresh the page and log in again.'
    : otherwise

const entriesOf = (filters: Filters) => Object.entries(filters) as [keyof Filters, Filter][]

const wordsOf = ({ words }: Filter, keys: readonly string[] = []) => keys.flatMap(key => words[key] ?? [])

/** The keys that a view's texts name, by their words or, as integrators have them, by the keys themselves. */
function keysOf({ words, most }: Filter, texts: readonly string[]): string[] {
  const kept = texts.map(text => text.toLowerCase())
  const isKept = ([key, word]: [string, string]) =>
    kept.includes(word.toLowerCase()) || kept.includes(key.toLowerCase())
  return Object.entries(words)
    .filter(isKept)
    .map(([key]) => key)
    .slice(0, most)
}

/** A column as views have it: 'createdAt' for CREATED_AT. */
const fieldName = (field: string) => field.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
