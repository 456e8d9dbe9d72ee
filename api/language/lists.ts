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
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[łŁ]/g, 'l')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
