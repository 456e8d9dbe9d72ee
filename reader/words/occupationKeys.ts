import { baseForm } from './titleForms.ts'

/* Keys of the titles of occupations, made in the same way for titles in data files and in documents. */

/** The words of a title in their base forms. `initialisms` such as 'CNA' are unchanged, and count only in capitals. */
export const wordForms = (title: string, initialisms: ReadonlySet<string>): string[] =>
  (title.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map(word => (initialisms.has(word) ? word : baseForm(word)))

/** The key of a title, from the base forms of its words. */
export const titleKey = (forms: string[]) => (forms.length === 1 ? (forms[0] ?? '') : forms.join(' '))

/** The key of a first word, unlike any title's key. Its value: the word count of the longest such title. */
export const beginningKey = (form: string) => `${form} `

/** The hash of a key. The table is sorted by this hash. */
export const placeOf = (key: string) => hashOf(key, 0x811c9dc5, 0x01000193)

/** A second hash, which distinguishes keys with the same first hash. */
export const checkOf = (key: string) => hashOf(key, 0x2b5a9f17, 0x85ebca6b) >>> VALUE_BITS

/** The number of lower bits of a table value that store the value. The other bits store the check. */
export const VALUE_BITS = 15

function hashOf(text: string, start: number, factor: number): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), factor)
  return (hash ^ (hash >>> 15)) >>> 0
}
