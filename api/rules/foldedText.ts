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

/** A part of a text: from a place up to another. */
export type Span = { from: number; to: number }

/** Where texts stand in a text, ignoring case and accents; in their order, and none within another. */
export function placesOf(text: string, sought: readonly string[]): Span[] {
  const { folded, places } = foldedWithPlaces(text)
  const found: Span[] = []
  for (const each of sought) {
    const part = foldAccents(each).toLowerCase()
    for (let at = part ? folded.indexOf(part) : -1; at >= 0; at = folded.indexOf(part, at + part.length)) {
      const last = places[at + part.length - 1] as Span
      found.push({ from: (places[at] as Span).from, to: last.to })
    }
  }
  found.sort((one, other) => one.from - other.from || other.to - one.to)
  return joined(found)
}

/** Letter by letter, with the place that each has in the text. */
function foldedWithPlaces(text: string) {
  const places: Span[] = []
  let folded = ''
  let from = 0
  for (const letter of text) {
    const to = from + letter.length
    const plain = /\s/.test(letter) ? ' ' : foldAccents(letter).toLowerCase()
    for (let unit = 0; unit < plain.length; unit += 1) places.push({ from, to })
    // An accent of its own belongs to the letter before it.
    if (plain === '' && places.length > 0) (places.at(-1) as Span).to = to
    folded += plain
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
