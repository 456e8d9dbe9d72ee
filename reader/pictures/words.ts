import type { Line, Word as Recognised } from 'tesseract.js'
import { ascent, type Word } from '../pages/layout.ts'
import type { Grey } from './grey.ts'
import { withMailDomain } from './mailDomains.ts'
import { weightOf } from './weight.ts'

/** A page that was recognised: its lines, the picture from which the lines were read, and the pixels per point. */
type RecognisedPage = { number: number; lines: Line[]; picture: Grey; pixels: number }

/** The words of a page as the reader needs them: in points, with a size for each line and the engine's confidence. */
export function wordsOf({ number, lines, picture, pixels }: RecognisedPage): Word[] {
  const read = lines.map(line => ({ line, size: sizeOf(line) })).filter(({ size }) => size > 0)
  const sizes = evened(read.map(({ size }) => size))
  const rows = read.map(({ line }, index) => ({ line, size: sizes[index] ?? 0 }))
  const weights = rows.map(({ line, size }) => line.words.map(word => weightOf(picture, word.bbox) / size))
  const usual = medianOf(
    rows.flatMap(({ line }, row) => (weights[row] ?? []).filter((_, at) => isLong(line.words[at]))),
  )
  return rows.flatMap(({ line, size }, row) => {
    const bold = boldAmong(line.words, weights[row] ?? [], usual * boldFrom)
    return line.words.flatMap((word, at) => {
      const plain = strokeOf(word, line, size) ?? textOf(word, line, size)
      const text = withMailDomain(plain)
      if (text === '') return []
      const { x0, x1 } = word.bbox
      const confidence = word.confidence / 100
      const h = size / pixels
      const y = baselineAt(line, (x0 + x1) / 2) / pixels - h * ascent
      const place = { page: number, x: x0 / pixels, y, w: (x1 - x0) / pixels, h }
      return [
        {
          text,
          ...place,
          font: '',
          bold: bold[at] ?? false,
          italic: false,
          sure: text === plain ? confidence : Math.min(confidence, mended),
        },
      ]
    })
  })
}

/** The maximum confidence in an address whose service was corrected: the part before it may be wrong, too. */
const mended = 0.5

/**
 * Decides which words of a line are bold. Most lines are entirely bold or not at all, and the weight of a few letters
 * is weak evidence: a change within a line counts only if both parts are long enough and clearly differ in weight.
 */
function boldAmong(words: Recognised[], weights: number[], from: number): boolean[] {
  const letters = words.map(lengthOf)
  const all = sum(letters)
  const mean = (start: number, end: number) =>
    sum(weights.slice(start, end).map((weight, index) => weight * (letters[start + index] ?? 0))) /
    Math.max(1, sum(letters.slice(start, end)))
  const whole = words.map(() => mean(0, words.length) > from)
  let best = { gain: leastGain, kinds: whole }
  for (let at = 1; at < words.length; at += 1) {
    const [before, after] = [mean(0, at), mean(at, words.length)]
    const [few, many] = [sum(letters.slice(0, at)), sum(letters.slice(at))]
    if (before > from === after > from || Math.min(few, many) < fewestLetters) continue
    const gain = (Math.abs(before - after) / from) * (Math.min(few, many) / all) ** 0.25
    if (gain > best.gain) best = { gain, kinds: words.map((_, index) => (index < at ? before : after) > from) }
  }
  return best.kinds
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The minimum number of letters of each part, and the minimum relative difference, of a change within a line. */
const fewestLetters = 4
const leastGain = 0.16

/** Letters are bold if their strokes are at least this many times as thick as most strokes of the page. */
const boldFrom = 1.3

const lengthOf = ({ text }: Recognised) => text.replace(/[^\p{L}\p{N}]/gu, '').length
const isLong = (word: Recognised | undefined) => word !== undefined && lengthOf(word) >= 3

/** As shares of a letter's size: the heights of tall and low letters above the baseline, and the depth below it. */
const high = 0.72
const low = 0.52
const below = 0.21

/** The size of a line's letters in pixels, by the boxes of its words and their letters; 0 if it has no letters. */
function sizeOf(line: Line): number {
  const heights = line.words.flatMap(({ text, bbox }) => {
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '')
    if (letters.length < 2) return []
    const rise = /[\p{Lu}\p{N}bdfhijklt\u00c0-\u017f]/u.test(text) ? high : low
    const fall = /[gjpqy,;()[\]Qç]/.test(text) ? below : 0
    return Array<number>(letters.length).fill((bbox.y1 - bbox.y0) / (rise + fall))
  })
  if (heights.length > 0) return medianOf(heights)
  const { y0, y1 } = line.bbox
  return /[\p{L}\p{N}]/u.test(line.text) ? (y1 - y0) / high : 0
}

