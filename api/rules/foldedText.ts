/**
 * The form in which texts are compared and searched: 'lukasz muller-gross' for 'Łukasz  MÜLLER‑Groẞ'. In lower case,
 * without accents and invisible characters, with single spaces and one form of hyphen, apostrophe and quotation mark.
 * Line breaks stay. Does the same as the database's function "foldText"; a test compares both.
 */
export const foldText = (text: string) =>
  foldLetters(text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/^ | $/g, '')

/** Folds each character separately, so that its position is known: runs of spaces stay. */
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

/** Accents that are often typed as an apostrophe; their normal form is a space with an accent. */
const SPACING_ACCENTS = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g
/** Double primes: their normal form is two primes, which would count as two apostrophes. */
const DOUBLE_PRIMES = /[\u2033\u2036]/g

/** All spaces except the line break; the blank Braille pattern looks like a space. */
const SPACES = /[\t\v\f\r\u0085\p{Zs}\p{Zl}\p{Zp}\u2800]/gu
/** Accents, vowel points of Hebrew and Arabic, control characters, and other characters without width. */
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

/** A range of a text. */
export type Span = { from: number; to: number }

/** Finds texts in a text, in any spelling that folds the same. The ranges are sorted and do not overlap. */
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

/** Folds each character and records its range in the text. A line break becomes a space. */
function foldedWithPlaces(text: string) {
  const places: Span[] = []
  let folded = ''
  let from = 0
  for (const letter of text) {
    const to = from + letter.length
    const plain = foldLetters(letter).replace('\n', ' ')
    const last = places.at(-1)
    // A combining accent belongs to the letter before it, and a second space to the first space.
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
