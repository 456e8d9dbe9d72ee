import { fullLexicon, type Lexicon, shortLexicon, type Word } from './lexicon.ts'
import type { Period } from './words.ts'

/** A part of a text that may be an amount: a number, a currency, a period, or another known word. */
export type Piece =
  | NumberPiece
  | Extract<Word, { kind: 'currency' | 'range' | 'beforeRange' }>
  | { kind: 'period'; periods: readonly Period[] }
  /** A known word that has no meaning in its position. */
  | { kind: 'stray' }

export type NumberPiece = {
  kind: 'number'
  /** The number as written, with the separators of thousands. */
  digits: string
  times: bigint
  /** True if the number is written without decimals, as '4.500,-': then no separator in it is a decimal point. */
  isWhole: boolean
}

/** The maximum length of an amount, which limits the time to read any text. */
export const MAX_LENGTH = 100

/** The pieces of a text; undefined if a word is unknown. */
export function piecesOf(text: string): Piece[] | undefined {
  const cleaned = cleanedAmount(text)
  // Superscripts and fractions would be read as digits of other numbers.
  if (/\p{No}/u.test(text)) return
  const tokens = tokensOf(cleaned, shortLexicon()) ?? tokensOf(cleaned, fullLexicon())
  return tokens && withMultiples(placed(tokens))
}

/** Unifies spaces, digits, apostrophes and wide letters, and removes invisible characters. */
export function cleanedAmount(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/[’‘ʼ′`´]/g, "'")
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digit => `${digitOf(digit)}`)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/\s+/g, ' ')
    .trim()
}

/** True for a text with a digit of any script. */
export const hasDigit = (text: string) => /\p{Nd}/u.test(text)

/** The value of a digit of any script: the ten digits of a script are consecutive, from zero. */
function digitOf(digit: string): number {
  if (/\d/.test(digit)) return Number(digit)
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find(zero => code >= zero && code < zero + 10)
  return code - (zero ?? code)
}

/** The zeros of the Arabic, Persian, Devanagari, Bengali and Thai digits; wide digits are replaced before. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

type Token = NumberPiece | Word

const NUMBER = /^(\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)*(?!\d)|\d[\d.,]*\d|\d|[.,]\d+)/
/** Pattern for endings that mean no decimals: '50,-', '4.500,--', "110'000.-", '48 000:-'. */
const NO_DECIMALS = /^ ?([.,:])(?:--|––|[-–—=])(?!\d)/
const SKIPPED = /^(?: |[()]|[,;:](?= |$)|\.$)/

function tokensOf(text: string, lexicon: Lexicon): Token[] | undefined {
  const tokens: Token[] = []
  let rest = text
  while (rest) {
    const [skipped] = SKIPPED.exec(rest) ?? []
    const [number] = NUMBER.exec(rest) ?? []
    if (number) {
      const after = rest.slice(number.length)
      const [ending = '', mark] = NO_DECIMALS.exec(after) ?? []
      tokens.push({ kind: 'number', digits: number, times: 1n, isWhole: ending !== '' })
      if (mark === ':') tokens.push(KRONOR)
      rest = after.slice(ending.length)
    } else if (skipped) rest = rest.slice(skipped.length)
    else {
      const word = longestWord(rest, lexicon)
      if (!word) return
      tokens.push(...word.meaning)
      rest = rest.slice(word.length)
    }
  }
  return tokens
}

/** The currency of amounts with ':-', which is the Swedish way to write whole kronor. */
const KRONOR: Word = { kind: 'currency', codes: ['SEK'] }

/** The longest known word at the start of the rest, with a dot if one follows. */
function longestWord(rest: string, lexicon: Lexicon): { meaning: readonly Word[]; length: number } | undefined {
  const [letters = ''] = /^\D{1,40}/.exec(rest) ?? []
  for (let length = letters.length; length > 0; length--) {
    const text = rest.slice(0, length)
    if (/\p{L}$/u.test(text) && /^[\p{L}\p{M}]/u.test(rest.slice(length))) continue
    const meaning = lexicon.get(text) ?? lexicon.get(text.toLowerCase())
    if (meaning) return { meaning, length: length + (/\p{L}$/u.test(text) && rest[length] === '.' ? 1 : 0) }
  }
  return undefined
}

/** The currencies named in a text, also among unknown words. */
export function currenciesIn(text: string): { name: string; piece: Piece }[] {
  const found: { name: string; piece: Piece }[] = []
  for (let rest = cleanedAmount(text); rest; ) {
    const word = longestWord(rest, shortLexicon())
    const length = word?.length ?? /^(?:\p{L}+|.)/su.exec(rest)?.[0].length ?? 1
    const name = rest.slice(0, length)
    for (const piece of word?.meaning ?? []) if (piece.kind === 'currency') found.push({ name, piece })
    rest = rest.slice(length)
  }
  return found
}

/** Chooses the meaning of words that may precede a period: another meaning if no period follows. */
function placed(tokens: Token[]): Token[] | undefined {
  const found: Token[] = []
  for (const token of [...tokens].reverse()) {
    if (token.kind !== 'beforePeriod') found.unshift(token)
    else if (found[0]?.kind !== 'period') {
      const meaning = token.or ?? [{ kind: 'beforePeriod' } as const]
      found.unshift(...meaning)
    }
  }
  return found
}

/** Applies each multiplier to the number before it; undefined if there is no such number. */
function withMultiples(tokens: Token[] | undefined): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const token of tokens ?? []) {
    const before = pieces.at(-1)
    if (token.kind === 'beforePeriod') pieces.push({ kind: 'stray' })
    else if (token.kind !== 'times') pieces.push(token)
    else if (before?.kind === 'number') pieces.splice(-1, 1, { ...before, times: before.times * token.times })
    else return
  }
  return tokens && pieces
}
