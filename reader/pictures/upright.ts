import type { Line } from 'tesseract.js'
import type { Engine } from './engine.ts'
import { cut, type Grey, turnQuarters } from './grey.ts'

/** The minimum confidence of the engine and the minimum length of a word that was read and not guessed. */
const sure = 75
const shortest = 3

/** A page with fewer letters in such words may be turned. Another direction must have `timesMore` times as many. */
const fewLetters = 120
const timesMore = 2

/** True if so little was read that the page may not be upright. */
export const mayBeTurned = (lines: Line[]) => lettersRead(lines) < fewLetters

/** The number of clockwise quarter turns that make the text of a picture upright, tested on its middle part. */
export async function quartersToTurn(engine: Engine, picture: Grey): Promise<number> {
  const found = []
  for (const quarters of [0, 1, 2, 3]) {
    const middle = middleOf(turnQuarters(picture, quarters))
    found.push({ quarters, letters: lettersRead(await engine.recognise(middle, 'english')) })
  }
  const [asItIs, ...turned] = found
  const [best] = turned.sort((one, other) => other.letters - one.letters)
  const isClear = best && asItIs && best.letters > Math.max(asItIs.letters * timesMore, fewLetters / 4)
  return isClear ? best.quarters : 0
}

/** The middle half of a picture's height: most pages have text there. */
const middleOf = (picture: Grey) =>
  cut(picture, {
    ...{ x0: 0, x1: picture.width },
    ...{ y0: Math.floor(picture.height / 4), y1: Math.floor((picture.height * 3) / 4) },
  })

const lettersRead = (lines: Line[]) =>
  lines
    .flatMap(line => line.words)
    .filter(({ text, confidence }) => confidence >= sure && lengthOf(text) >= shortest)
    .reduce((letters, { text }) => letters + lengthOf(text), 0)

const lengthOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
