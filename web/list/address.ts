/** What every list's address says besides its own filters: the page after, or before, the row that a cursor names. */
export type Paging = { after: string | null; before: string | null }

/** One column, one way. Null stands for the list's own order. */
export type Sort<Field extends string> = { field: Field; direction: 'ASC' | 'DESC' }

export const rowsPerPage = 50

/** The query's variables for the page that an address names. */
export function pageOf({ after, before }: Paging) {
  return before ? { last: rowsPerPage, before } : { first: rowsPerPage, after }
}

/** What an address says, as a link has it: '?search=ada&sort=-name'; what is empty is left out. */
export function searchOf(said: Record<string, string | null | undefined>): string {
  const pairs = Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** The address of a whole list in its own order: it says so, and leaves nothing to a default view. */
export const WHOLE_LIST = '?view=all'

export function readPaging(search: URLSearchParams): Paging {
  return { after: search.get('after') || null, before: search.get('before') || null }
}

/** The key that the text names in any case; null for none. */
export function keyNamed<Key extends string>(keys: readonly Key[], text: string | null): Key | null {
  const wanted = text?.toUpperCase()
  return keys.find(key => key === wanted) ?? null
}

/** Reads and writes an order by the names that the address has for the fields: 'name', or '-name' the other way round. */
export function sortBy<Field extends string>(names: Record<Field, string>) {
  const fields = Object.keys(names) as Field[]
  return {
    write: ({ field, direction }: Sort<Field>) => (direction === 'DESC' ? '-' : '') + names[field],
    read(text: string | null): Sort<Field> | null {
      const name = text?.replace(/^-/, '').toLowerCase()
      const field = fields.find(each => names[each].toLowerCase() === name)
      return field ? { field, direction: text?.startsWith('-') ? 'DESC' : 'ASC' } : null
    },
  }
}
