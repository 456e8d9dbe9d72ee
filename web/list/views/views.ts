import type { SavedViewFiltersInput, SavedViewSortingInput } from '../../__generated__/useSaveViewMutation.graphql.ts'
import type { Paging, Sort } from '../address.ts'

/** The address of a list that can be searched. */
export type Searched = Paging & { search: string }

/** A list that has saved views. Give the same object at each rendering. */
export type ListWithViews<Address extends Searched> = {
  /** The table by which the API knows its views. */
  tableName: string
  /** What is listed, in the middle of a sentence: 'deals'. */
  noun: string
  /** What the whole list is called: 'All deals'. */
  all: string
  /** A name that somebody might give a view. */
  placeholder: string
  /** The whole list in its own order. */
  plain: Address
  /** The address as a link has it. It always says something, so that a default view is not applied once more. */
  write: (address: Address) => string
  /** The first page of the list as it was when the view was saved. */
  addressOf: (view: StoredView) => Address
  /** What is saved of an address: all but the page. */
  viewOf: (address: Address) => { filters: SavedViewFiltersInput; sorting: SavedViewSortingInput | null }
  /** What is saved of an address, for people to read: 'Status' and 'Open'. */
  words: (address: Address) => Record<string, string>
}

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

/** Whether both addresses show the same list, whichever page of it. */
export function isSameList<Address extends Searched>(
  { write }: Pick<ListWithViews<Address>, 'write'>,
  one: Address,
  other: Address,
): boolean {
  const firstPage = (address: Address) =>
    write({ ...address, search: address.search.trim(), after: null, before: null })
  return firstPage(one) === firstPage(other)
}

/** Whether an address leaves open what to show. What is in it for others, a campaign's name for instance, does not count. */
export function saysNothing(search: string): boolean {
  const said = new URLSearchParams(search)
  return !['search', 'status', 'area', 'sort', 'after', 'before', 'view'].some(name => said.has(name))
}

/** The keys that a view's texts name, by their words or, as integrators have them, by the keys themselves. */
export function keysOf<Key extends string>(words: Record<Key, string>, texts: readonly string[]): Key[] {
  const kept = texts.map(text => text.toLowerCase())
  return (Object.keys(words) as Key[]).filter(
    key => kept.includes(words[key].toLowerCase()) || kept.includes(key.toLowerCase()),
  )
}

/** Reads and writes a view's order by the names that the API's records have for the columns. */
export function viewSort<Field extends string>(names: Record<Field, string>) {
  const fields = Object.keys(names) as Field[]
  return {
    read({ filters, sorting }: StoredView): Sort<Field> | null {
      const field = fields.find(each => names[each] === (sorting?.field ?? filters.sortField))
      const isDescending = (sorting?.direction ?? filters.sortDirection) === 'desc'
      return field ? { field, direction: isDescending ? 'DESC' : 'ASC' } : null
    },
    write(sort: Sort<Field> | null): SavedViewSortingInput | null {
      return sort && { field: names[sort.field], direction: sort.direction === 'DESC' ? 'desc' : 'asc' }
    },
  }
}

/** The search of an address, for people to read. */
export function searchWords(search: string): string {
  return search.trim() ? `“${search.trim()}”` : 'None'
}
