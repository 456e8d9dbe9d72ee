import { baseForm } from './titleForms.ts'

/* How the titles of occupations become keys, alike for those of the files and those of documents. */

/** The words of a title in their base forms. `initialisms` such as 'CNA' stay as they are, and count only in capitals. */
export const wordForms = (title: string, initialisms: ReadonlySet<string>): string[] =>
  (title.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map(word => (initialisms.has(word) ? word : baseForm(word)))

/** The key of a title, by the base forms of its words. */
export const titleKey = (forms: string[]) => (forms.length === 1 ? (forms[0] ?? '') : forms.join(' '))

/** The key by which stands how many words the longest title has that begins with a word. No title has it. */
export const beginningKey = (form: string) => `${form} `

/** The hash by which keys are sorted. */
export const placeOf = (key: string) => hashOf(key, 0x811c9dc5, 0x01000193)

/** A second hash for keys that share a place by chance. */
export const checkOf = (key: string) => hashOf(key, 0x2b5a9f17, 0x85ebca6b) >>> VALUE_BITS

/** A value takes these lower bits of a number, the check the others. */
export const VALUE_BITS = 15

function hashOf(text: string, start: number, factor: number): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), factor)
  return (hash ^ (hash >>> 15)) >>> 0
}
