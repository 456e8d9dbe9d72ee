import type { Bbox, Line } from 'tesseract.js'
import { withDots } from './dots.ts'
import type { Engine, EngineLanguage } from './engine.ts'
import { cut, type Grey } from './grey.ts'

/** The confidence of the engine (0 to 100) below which a word counts as guessed. */
const guessed = 50

/** The maximum number of lines that are read again: with more bad lines, the whole page is bad. */
const mostLines = 12

/** In line heights: the margin around a line that is read alone. */
const margin = 0.4

/** The minimum gain in the mean confidence of a line's letters for a second reading to be used. */
const leastGain = 3

/**
 * Reads lines with guessed words again, each line on a picture of its own: beside other lines, the engine mistakes the
 * size of letters, and joins '@' with its neighbours. Returns the reading with the higher confidence, and adds dots
 * that the engine missed in addresses.
 */
export async function lookAgain(engine: Engine, picture: Grey, { lines, language }: ReadLines): Promise<Line[]> {
  const poor = lines
    .filter(line => line.words.some(isGuessed))
    .sort((one, other) => lettersGuessed(other) - lettersGuessed(one))
    .slice(0, mostLines)
  const better = new Map<Line, Line[]>()
  for (const line of poor) {
    const frame = around(line.bbox, picture)
    const again = (await engine.recognise(cut(picture, frame), language, 'line')).map(one => moved(one, frame))
    if (sureness(again) > sureness([line]) + leastGain) better.set(line, again)
  }
  return withDots(
    lines.flatMap(line => better.get(line) ?? [line]),
    picture,
  )
}

type ReadLines = { lines: Line[]; language: EngineLanguage }

const isGuessed = ({ text, confidence }: Line['words'][number]) => confidence < guessed && lengthOf(text) > 1

const lengthOf = (text: string) => text.replace(/\s/g, '').length

const lettersGuessed = ({ words }: Line) =>
  words.filter(isGuessed).reduce((letters, { text }) => letters + lengthOf(text), 0)

/** The mean confidence of the letters in the lines. */
function sureness(lines: Line[]): number {
  const words = lines.flatMap(line => line.words)
  const letters = words.reduce((sum, { text }) => sum + lengthOf(text), 0)
  return words.reduce((sum, { text, confidence }) => sum + confidence * lengthOf(text), 0) / Math.max(1, letters)
}

/** The box with a margin, within the picture. */
function around({ x0, y0, x1, y1 }: Bbox, { width, height }: Grey): Bbox {
  const more = Math.round((y1 - y0) * margin)
  return {
    x0: Math.max(0, x0 - more),
    y0: Math.max(0, y0 - more),
    x1: Math.min(width, x1 + more),
    y1: Math.min(height, y1 + more),
  }
}

/** A line of a cut-out, with its position on the whole picture. */
function moved(line: Line, { x0: right, y0: down }: Bbox): Line {
  const move = <Place extends Bbox>(place: Place): Place => ({
    ...place,
    ...{ x0: place.x0 + right, y0: place.y0 + down, x1: place.x1 + right, y1: place.y1 + down },
  })
  const words = line.words.map(word => ({ ...word, bbox: move(word.bbox) }))
  return { ...line, words, bbox: move(line.bbox), baseline: move(line.baseline) }
}
