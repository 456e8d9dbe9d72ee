import { beginningKey, checkOf, placeOf, titleKey, VALUE_BITS, wordForms } from './occupationKeys.ts'
import type { OccupationField } from './occupationRows.ts'

/**
 * The titles of all occupations as a table of numbers, which is loaded faster than the titles. `keys` are the sorted
 * hashes of all keys. `values` has the value of each key together with a check. The value of a title is the number of
 * its row. `keys` and `values` are numbers of 32 bits in base64.
 */
export type PackedOccupations = {
  /** The usual English titles of all rows, one per line. */
  names: string
  /** The fields of work in order, each with the number of its rows. */
  fields: [field: string, rows: number][]
  initialisms: string[]
  keys: string
  values: string
  /** A number that changes whenever a title or a row changes. */
  version: number
}

const LONGEST_INITIALISM = 6

export function packOccupations(fields: OccupationField[]): PackedOccupations {
  const rows = fields.flatMap(([, rows]) => rows)
  const initialisms = rows.flat(2).filter(title => title.length <= LONGEST_INITIALISM && title === title.toUpperCase())
  const entries = [...valuesOf(rows, new Set(initialisms))]
    .map(([key, value]) => ({ place: placeOf(key), value: ((checkOf(key) << VALUE_BITS) | value) >>> 0 }))
    .sort((one, other) => one.place - other.place)
  const [keys, values] = [inBase64(entries.map(({ place }) => place)), inBase64(entries.map(({ value }) => value))]
  const names = rows.map(([english]) => english?.[0] ?? '').join('\n')
  return {
    names,
    fields: fields.map(([field, rows]) => [field, rows.length]),
    initialisms: [...new Set(initialisms)],
    ...{ keys, values, version: placeOf(names + keys + values) },
  }
}

/** The values by key: for a title, its first row; for a first word, the word count of the longest title with it. */
function valuesOf(rows: string[][][], initialisms: Set<string>): Map<string, number> {
  if (rows.length >= 2 ** VALUE_BITS) throw new Error('The table has no room for so many')
  const values = new Map<string, number>()
  for (const [row, cells] of rows.entries()) {
    for (const forms of cells.flat().map(title => wordForms(title, initialisms))) {
      const [key, beginning] = [titleKey(forms), beginningKey(forms[0] ?? '')]
      if (!values.has(key)) values.set(key, row)
      if (forms.length > 1) values.set(beginning, Math.max(forms.length, values.get(beginning) ?? 0))
    }
  }
  return values
}

const inBase64 = (numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer).toString('base64')
