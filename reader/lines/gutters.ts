import { baselineOf, type Word } from '../pages/layout.ts'
import { withoutDates } from '../text/dates.ts'
import { bulletMark, rowsOf } from './segments.ts'

/** A strip of white between two columns of text, which may be narrower than a wide space: words begin at `x`. */
export type Gutter = { x: number; top: number; bottom: number }

/**
 * The gutters of a page, found on its words: places where row after row begins a word behind more white than between
 * the other words, and that no word crosses. Text that is ragged or justified up to a narrow gutter has no other mark.
 */
export function guttersIn(words: Word[]): Gutter[] {
  const rows = rowsOf(words, baselineOf)
  const found: Gutter[] = []
  for (const x of likelyPlaces(rows)) {
    if (found.some(gutter => Math.abs(gutter.x - x) < inLine * 2)) continue
    found.push(...runsAt(rows, x))
  }
  return found
}

/** True if a word begins the right side of a gutter. */
export const beginsColumn = (word: Word, gutters: Gutter[]) =>
  gutters.some(({ x, top, bottom }) => {
    const baseline = baselineOf(word)
    return Math.abs(word.x - x) < inLine && baseline >= top - 1 && baseline <= bottom + 1
  })

/** Points: the tolerance for words of one column. */
const inLine = 1.6
/** The minimum number of rows that begin a word at a gutter, and of those with words on both sides. */
const fewestRows = 6
const fewestShared = 3
/** Points: items of a list on the right stand further in than this. */
const indent = 5
/** Letter heights: the least white of a gutter in each row, and the ratio of its mean to that of other spaces. */
const narrowest = 0.3
const widerThanSpaces = 1.5
/** The share of rows with words on both sides that begin a word at the gutter. */
const mostRows = 0.75

function likelyPlaces(rows: Word[][]): number[] {
  const places = new Map<number, number>()
  for (const row of rows) {
    for (const [index, word] of row.entries()) {
      const before = row[index - 1]
      if (before && whiteBefore(word, before) >= narrowest) {
        const key = Math.round(word.x)
        places.set(key, (places.get(key) ?? 0) + 1)
      }
    }
  }
  const votes = (x: number) => (places.get(x) ?? 0) + (places.get(x - 1) ?? 0) + (places.get(x + 1) ?? 0)
  return [...places.keys()]
    .filter(x => votes(x) >= fewestShared)
    .sort((one, other) => (places.get(other) ?? 0) - (places.get(one) ?? 0))
    .slice(0, 12)
}

const whiteBefore = (word: Word, before: Word) => (word.x - (before.x + before.w)) / Math.min(word.h, before.h)

/** The vertical stretches in which the place is a gutter: no word crosses it, and most rows begin a word there. */
function runsAt(rows: Word[][], x: number): Gutter[] {
  const runs: Word[][][] = [[]]
  for (const row of rows) {
    if (row.some(word => word.x < x - inLine && word.x + word.w > x - inLine)) runs.push([])
    else runs.at(-1)?.push(row)
  }
  return runs.flatMap(run => {
    const [first] = run[0] ?? []
    const [last] = run.at(-1) ?? []
    return first && last && isGutter(run, x) ? [{ x, top: baselineOf(first), bottom: baselineOf(last) }] : []
  })
}

function isGutter(run: Word[][], x: number): boolean {
  const both = run
    .map(row => ({ left: row.filter(word => word.x < x - inLine), right: row.filter(word => word.x >= x - inLine) }))
    .filter(({ left, right }) => right.length > 0 && left.some(word => word.text.replace(bulletMark, '') !== ''))
  const begun = both.flatMap(({ left, right }) => {
    const [word] = right
    const before = left.at(-1)
    return word && before ? [{ left, white: whiteBefore(word, before), x: word.x }] : []
  })
  const atPlace = run.filter(row => row.some(word => Math.abs(word.x - x) < inLine))
  if (begun.length < fewestShared || atPlace.length < fewestRows) return false
  if (atPlace.length < begun.filter(row => row.x < x + indent).length * mostRows) return false
  // Dates and labels on the left are cells of a table: columns hold text.
  if (begun.filter(({ left }) => isText(left)).length < begun.length * someText) return false
  const spaces = both.flatMap(({ left, right }) => [left, right].flatMap(spacesOf))
  const white = mean(begun.map(row => row.white))
  return begun.every(row => row.white >= narrowest) && white > mean(spaces) * widerThanSpaces
}

function isText(words: Word[]) {
  return words.length >= 3 && withoutDates(words.map(word => word.text).join(' ')).length > shortest
}

/** Letters: shorter texts are labels. The share of rows whose left side is none. */
const shortest = 16
const someText = 0.4

const spacesOf = (words: Word[]) =>
  words.slice(1).flatMap((word, index) => {
    const before = words[index]
    return before ? [whiteBefore(word, before)] : []
  })

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
