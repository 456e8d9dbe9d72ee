import type {
  SavedViewFiltersInput,
  SavedViewSortingInput,
} from '../../__generated__/SaveViewDialogMutation.graphql.ts'
import { isProblem } from '../../components/ProblemError.ts'
import { type ChosenTexts, type Filter, type FilterOf, readChosen, readTexts } from '../filters/filter.ts'
import type { ListAddress } from '../listAddress.ts'
import { type OrderedList, orderWords } from '../orders.ts'

/** A saved view in the API's format. */
export type StoredView = {
  readonly filters: {
    readonly statusFilter: readonly string[]
    readonly areaFilter?: readonly string[]
    readonly moreFilter?: readonly string[] | null | undefined
    readonly searchTerm: string
    readonly sortField?: string | null | undefined
    readonly sortDirection?: string | null | undefined
  }
  readonly sorting: { readonly field: string; readonly direction: string } | null | undefined
}

/** The address that a saved view opens: its search, filters and order, on the first page. */
export function addressOf({ address: { plain, own, fields, filters } }: OrderedList, view: StoredView): ListAddress {
  const { searchTerm, sortField, sortDirection } = view.filters
  const saved = view.sorting ?? { field: sortField, direction: sortDirection }
  const field = Object.keys(fields).find(each => fieldName(each) === saved.field)
  const more = view.filters.moreFilter ?? []
  return {
    ...plain,
    search: searchTerm,
    chosen: readChosen(filters, filter =>
      isApart(filter)
        ? keysOf(filter, view.filters[`${filter.name}Filter`] ?? [])
        : readTexts(filter, textsOf(filter.name, more)),
    ),
    sort: field ? { field, direction: saved.direction === 'desc' ? 'DESC' : 'ASC' } : own,
  }
}

/** The parts of an address that a view saves: all but the page. */
export function viewOf(
  { address: { filters } }: OrderedList,
  { search, chosen, sort }: ListAddress,
): { filters: SavedViewFiltersInput; sorting: SavedViewSortingInput | null } {
  const field = sort && fieldName(sort.field)
  const direction = sort?.direction === 'DESC' ? 'desc' : 'asc'
  const apart = filters.filter(isApart).map(filter => [`${filter.name}Filter`, wordsOf(filter, chosen[filter.name])])
  const more = filters.flatMap(filter => (isApart(filter) ? [] : textsFrom(filter.name, chosen)))
  return {
    filters: {
      ...Object.fromEntries(apart),
      ...(more.length > 0 && { moreFilter: more }),
      searchTerm: search.trim(),
      sortField: field,
      sortDirection: field && direction,
    },
    sorting: field ? { field, direction } : null,
  }
}

/** Whether a filter has its own field in saved views, as the status and the area have. */
const isApart = (filter: Filter): filter is FilterOf<'choices'> & { name: 'status' | 'area' } =>
  filter.kind === 'choices' && (filter.name === 'status' || filter.name === 'area')

/** The texts by which a view saves any other filter, written as in the address: 'skill=React'. */
const textsFrom = (name: string, chosen: ChosenTexts) => (chosen[name] ?? []).map(text => `${name}=${text}`)

const textsOf = (name: string, saved: readonly string[]) =>
  saved.flatMap(text => (text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : []))

/** The parts of an address that a view saves, as terms and texts: 'Status' and 'Open'. */
export function describe(list: OrderedList, { search, chosen, sort }: ListAddress): [term: string, text: string][] {
  const filters = list.address.filters.flatMap((filter): [string, string][] =>
    filter.kind === 'choices'
      ? [[filter.label, wordsOf(filter, chosen[filter.name]).join(', ') || `All ${filter.plural.toLowerCase()}`]]
      : [],
  )
  return [['Search', search.trim() ? `“${search.trim()}”` : 'None'], ...filters, ['Order', orderWords(list, sort)]]
}

/** Whether both addresses show the same list, regardless of the page. */
export function isSameList({ address: { write } }: Pick<OrderedList, 'address'>, one: ListAddress, other: ListAddress) {
  const firstPage = (address: ListAddress) =>
    write({ ...address, search: address.search.trim(), below: null, after: null, before: null })
  return firstPage(one) === firstPage(other)
}

/** The message when a view could not be saved, deleted or made the default. */
export const viewProblem = (error: unknown, otherwise: string) =>
  isProblem(error, 'NOT_AUTHENTICATED')
    ? 'Your session has expired. Please refresh the page and log in again.'
    : otherwise

const wordsOf = ({ words }: FilterOf<'choices'>, keys: readonly string[] = []) => keys.flatMap(key => words[key] ?? [])

/** The filter keys for the texts of a view. A text is a label or, in views made by integrators, the key itself. */
function keysOf({ words, most }: FilterOf<'choices'>, texts: readonly string[]): string[] {
  const kept = texts.map(text => text.toLowerCase())
  const isKept = ([key, word]: [string, string]) =>
    kept.includes(word.toLowerCase()) || kept.includes(key.toLowerCase())
  return Object.entries(words)
    .filter(isKept)
    .map(([key]) => key)
    .slice(0, most)
}

/** A column's name in views: 'createdAt' for CREATED_AT. */
const fieldName = (field: string) => field.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