/** Sizes that differ by less than this share are equal apart from errors of measurement. */
const sameSize = 0.1

/** Replaces each size by the median of the sizes close to it. */
function evened(sizes: number[]): number[] {
  const near = (size: number, all: number[]) => medianOf(all.filter(other => Math.abs(other - size) <= size * sameSize))
  const once = sizes.map(size => near(size, sizes))
  return once.map(size => near(size, once))
}

function medianOf(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The vertical position of a line's baseline at a horizontal position, in pixels. */
export function baselineAt({ baseline, bbox }: Line, x: number): number {
  const { x0, y0, x1, y1 } = baseline
  if (x1 <= x0) return bbox.y1
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

/** The text of a word. A dot read as another character becomes a bullet at the start of a line, else a separator. */
function textOf({ text, bbox }: Recognised, { words }: Line, size: number): string {
  const plain = text.normalize('NFKC').trim()
  const at = words.findIndex(word => word.bbox.x0 === bbox.x0)
  const next = words[at + 1]
  const [width, height] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0]
  const isDot = [...plain].length === 1 && width < size * widestDot && height < size * tallestDot
  const isSign = /^[=«»+*°©®•·>¢§■□●○¤~]+$/u.test(plain)
  if (at === 0 && next) {
    const isRing = /^(?:LJ|\[J|\[\]|[Ooe0]\)?)$/.test(plain) && next.bbox.x0 - bbox.x1 > size * gapBehindBullet
    if (isSign || isRing || (isDot && !/^[-–—]$/.test(plain))) return '•'
  }
  const isAmongFigures = /\d$/.test(words[at - 1]?.text ?? '') && /^\d\d/.test(next?.text ?? '')
  if (isDot && isAmongFigures && /^[+*°•=~«»]$/.test(plain)) return '·'
  // A dash is flat, but a dot that was read as a dash is as high as it is wide.
  const isRound = isDot && height > width * leastRound && height < size * tallestParting
  if (at > 0 && next && isRound && /^[-+*°=~«»]$/.test(plain)) return '•'
  return /[\p{L}\p{N}]|^[-–—•|/&+@#·,;:()%.€$£]+$/u.test(plain) ? plain : ''
}

/**
 * Decides whether a single stroke is an 'I' or a bar, as the engine confuses the two. Before a capital or a digit, the
 * stroke is a bar, as a sentence continues after an 'I' with a small letter. A bar mostly reaches below the baseline.
 */
function strokeOf(word: Recognised, line: Line, size: number): '|' | 'I' | undefined {
  const text = word.text.trim()
  if (text !== '|' && text !== 'I') return undefined
  const at = line.words.indexOf(word)
  const next = line.words[at + 1]?.text ?? ''
  if (at > 0 && /^[\p{Lu}\p{N}+@(]/u.test(next)) return '|'
  const stands = word.bbox.y1 - baselineAt(line, word.bbox.x0) < size * leastBelow
  return stands && line.words.length > 1 ? 'I' : text
}

const leastBelow = 0.08

/** As shares of a letter's size: the maximum width and height of a dot. The lowest letter is higher than a dot. */
const widestDot = 0.6
const tallestDot = 0.46

/** The minimum height of a round mark as a share of its width, and its maximum height as a share of a letter's size. */
const leastRound = 0.7
const tallestParting = 0.4

/** As a share of a letter's size: the minimum gap between a bullet and its text. */
const gapBehindBullet = 0.45
