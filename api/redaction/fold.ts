import { lettersOf } from './damage.ts'
import { unmixed } from './scripts.ts'

/** A text without accents, case and variants of apostrophes and hyphens; `at` has the original index of each letter. */
export type Folded = { letters: string; at: number[] }

/**
 * Gives different spellings the same letters: 'Zoë' and 'zoe', 'Łukasz' and 'lukasz', '٣' and '3', and a Latin 'o' and
 * a Cyrillic 'о' among Latin letters. Invisible characters are removed.
 */
export function fold(text: string): Folded {
  const at: number[] = []
  let letters = ''
  let index = 0
  for (const { char, length } of lettersOf(unmixed(text))) {
    const plain = foldLetter(char)
    for (let unit = 0; unit < plain.length; unit++) at.push(index)
    letters += plain
    index += length
  }
  at.push(text.length)
  return { letters, at }
}

export const folded = (text: string) => fold(text).letters

/** A folded text reduced to its letters and digits. */
export const squeezed = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '')

function foldLetter(char: string): string {
  if (char <= '\u007f') return char === '`' ? "'" : char.toLowerCase()
  const plain = SPECIAL[char.toLowerCase()]
  if (plain !== undefined) return plain
  // Hangul fillers and the Braille blank are invisible, too.
  if (/[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(char)) return ''
  if (/\p{Nd}/u.test(char)) return figure(char)
  if (/\s/u.test(char)) return ' '
  return char.toLowerCase().normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
}

const SPECIAL: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '´': "'", '′': "'", '＇': "'" },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-' },
}

/** The value of a digit of any script. A script's ten digits are consecutive, so stepping back finds the zero. */
function figure(char: string): string {
  const code = char.codePointAt(0) ?? 0
  const plain = char.normalize('NFKD')
  if (/^\d$/.test(plain)) return plain
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
