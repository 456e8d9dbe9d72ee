import { baselineOf, type Word } from '../pages/layout.ts'

/** Words that stand side by side without a wide gap: a line of running text, or one cell of a row. */
export type Segment = {
  text: string
  words: Word[]
  page: number
  x: number
  right: number
  baseline: number
  size: number
  bold: boolean
  italic: boolean
  font: string
}

/** A gap this many letter heights wide separates two cells; the spaces of justified text stay below it. */
const widestSpace = 1.35

export function segmentsOf(words: Word[]): Segment[] {
  return rowsOf(words, baselineOf).flatMap(row => splitRow(row).map(segmentOf))
}

/** Things that share a baseline, from top to bottom, each row from left to right. */
export function rowsOf<Thing extends { x: number }>(things: Thing[], baseline: (thing: Thing) => number): Thing[][] {
  const rows: { baseline: number; things: Thing[] }[] = []
  for (const thing of [...things].sort((one, other) => baseline(one) - baseline(other))) {
    const row = rows.at(-1)
    if (row && baseline(thing) - row.baseline < 2.6) row.things.push(thing)
    else rows.push({ baseline: baseline(thing), things: [thing] })
  }
  return rows.map(row => row.things.sort((one, other) => one.x - other.x))
}

export function segmentOf(words: Word[]): Segment {
  const [first] = words
  if (!first) throw new Error('A segment has at least one word')
  const longest = words.reduce((most, word) => (word.text.length > most.text.length ? word : most))
  return {
    text: textOf(words),
    words,
    page: first.page,
    x: first.x,
    right: Math.max(...words.map(word => word.x + word.w)),
    baseline: baselineOf(longest),
    size: Math.max(...words.map(word => word.h)),
    bold: share(words, word => word.bold) > 0.6,
    italic: share(words, word => word.italic) > 0.6,
    font: longest.font,
  }
}

/** Bullets as people and programs draw them. */
export const bulletMark = /^(?:[•●▪◦‣■□○◆◇❖➢➤►▸▶➔→›»·∙⁃✓✔✦★*\-–—]|o(?=\s))\s*/u

function splitRow(row: Word[]): Word[][] {
  const parts: Word[][] = []
  for (const word of row) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    if (part && before && !parted(part, before, word)) part.push(word)
    else parts.push([word])
  }
  return parts
}

function parted(part: Word[], before: Word, word: Word) {
  const gap = word.x - (before.x + before.w)
  if (part.length === 1 && before.text.replace(bulletMark, '') === '') return gap > 6 * word.h
  return gap > widestSpace * Math.min(before.h, word.h)
}

function share(words: Word[], is: (word: Word) => boolean) {
  const letters = (some: Word[]) => some.reduce((sum, word) => sum + word.text.length, 0)
  return letters(words.filter(is)) / letters(words)
}

/** 'E X P E R I E N C E' is one word that somebody found pretty: wider gaps than its own are the spaces. */
function textOf(words: Word[]) {
  const single = words.filter(word => [...word.text].length === 1 && /[\p{L}\d&]/u.test(word.text)).length
  if (words.length < 3 || single < words.length * (words.length < 5 ? 1 : 0.8))
    return words.map(word => word.text).join(' ')
  const gaps = words.map((word, index) => {
    const before = words[index - 1]
    return before ? word.x - (before.x + before.w) : 0
  })
  const usual = [...gaps.slice(1)].sort((one, other) => one - other)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return words.map((word, index) => ((gaps[index] ?? 0) > usual * 1.7 + 1 ? ` ${word.text}` : word.text)).join('')
}
