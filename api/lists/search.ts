import { storablePart } from '../rules/rules.ts'

/** What was typed into a search box, ready to be looked for, without accents; empty when there is nothing to look for. */
export const searchText = (typed: string | null | undefined) =>
  foldAccents(storablePart(typed?.trim().slice(0, 200) ?? '').replaceAll('\n', ' '))

/** 'Łukasz Müller' as 'Lukasz Muller'. The database's function "foldText" does the same to what is searched. */
export const foldAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ŁłØøĐđÐðıĦħŦŧßÆæŒœÞþ’]/g, letter => SPECIAL_LETTERS[letter] ?? letter)

/** Letters that are not made of another one and an accent. */
const SPECIAL_LETTERS: Record<string, string> = {
  ...{ Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', ı: 'i', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't' },
  ...{ ß: 'ss', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Þ: 'Th', þ: 'th', '’': "'" },
}

/** The text as itself in a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** For Prisma's `where` on a column that the database has folded: a case-insensitive substring. */
export const containing = (text: string) => ({ contains: escapeLike(text), mode: 'insensitive' as const })

/** The keys whose words contain the text. */
export function keysSaying<Key extends string>(words: Record<Key, string>, text: string): Key[] {
  return (Object.keys(words) as Key[]).filter(key => words[key].toLowerCase().includes(text.toLowerCase()))
}
