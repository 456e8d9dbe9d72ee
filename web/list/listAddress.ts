import { ROWS_PER_PAGE } from './rowPages.ts'

/** The state of a list that its address holds: page, search, filters and order. */
export type ListAddress = Paging & {
  search: string
  /** The keys chosen in each filter; none means all. */
  chosen: { readonly [Name in keyof Filters]: readonly string[] }
  /** The texts of further filters, by their names in the address. */
  more: More
  sort: Sort | null
  /** What somebody did with the section below the rows of a search; null leaves it to the section. */
  below: 'open' | 'closed' | null
}

/** Texts by the name of a further filter; none for a filter that is off. */
export type More = { readonly [name: string]: readonly string[] }

/** The page after or before the row of a cursor; without a cursor, the first page. */
export type Paging = { after: string | null; before: string | null }

/** A column and a direction. */
export type Sort<Field extends string = string> = { field: Field; direction: 'ASC' | 'DESC' }

/**
 * Changes parts of the list's address. A new search, filter or order starts at the first page, and at its top unless the
 * rows stay `asLeft`.
 */
export type ChangeAddress = (
  change: Partial<ListAddress> | ((latest: ListAddress) => Partial<ListAddress>),
  how?: { replace: boolean; asLeft?: boolean },
) => void

/** The list's address, the way to change it, and whether rows for a changed one are loading. */
export type ListControls = { address: ListAddress; change: ChangeAddress; busy: boolean }

/** A filter of a list. */
export type Filter = {
  /** 'Status' and 'Statuses'. */
  label: string
  plural: string
  /** The choices: the API's keys with their labels, in display order. */
  words: Readonly<Record<string, string>>
  /** The maximum number of chosen values. */
  most: number
  /** The bar offers one at a time, as a select; several are chosen elsewhere. */
  oneInBar?: boolean
}

/** The filters by their names in the address. Saved views store only these two. */
export type Filters = { readonly status?: Filter; readonly area?: Filter }

type Chosen<Of extends Filters> = {
  readonly [Name in keyof Of]: readonly (Of[Name] extends { words: infer Words } ? keyof Words & string : never)[]
}

type Form<Of extends Filters, Field extends string, Asked> = {
  filters: Of
  /** The sortable fields, with their names in the address. */
  fields: Readonly<Record<Field, string>>
  /** The list's default order, sent to the API; null leaves it to the API. */
  own: Sort<NoInfer<Field>> | null
  /** The names of further filters. */
  more?: readonly string[]
  /** What an address that says nothing shows: 'status=open&sort=-active'. By default, the whole list. */
  opens?: string
  /** The query's `filter`, apart from the search. */
  ask: (chosen: Chosen<Of>, more: More) => Asked
}

/** Reads and writes a list's address, and makes the variables of its query. */
export type AddressForm<Variables = unknown> = {
  filters: Filters
  more: readonly string[]
  fields: Readonly<Record<string, string>>
  own: Sort | null
  /** The whole list in its default order, on its first page. */
  plain: ListAddress
  /** Reads the query string of an address, ignoring unknown names and values. */
  read: (said: URLSearchParams) => ListAddress
  /** Writes the query string: '?search=go&status=open&sort=-title'. Never empty, as that means the default view. */
  write: (address: ListAddress) => string
  /** The order's text in the address: 'title', or '-title' for descending. */
  writeSort: (sort: Sort) => string
  readSort: (text: string | null) => Sort | null
  variables: (said: URLSearchParams) => Variables
}

