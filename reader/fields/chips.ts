import { gapsOf, type Segment } from '../lines/segments.ts'
import { technologyNamed } from '../words/technologies.ts'

/**
 * Splits a text without separators into the items printed beside each other: at wide gaps, else into known names, else
 * at capitals. `isWhole`: the line is one item and is not split at capitals. `isChipped`: even a text of two words is
 * split at a wide gap.
 */
export function chipsOf(cell: Segment, { isChipped, isWhole }: { isChipped: boolean; isWhole: boolean }): string[] {
  const { text, words } = cell
  if (separated.test(text) || words.length < (isChipped ? 2 : 3)) return [text]
  const chips = atWideGaps(cell)
  if (chips.length > 1) return isChipped ? chips.flatMap(itemsOfChip) : chips
  const known = namesOneAfterTheOther(text)
  if (known.length >= fewestNames) return known
  const begun = isWhole ? [] : itemsByCapitals(text)
  return words.length > longestItem && begun.length >= fewestNames ? begun : [text]
}

/** True for a list with several gaps that are too wide for spaces and have a similar width. */
export function areChipped(cells: Segment[]): boolean {
  const wide = cells.filter(({ text }) => !separated.test(text)).flatMap(wideGaps)
  return wide.length >= 2 && Math.max(...wide) < Math.min(...wide) * alike
}

const separated = /[,;:|•]|\s[–—-]\s|(?<!l)·|·(?!l)/i

/** In letter heights: a wider gap separates two items. */
const betweenChips = 0.5
const alike = 1.5
const fewestNames = 3
/** The maximum number of words in an item. */
const longestItem = 5

const isWide = (gap: number, { h }: { h: number }) => gap > h * betweenChips

const wideGaps = ({ words }: Segment) => gapsOf(words).filter((gap, index) => isWide(gap, words[index] ?? { h: 0 }))

function atWideGaps({ words }: Segment): string[] {
  const gaps = gapsOf(words)
  const chips: string[] = []
  for (const [index, word] of words.entries()) {
    if (chips.length === 0 || isWide(gaps[index] ?? 0, word)) chips.push(word.text)
    else chips[chips.length - 1] += ` ${word.text}`
  }
  return chips
}

/** Splits items with a narrow gap between them: 'Wound care Triage' is two items, each beginning with a capital. */
function itemsOfChip(chip: string): string[] {
  if (technologyNamed(chip)) return [chip]
  const known = namesOneAfterTheOther(chip)
  if (known.length > 1) return known
  const items = itemsByCapitals(chip)
  const areWhole = items.every(item => !/\s\p{Ll}{1,3}$/u.test(item)) && items.some(item => /\s\p{Ll}/u.test(item))
  return items.length > 1 && areWhole ? items : [chip]
}

/** The technologies in a text that consists only of their names, else an empty list. */
function namesOneAfterTheOther(text: string): string[] {
  const words = text.split(' ')
  const names: string[] = []
  for (let index = 0; index < words.length; ) {
    const length = nameAt(words, index)
    if (!length) return []
    names.push(words.slice(index, index + length).join(' '))
    index += length
  }
  return names
}

/** Splits 'C# Java GLSL Unity' at its spaces, as most of the names are known. Any other text is not split. */
export function namesBySpaces(text: string): string[] {
  const words = text.split(' ')
  if (words.length < fewestNames || technologyNamed(text)) return [text]
  const names: { name: string; isKnown: boolean }[] = []
  for (let index = 0; index < words.length; ) {
    const length = nameAt(words, index)
    const name = words.slice(index, index + (length ?? 1)).join(' ')
    const last = names.at(-1)
    if (length === undefined && last && !last.isKnown) last.name += ` ${name}`
    else names.push({ name, isKnown: length !== undefined })
    index += length ?? 1
  }
  const known = names.filter(({ isKnown }) => isKnown).length
  const areNames = names.every(({ name }) => /^[\p{Lu}\p{N}]|\p{Lu}/u.test(name))
  return known >= 2 && known >= names.length * mostKnown && areNames ? names.map(({ name }) => name) : [text]
}

const mostKnown = 0.6

/** True if the first words of a text are a known name. */
export const beginsWithName = (text: string) => nameAt(text.split(' '), 0) !== undefined

const nameAt = (words: string[], index: number) =>
  [3, 2, 1].find(count => technologyNamed(words.slice(index, index + count).join(' ')))

/** Splits 'Mise en page Reliure Adobe XD' into three items, by known names and capitals. Empty for a sentence. */
function itemsByCapitals(text: string): string[] {
  const words = text.split(' ')
  const items: string[] = []
  for (let index = 0; index < words.length; ) {
    const length = nameAt(words, index) ?? 1
    const part = words.slice(index, index + length).join(' ')
    if (/^\p{Ll}|^&/u.test(part) && items.length > 0) items[items.length - 1] += ` ${part}`
    else items.push(part)
    index += length
  }
  const isSentence = /\.$/.test(text) || items.some(item => item.split(' ').length > mostWords)
  return isSentence ? [] : items
}

const mostWords = 4
