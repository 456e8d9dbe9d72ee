import { storablePart } from '../rules/rules.ts'

/** The search text in the form of the searched columns: trimmed, in lower case, without accents. May be empty. */
export const searchText = (typed: string | null | undefined) =>
  foldAccents(storablePart(typed?.trim().slice(0, 200) ?? '').replaceAll('\n', ' ')).toLowerCase()

/**
 * 'Łukasz Müller' becomes 'Lukasz Muller'. The database's function "foldText" does the same to the searched
 * columns, before it folds their case.
 */
export const foldAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ŁłØøĐđÐðıĦħŦŧßÆæŒœÞþ’]/g, letter => SPECIAL_LETTERS[letter] ?? letter)

/** Letters that do not decompose into a letter and an accent. */
const SPECIAL_LETTERS: Record<string, string> = {
  ...{ Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', ı: 'i', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't' },
  ...{ ß: 'ss', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Þ: 'Th', þ: 'th', '’': "'" },
}

/** Escapes a text for a LIKE pattern. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** For Prisma's `where` on a searched column: a substring. */
export const containing = (text: string) => ({ contains: escapeLike(text) })

/** The keys whose labels contain the search text. */
export function keysSaying<Key extends string>(words: Record<Key, string>, text: string): Key[] {
  return (Object.keys(words) as Key[]).filter(key => words[key].toLowerCase().includes(text))
}
