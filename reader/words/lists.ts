import { z } from 'zod'

/** A list in a data file: lines of comma-separated words or phrases, without duplicates. */
export const list = z
  .array(z.string())
  .transform(lines => lines.flatMap(line => line.split(', ')))
  .refine(entries => entries.every(entry => entry !== '' && entry === entry.trim()), 'An entry is empty')
  .refine(entries => new Set(entries).size === entries.length, 'An entry stands there twice')

/** A list as a set. */
export const wordSet = list.transform(entries => new Set(entries))

/** A list of words or parts of regular expressions, as an expression that matches any item of the list. */
export const anyOf = list.transform(entries => `(?:${entries.join('|')})`)

/** The words of a text in the form of the lists, in lower case without accents: 'Umiejętności' is 'umiejetnosci'. */
export const plainWords = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The text without accents. Most texts are ASCII and are returned unchanged. */
export function withoutAccents(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').replace(/ß/g, 'ss')
}
