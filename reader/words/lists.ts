import { z } from 'zod'

/** A data file's list: lines of several words or phrases, separated by commas, none of them twice. */
export const list = z
  .array(z.string())
  .transform(lines => lines.flatMap(line => line.split(', ')))
  .refine(entries => entries.every(entry => entry !== '' && entry === entry.trim()), 'An entry is empty')
  .refine(entries => new Set(entries).size === entries.length, 'An entry stands there twice')

/** A list as a set, to look words up in. */
export const wordSet = list.transform(entries => new Set(entries))

/** A list of words or partial regular expressions as one that matches any of them. */
export const anyOf = list.transform(entries => `(?:${entries.join('|')})`)

/** The words of a text in the form of the lists, lower case without accents: 'Umiejętności' is 'umiejetnosci'. */
export const plainWords = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Most texts are ASCII, which has no accents. */
export function withoutAccents(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').replace(/ß/g, 'ss')
}
