import type { FieldValue } from '../evidence.ts'
import { type Line, withCells, wordsIn } from '../lines/lines.ts'
import { isCapitals } from '../text/capitals.ts'
import { titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import { hitsOf, lettersOfName, nameCount, strip } from './nameWords.ts'

/** For each line, the texts that may be the name: a line may contain more than the name, or only half of it. */
export function textsToTry(lines: Line[], email: string): Omit<FieldValue, 'confidence'>[][] {
  const smallest = Math.min(...lines.map(({ size }) => size))
  const left = lines.map(line => besideNothing(line, smallest))
  return lines.map((line, index) => (line.bullet ? [] : textsAt(index, { line, lines, left, email })))
}

/** `left`: the lines without the text beside their first cells, to find a name on two lines of a margin. */
type Page = { line: Line; lines: Line[]; left: Line[]; email: string }

function textsAt(index: number, { line, lines, left, email }: Page): Omit<FieldValue, 'confidence'>[] {
  const beforeSign = line.text.split(/\s{0,9}[|•·,]\s{0,9}|\s{1,9}[-–—]\s{0,9}|[–—]\s{1,9}/)[0] ?? ''
  const texts = [inLargestType(line), line.text, ...line.cells.map(cell => cell.text), beforeSign]
  const found = texts.map(text => ({ value: strip(text), from: [line] }))
  const isBeside = left.slice(index, index + 4).some((other, at) => other !== lines[index + at])
  const stacks = [{ all: lines, top: line }, ...(isBeside ? [{ all: left, top: left[index] ?? line }] : [])]
  for (const { all, top } of stacks) {
    const stack = stackOf(all, top, email)
    for (let count = 2; count <= stack.length; count += 1) {
      const halves = stack.slice(0, count)
      const from = halves.flatMap(half => lines[all.indexOf(half)] ?? [])
      found.push({ value: strip(halves.map(({ text }) => text).join(' ')), from })
    }
  }
  return found
}

/** The line without the text beside its first cell. Beside a large name, only smaller text is removed. */
function besideNothing(line: Line, smallest: number): Line {
  const [first, ...others] = line.cells
  if (!first) return line
  const isLarge = first.size > smallest * larger
  const end = others.findIndex(({ size }) => !isLarge || size < first.size * 0.9)
  return end < 0 ? line : withCells(line, line.cells.slice(0, end + 1))
}

/** Type counts as large if it is more than this many times as large as the smallest letters of the page. */
export const larger = 1.3

/** The words of a line in its largest letters, without a label before them or a title after them in smaller type. */
function inLargestType(line: Line): string {
  const words = wordsIn(line)
  const size = Math.max(...words.map(({ h }) => h)) * 0.9
  const start = words.findIndex(({ h }) => h >= size)
  const rest = words.slice(start)
  const end = rest.findIndex(({ h }) => h < size)
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text).join(' ')
}

/** A line and the lines right below it that may continue a name: of similar size, aligned left, right or centred. */
function stackOf(lines: Line[], top: Line, email: string): Line[] {
  const stack = [top]
  const standsOut = top.bold || lines.some(({ size }) => size < top.size * 0.9)
  const isLargest =
    lines.every(({ size }) => size < top.size * 1.05) && lines.some(({ size }) => size * larger < top.size)
  for (const line of lines) {
    const above = stack.at(-1) ?? top
    const drop = (line.baseline - above.baseline) / Math.max(line.size, above.size)
    const isBelow = line.page === top.page && drop > 0.5 && drop < 2
    const isLarge = Math.max(line.size, above.size) < Math.min(line.size, above.size) * 2
    // Two lines in different sizes and typefaces are one name if the e-mail address contains both.
    const areKnown = [top, line].every(({ text }) => nameCount(text) === 1 && hitsOf(text, email) === 1)
    if (!isBelow || line.bullet || !(isLarge || areKnown) || !isAligned(above, line)) continue
    // Two lines in the largest letters of the page are one name, with any number of words.
    const isOneBlock =
      isLargest && drop < 1.5 && isSetAlike(above, line) && isCapitals(above.text) === isCapitals(line.text)
    if (isOneBlock && [top, line].every(({ text }) => lettersOfName(strip(text)) && titleScore(text) === 0)) {
      stack.push(line)
      if (stack.length === longestStack) break
      continue
    }
    // 'Bauer' and 'Figueres' may be surnames if they are below a single name in the same style.
    const isSurname = standsOut && stack.length === 1 && nameCount(top.text) === 1 && isSetAlike(top, line)
    const isOneFace = line.font.split('-')[0] === above.font.split('-')[0]
    if (!(isOneFace || areKnown) || !isHalf(top)) break
    if (!(isSurname ? isPart(line) : isHalf(line))) break
    // Below 'Jane Doe' in bold, a line in the same style may be a third name; a line in another style is a job title.
    const goesOn = isSetAlike(above, line) && isCapitals(above.text) === isCapitals(line.text)
    if (stack.some(({ text }) => nameCount(text) > 1) && !goesOn) break
    // A line below two names in the same style is no name, unless the line has that style, too.
    const [, second] = stack
    if (second && isSetAlike(top, second) && !isSetAlike(above, line)) break
    stack.push(line)
    if (stack.length === longestStack) break
  }
  return stack
}

const longestStack = 3

function isAligned(one: Line, other: Line) {
  const near = (a: number, b: number) => Math.abs(a - b) < Math.max(one.size, other.size) * 0.35
  return near(one.x, other.x) || near(one.right, other.right) || near(one.x + one.right, other.x + other.right)
}

export const isSetAlike = (one: Line, other: Line) =>
  one.bold === other.bold && Math.abs(one.size - other.size) < one.size * 0.05

const isHalf = (line: Line) => isPart(line) && titleScore(line.text) === 0 && !isPlace(line.text)
const isPart = ({ text }: Line) => nameCount(text) <= 2 && (lettersOfName(strip(text)) || /^\p{Lu}\p{L}$/u.test(text))