export function listAddress<const Of extends Filters, const Field extends string, Asked extends object>({
  filters,
  fields,
  own,
  more: names = [],
  opens = '',
  ask,
}: Form<Of, Field, Asked>): AddressForm<Variables<Field, Asked>> {
  const writeSort = ({ field, direction }: Sort) => (direction === 'DESC' ? '-' : '') + fields[field as Field]

  function readSort(text: string | null): Sort<Field> | null {
    const name = text?.replace(/^-/, '').toLowerCase()
    const field = (Object.keys(fields) as Field[]).find(each => fields[each].toLowerCase() === name)
    return field ? { field, direction: text?.startsWith('-') ? 'DESC' : 'ASC' } : null
  }

  function readFilter(said: URLSearchParams, name: string, { words, most }: Filter) {
    const texts = said.getAll(name).slice(0, most)
    return Object.keys(words).filter(key => texts.some(text => text.toUpperCase() === key))
  }

  const readSaid = (said: URLSearchParams): ListAddress & { sort: Sort<Field> | null } => ({
    search: said.get('search') ?? '',
    chosen: Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, readFilter(said, name, filter)])),
    more: readMore(names, name => said.getAll(name)),
    sort: readSort(said.get('sort')) ?? own,
    below: BELOW.find(each => each === said.get('below')) ?? null,
    after: said.get('after') || null,
    before: said.get('before') || null,
  })

  const read = (said: URLSearchParams) => readSaid(saysNothing(names, said) ? new URLSearchParams(opens) : said)

  return {
    filters,
    more: names,
    fields,
    own,
    plain: readSaid(new URLSearchParams()),
    read,
    write({ search, chosen, more, sort, below, after, before }) {
      const order = sort && writeSort(sort)
      const said = new URLSearchParams(
        [
          ...Object.entries({ search }),
          ...Object.entries(chosen).flatMap(([name, keys]) => keys.map(key => [name, key.toLowerCase()])),
          ...Object.entries(more).flatMap(([name, texts]) => texts.map(text => [name, text])),
          ...Object.entries({ sort: order === (own && writeSort(own)) ? null : order, after, before }),
          ['below', search.trim() ? below : null],
        ].filter((pair): pair is [string, string] => Boolean(pair[1])),
      )
      if (said.size > 0) return `?${said}`
      return own ? `?sort=${writeSort(own)}` : '?view=all'
    },
    writeSort,
    readSort,
    variables(said) {
      const { search, chosen, more, sort, after, before } = read(said)
      const page = before ? { last: ROWS_PER_PAGE, before } : { first: ROWS_PER_PAGE, after }
      return { filter: { search: search.trim(), ...ask(chosen as Chosen<Of>, more) }, orderBy: sort, ...page }
    },
  }
}

const BELOW = ['open', 'closed'] as const

/** The texts of a filter, and the characters of each. */
const MOST_TEXTS = 20
const LONGEST_TEXT = 100

/** The texts of further filters that are on. */
export function readMore(names: readonly string[], textsOf: (name: string) => readonly string[]): More {
  const read = names.map(name => [
    name,
    [...new Set(textsOf(name).map(text => text.trim().slice(0, LONGEST_TEXT)))].filter(Boolean).slice(0, MOST_TEXTS),
  ])
  return Object.fromEntries(read.filter(([, texts]) => texts && texts.length > 0))
}

/** Whether an address has none of the list's parameters. Foreign ones, such as a campaign's name, do not count. */
export function saysNothing(more: readonly string[], search: string | URLSearchParams): boolean {
  const said = new URLSearchParams(search)
  return !['search', 'status', 'area', 'sort', 'after', 'before', 'view', ...more].some(name => said.has(name))
}

type Variables<Field extends string, Asked> = {
  filter: { search: string } & Asked
  orderBy: Sort<Field> | null
} & ({ first: number; after: string | null } | { last: number; before: string })

/** Whether the address has a search or a filter. */
export function isNarrowed({ search, chosen, more }: ListAddress) {
  return search.trim() !== '' || [...Object.values(chosen), ...Object.values(more)].some(keys => keys.length > 0)
}

/** Counts what is active: the search, each filter with a choice, and an order other than the list's default. */
export function countFilters({ own, writeSort }: AddressForm, { search, chosen, more, sort }: ListAddress): number {
  const isOtherOrder = (sort && writeSort(sort)) !== (own && writeSort(own))
  return [search.trim(), ...Object.values({ ...chosen, ...more }).map(keys => keys.length), isOtherOrder].filter(
    Boolean,
  ).length
}
