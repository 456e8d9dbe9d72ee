import { type AskedBy, askedBy, type ChosenTexts, type Filter, readChosen, readTexts } from './filters/filter.ts'
import { ROWS_PER_PAGE } from './rowPages.ts'

/** The state of a list in its address: page, search, filters and order. */
export type ListAddress = Paging & {
  search: string
  chosen: ChosenTexts
  sort: Sort | null
  /** Whether the person has opened or closed the section below the rows of a search; null for the default state. */
  below: 'open' | 'closed' | null
}

/** The page after the row of the cursor `after`, or before the row of `before`; the first page if both are null. */
export type Paging = { after: string | null; before: string | null }

/** An order: a sortable field and a direction. */
export type Sort<Field extends string = string> = { field: Field; direction: 'ASC' | 'DESC' }

/**
 * Changes parts of the list's address. Unless the change sets a cursor, the first page is shown. The list scrolls to
 * its top unless `asLeft` is set.
 */
export type ChangeAddress = (
  change: Partial<ListAddress> | ((latest: ListAddress) => Partial<ListAddress>),
  how?: { replace: boolean; asLeft?: boolean },
) => void

/** The list's address, a function that changes it, and whether the rows of a changed address are loading. */
export type ListControls = { address: ListAddress; change: ChangeAddress; busy: boolean }

type Form<Of extends readonly Filter[], Field extends string> = {
  filters: Of
  /** The sortable fields, with their names in the address. */
  fields: Readonly<Record<Field, string>>
  /** The list's default order, sent to the API; null leaves it to the API. */
  own: Sort<NoInfer<Field>> | null
  /** The query that an address without parameters stands for: 'status=open&sort=-active'. Default: the whole list. */
  opens?: string
}

/** Reads and writes a list's address, and makes the variables of its query. */
export type AddressForm<Variables = unknown> = {
  filters: readonly Filter[]
  fields: Readonly<Record<string, string>>
  own: Sort | null
  /** The whole list in its default order, on its first page. */
  plain: ListAddress
  /** Reads the query string of an address, ignoring unknown names and values. */
  read: (said: URLSearchParams) => ListAddress
  /** Writes the query string: '?search=go&status=open&sort=-title'. Never '', which stands for the default view. */
  write: (address: ListAddress) => string
  /** The order's text in the address: 'title', or '-title' for descending. */
  writeSort: (sort: Sort) => string
  readSort: (text: string | null) => Sort | null
  variables: (said: URLSearchParams) => Variables
}

export function listAddress<const Of extends readonly Filter[], const Field extends string>({
  filters,
  fields,
  own,
  opens = '',
}: Form<Of, Field>): AddressForm<Variables<Field, AskedBy<Of>>> {
  const writeSort = ({ field, direction }: Sort) => (direction === 'DESC' ? '-' : '') + fields[field as Field]

  function readSort(text: string | null): Sort<Field> | null {
    const name = text?.replace(/^-/, '').toLowerCase()
    const field = (Object.keys(fields) as Field[]).find(each => fields[each].toLowerCase() === name)
    return field ? { field, direction: text?.startsWith('-') ? 'DESC' : 'ASC' } : null
  }

  const readSaid = (said: URLSearchParams): ListAddress & { sort: Sort<Field> | null } => ({
    search: said.get('search') ?? '',
    chosen: readChosen(filters, filter => readTexts(filter, said.getAll(filter.name))),
    sort: readSort(said.get('sort')) ?? own,
    below: BELOW.find(each => each === said.get('below')) ?? null,
    after: said.get('after') || null,
    before: said.get('before') || null,
  })

  // The filters in the order in which an address contains them: filters of kind 'choices' first.
  const inOrder = filters.toSorted((one, other) => Number(other.kind === 'choices') - Number(one.kind === 'choices'))

  const read = (said: URLSearchParams) => readSaid(saysNothing({ filters }, said) ? new URLSearchParams(opens) : said)

  return {
    filters,
    fields,
    own,
    plain: readSaid(new URLSearchParams()),
    read,
    write({ search, chosen, sort, below, after, before }) {
      const order = sort && writeSort(sort)
      const said = new URLSearchParams(
        [
          ...Object.entries({ search }),
          ...inOrder.flatMap(({ name, kind }) =>
            (chosen[name] ?? []).map(text => [name, kind === 'choices' ? text.toLowerCase() : text]),
          ),
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
      const { search, chosen, sort, after, before } = read(said)
      const page = before ? { last: ROWS_PER_PAGE, before } : { first: ROWS_PER_PAGE, after }
      return { filter: { search: search.trim(), ...askedBy(filters, chosen) }, orderBy: sort, ...page }
    },
  }
}

const BELOW = ['open', 'closed'] as const

/** Whether an address contains no parameter of the list. It may contain others, such as the name of a campaign. */
export function saysNothing({ filters }: Pick<AddressForm, 'filters'>, search: string | URLSearchParams): boolean {
  const said = new URLSearchParams(search)
  return !['search', 'status', 'area', 'sort', 'after', 'before', 'view', ...filters.map(({ name }) => name)].some(
    name => said.has(name),
  )
}

type Variables<Field extends string, Asked> = {
  filter: { search: string } & Asked
  orderBy: Sort<Field> | null
} & ({ first: number; after: string | null } | { last: number; before: string })

/** Whether the address has a search or a filter. */
export function isNarrowed({ search, chosen }: ListAddress) {
  return search.trim() !== '' || Object.values(chosen).some(texts => texts.length > 0)
}

/** The number of active settings: the search, each active filter, and an order other than the list's default order. */
export function countFilters({ own, writeSort }: AddressForm, { search, chosen, sort }: ListAddress): number {
  const isOtherOrder = (sort && writeSort(sort)) !== (own && writeSort(own))
  return [search.trim(), ...Object.values(chosen).map(texts => texts.length), isOtherOrder].filter(Boolean).length
}
