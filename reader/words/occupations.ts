import { beginningKey, checkOf, placeOf, titleKey, VALUE_BITS, wordForms } from './occupationKeys.ts'
import { packedOccupations } from './packedOccupations.ts'

/* Looks up the occupations of titles. */

/** An occupation: its usual English title, and its field of work, i.e. its file in the folder `occupations`. */
export type KnownOccupation = { english: string; field: string }

/** The occupation with exactly this title, given as base forms of words. Undefined for an unknown title. */
export const occupationOf = (forms: string[]): KnownOccupation | undefined =>
  occupationNumbered(entryAt(titleKey(forms)))

/** The occupation with the longest title that begins at index `at` of the words, and the title's number of words. */
export function occupationAt(forms: string[], at: number): { occupation: KnownOccupation; words: number } | undefined {
  const most = entryAt(beginningKey(forms[at] ?? '')) ?? 1
  for (let words = Math.min(most, forms.length - at); words > 0; words -= 1) {
    const occupation = occupationNumbered(entryAt(titleKey(forms.slice(at, at + words))))
    if (occupation) return { occupation, words }
  }
  return undefined
}

/** The words of a title in their base forms, for the look-up. Initialisms such as 'CNA' count only in capitals. */
export const titleForms = (title: string): string[] => wordForms(title, table().initialisms)

/** All occupations, without duplicates. */
export const allOccupations = (): KnownOccupation[] => {
  const { names, fields } = table()
  const byName = new Map(names.map((english, row) => [english, { english, field: fields[row] ?? '' }]))
  return [...byName.values()]
}

/** A number that changes whenever a title or a row changes. */
export const occupationsVersion = (): number => table().version

type Table = {
  names: string[]
  fields: string[]
  initialisms: Set<string>
  keys: Uint32Array
  values: Uint32Array
  version: number
}
const opened: { table?: Table } = {}

/** The table, unpacked at the first look-up and not at the start of a process. */
function table(): Table {
  opened.table ??= openTable()
  return opened.table
}

function openTable(): Table {
  const { names, fields, initialisms, keys, values, version } = packedOccupations()
  return {
    names: names.split('\n'),
    fields: fields.flatMap(([field, rows]) => Array.from({ length: rows }, () => field)),
    initialisms: new Set(initialisms),
    ...{ keys: numbersIn(keys), values: numbersIn(values), version },
  }
}

const numbersIn = (base64: string) => new Uint32Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)

function occupationNumbered(row: number | undefined): KnownOccupation | undefined {
  if (row === undefined) return undefined
  const { names, fields } = table()
  return { english: names[row] ?? '', field: fields[row] ?? '' }
}

/** The value of a key in the table. Undefined for an unknown key. */
function entryAt(key: string): number | undefined {
  const { keys, values } = table()
  const place = placeOf(key)
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  for (; keys[low] === place; low += 1) {
    const value = values[low] ?? 0
    if (value >>> VALUE_BITS === checkOf(key)) return value & (2 ** VALUE_BITS - 1)
  }
  return undefined
}
