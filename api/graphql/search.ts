import { storablePart } from './rules.ts'

/** What was typed into a search box, ready to be looked for; empty when there is nothing to look for. */
export const searchText = (typed: string | null | undefined) => storablePart(typed?.trim().slice(0, 200) ?? '')

/** The text as itself in a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** For Prisma's `where`: a case-insensitive substring. */
export const containing = (text: string) => ({ contains: escapeLike(text), mode: 'insensitive' as const })

/** The keys whose words contain the text. */
export function keysSaying<Key extends string>(words: Record<Key, string>, text: string): Key[] {
  return (Object.keys(words) as Key[]).filter(key => words[key].toLowerCase().includes(text.toLowerCase()))
}
