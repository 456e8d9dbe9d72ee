/**
 * The form in which texts are compared, searched and found: 'Łukasz  MÜLLER‑Groẞ' as 'lukasz muller-gross'. In lower case, without
 * accents and invisible signs, with single spaces, one hyphen, one apostrophe and one quotation mark. Line breaks stay. The
 * database's function "foldText" does the same; a test compares the two.
 */
export const foldText = (text: string) =>
  foldLetters(text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/^ | $/g, '')

/** Sign by sign, so that each has its place: runs of spaces stay. */
const foldLetters = (text: string) =>
  text
    .replace(SPACING_ACCENTS, "'")
    .replace(DOUBLE_PRIMES, '"')
    .normalize('NFKD')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .toLowerCase()
    .replace(/[łøđðıħŧςßæœþ]/g, letter => SPECIAL_LETTERS[letter] ?? letter)

/** Typed for an apostrophe; their normal form is a space with an accent. */
const SPACING_ACCENTS = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g
/** Their normal form is two primes, which are apostrophes. */
const DOUBLE_PRIMES = /[\u2033\u2036]/g

/** All but the line break; the blank of Braille looks like one. */
const SPACES = /[\t\v\f\r\u0085\p{Zs}\p{Zl}\p{Zp}\u2800]/gu
/** Accents, the points of Hebrew and Arabic, control characters and what else has no width. */
const UNSEEN =
  /(?!\n)[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u2796]/gu
const APOSTROPHES =
  /[`\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u07f4\u07f5\u2018-\u201b\u2032\u2035\u2039\u203a\u275b\u275c\u275f\ua78b\ua78c]/g
const QUOTATION_MARKS = /[\u00ab\u00bb\u02ba\u05f4\u201c-\u201f\u275d\u275e\u2760\u301d-\u301f]/g

/** Letters that do not decompose into a letter and an accent. */
const SPECIAL_LETTERS: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
}

/** A part of a text: from a place up to another. */
export type Span = { from: number; to: number }

/** Where texts stand in a text, however they are written; in their order, and none within another. */
export function placesOf(text: string, sought: readonly string[]): Span[] {
  const { folded, places } = foldedWithPlaces(text)
  const found: Span[] = []
  for (const each of sought) {
    const part = foldText(each)
    for (let at = part ? folded.indexOf(part) : -1; at >= 0; at = folded.indexOf(part, at + part.length)) {
      const last = places[at + part.length - 1] as Span
      found.push({ from: (places[at] as Span).from, to: last.to })
    }
  }
  found.sort((one, other) => one.from - other.from || other.to - one.to)
  return joined(found)
}

/** Letter by letter, with the place that each has in the text. A line break is a space. */
function foldedWithPlaces(text: string) {
  const places: Span[] = []
  let folded = ''
  let from = 0
  for (const letter of text) {
    const to = from + letter.length
    const plain = foldLetters(letter).replace('\n', ' ')
    const last = places.at(-1)
    // An accent of its own belongs to the letter before it, and a second space to the first.
    if (last && (plain === '' || (plain === ' ' && folded.endsWith(' ')))) last.to = to
    else {
      for (let unit = 0; unit < plain.length; unit += 1) places.push({ from, to })
      folded += plain
    }
    from = to
  }
  return { folded, places }
}

function joined(spans: Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans) {
    const last = apart.at(-1)
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to)
    else apart.push({ ...span })
  }
  return apart
}
