import { bestOf } from '../choose.ts'
import { baselineOf, type Word } from '../pages/layout.ts'

/** A text with its position in points and the style of most of its letters. `size`: the size of the largest letters. */
export type PlacedWord = Pick<Word, 'text' | 'page' | 'x' | 'bold' | 'italic' | 'font'> & {
  right: number
  baseline: number
  size: number
}

/** Words side by side without a wide gap: a line of running text, or one cell of a row. */
export type Segment = PlacedWord & { words: Word[] }

/*
 * The thresholds of this folder and of `fields/` were chosen on the resumes of `npm run bench:quality`. Thresholds in
 * letter heights are valid for every size of type; thresholds in points allow for the rounding errors of programs.
 */

/** In letter heights: a wider gap separates two cells. The spaces of justified text are narrower. */
const widestSpace = 1.35
/** In letter heights: a bullet may be this far from its text. */
const widestAfterBullet = 6
/** In points: words with baselines closer than this are in one row. */
const sameRow = 2.6
/** A segment is bold or italic if more than this share of its letters is bold or italic. */
const mostLetters = 0.6

export const segmentsOf = (words: Word[]): Segment[] =>
  rowsOf(words, baselineOf).flatMap(row => splitRow(row).map(segmentOf))

/** Groups things into rows by baseline, ordered from top to bottom, and within each row from left to right. */
export function rowsOf<Thing extends { x: number }>(things: Thing[], baseline: (thing: Thing) => number): Thing[][] {
  const rows: { baseline: number; things: Thing[] }[] = []
  for (const thing of [...things].sort((one, other) => baseline(one) - baseline(other))) {
    const row = rows.at(-1)
    if (row && baseline(thing) - row.baseline < sameRow) row.things.push(thing)
    else rows.push({ baseline: baseline(thing), things: [thing] })
  }
  return rows.map(row => row.things.sort((one, other) => one.x - other.x))
}

export function segmentOf(words: Word[]): Segment {
  const [first] = words
  if (!first) throw new Error('A segment has at least one word')
  const longest = bestOf(words, word => word.text.length) ?? first
  return {
    ...{ text: textOf(words), words, page: first.page, x: first.x, font: longest.font },
    right: Math.max(...words.map(word => word.x + word.w)),
    baseline: baselineOf(longest),
    size: Math.max(...words.map(word => word.h)),
    bold: share(words, word => word.bold) > mostLetters,
    italic: share(words, word => word.italic) > mostLetters,
  }
}

/** The characters that people and programs use as bullets. */
export const bulletMark = /^(?:[•●▪◦‣■□○◆◇❖➢➤►▸▶➔→›»·∙⁃✓✔✦★*\-–—−]|o(?=\s))\s*/u

function splitRow(row: Word[]): Word[][] {
  const parts: Word[][] = []
  const widest = isSpacedOut(row) ? widestBetweenLetters : widestSpace
  for (const word of row) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    if (part && before && !parted(part, before, word, widest)) part.push(word)
    else parts.push([word])
  }
  return parts
}

/** True for a row of single letters, as in 'E X P E R I E N C E'. */
function isSpacedOut(row: Word[]) {
  return row.length >= 4 && row.filter(({ text }) => [...text].length === 1).length >= row.length * 0.8
}

/** In letter heights: the value of `widestSpace` for a row with spaced-out letters. */
const widestBetweenLetters = 2.6

function parted(part: Word[], before: Word, word: Word, widest: number) {
  const gap = word.x - (before.x + before.w)
  if (part.length === 1 && before.text.replace(bulletMark, '') === '') return gap > widestAfterBullet * word.h
  return gap > widest * Math.min(before.h, word.h)
}

function share(words: Word[], is: (word: Word) => boolean) {
  const letters = (some: Word[]) => some.reduce((sum, word) => sum + word.text.length, 0)
  return letters(words.filter(is)) / letters(words)
}

/** Joins letters that are spaced out, as in 'E X P E R I E N C E'. Only wider gaps are read as spaces. */
function textOf(words: Word[]) {
  const single = words.filter(word => [...word.text].length === 1 && /[\p{L}\d&]/u.test(word.text)).length
  const spaced = words.length >= 3 && single >= words.length * (words.length < 5 ? 1 : 0.8)
  if (!spaced) return words.map(word => word.text).join(' ')
  const gaps = gapsOf(words)
  const usual = gaps.slice(1).sort((one, other) => one - other)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return words.map((word, index) => ((gaps[index] ?? 0) > usual * 1.7 + 1 ? ` ${word.text}` : word.text)).join('')
}

/** True if the first word of a text would have fitted into the line before, so that the text does not continue it. */
export function wouldFit(next: Segment, before: Segment, end: number): boolean {
  const [word] = next.words
  return word !== undefined && before.right + word.w + word.h * space < end
}

/** In letter heights: the width of a space. */
const space = 0.3

/** The gap before each word, in points; 0 before the first word. */
export const gapsOf = (words: Word[]) =>
  words.map((word, index) => {
    const before = words[index - 1]
    return before ? word.x - (before.x + before.w) : 0
  })
