import { foldText } from '../rules/foldedText.ts'
import { storablePart } from '../rules/rules.ts'
import { readSearch } from '../rules/searchTerms.ts'

/** The search text in the form of the searched columns, on one line. May be empty. */
export const searchText = (typed: string | null | undefined) =>
  foldText(storablePart(typed?.trim().slice(0, 200) ?? '').replaceAll('\n', ' '))

/**
 * The conditions of a typed search, all of which must be met. `found`: the conditions for one text, at least one of
 * which must be met.
 */
export const searchConditions = <Condition extends object>(
  typed: string | null | undefined,
  found: (text: string) => Condition[],
) =>
  readSearch(searchText(typed)).map(group => ({
    OR: group.flatMap(({ text, isNot }): (Condition | { NOT: { OR: Condition[] } })[] =>
      isNot ? [{ NOT: { OR: found(text) } }] : found(text),
    ),
  }))

/** The syntax of a search, for the descriptions of its fields: 'Finds a text in …'. */
export const searchHelp = (places: string) =>
  `Finds a text in ${places}, ignoring case, accents, kinds of spaces, hyphens and apostrophes. With operators: "a quotation" beside other texts, -excluded, this or that.`

/** Escapes a text for a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The substring condition of a searched column, in the form of Prisma's `where`. */
export const containing = (text: string) => ({ contains: escapeLike(text) })

/** The keys whose labels contain the search text. */
export function keysSaying<Key extends string>(words: Record<Key, string>, text: string): Key[] {
  return (Object.keys(words) as Key[]).filter(key => words[key].toLowerCase().includes(text))
}
