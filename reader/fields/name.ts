import { bestOf } from '../choose.ts'
import type { Found } from '../evidence.ts'
import { type Line, withCells, wordsIn } from '../lines/lines.ts'
import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import { plainWords } from '../words/lists.ts'
import { nameWords } from '../words/people.ts'

/**
 * The person's name: large, near the top, shaped like a name, and often hidden in the e-mail address. `height`: that of
 * the first page.
 */
export function findName(lines: Line[], { email, height }: { email: string; height: number }): Found | undefined {
  const first = lines.filter(line => line.page === (lines[0]?.page ?? 1))
  const sizes = first.map(line => line.size)
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const isPlain = smallest > largest * 0.95
  const settingOf = ({ size }: Line) => ({ email, isLargest: largest > smallest * larger && size === largest })
  const candidates = first.flatMap((line, index) =>
    [...readings(first, index, email), ...inSmallLetters(line, settingOf(line))]
      .filter(({ value }) => nameShaped(value))
      .map(({ value, from }) => {
        const isLargest = line.size === largest
        const whole = scoreName(value, { email, isLargest }) + worthOfHalves(from, settingOf(line))
        const standsOut = !isPlain || index < firstLines || hitsOf(value, email) > 0
        const look = (standsOut ? (line.size / largest) * 6 : 0) + (line.bold ? 0.5 : 0)
        return { value, from, score: whole + look - placePenalty(line, height) }
      }),
  )
  const best = bestOf(candidates, ({ score }) => score)
  if (!best || best.score <= leastScore) return undefined
  return { value: spellName(best.value), from: best.from, confidence: Math.min(Math.max(best.score / 10, 0.3), 0.98) }
}

/** Where all type is of one size, a name is one of the first lines, or in the e-mail address. */
const firstLines = 6

/** A large name with a word of it in the e-mail address scores 11, a large one alone 8. */
const leastScore = 2

/** 'JAN KOWALSKI' and 'Jan KOWALSKI' are Jan Kowalski; 'McDonald', 'J.P.' and 'III' are left as printed. */
export function spellName(name: string): string {
  const plain = name
    .replace(/\s+/g, ' ')
    .replace(/(?<![,;:|])[,;:|]+$/, '')
    .trim()
  const all = isCapitals(plain)
  return plain.replace(/[\p{L}\p{M}]+\.?/gu, word =>
    isShouted(word, all) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  )
}

function isShouted(word: string, all: boolean) {
  if (!isCapitals(word) || word.endsWith('.') || /^(?:II|III|IV|VI?)$/.test(word)) return false
  return all || word.length > 2 || /[AEIOUY]/.test(word)
}

/** The texts to try as the name, as a line may hold more than the name, or half of it. */
function readings(lines: Line[], index: number, email: string): Omit<Found, 'confidence'>[] {
  const line = lines[index]
  if (!line || line.bullet) return []
  const beforeSign = line.text.split(/\s{0,9}[|•·,]\s{0,9}|\s{1,9}[-–—]\s{0,9}|[–—]\s{1,9}/)[0] ?? ''
  const texts = [inLargestType(line), line.text, ...line.cells.map(cell => cell.text), beforeSign]
  const found = texts.map(text => ({ value: strip(text), from: [line] }))
  // The halves of a name may stand in a margin, beside other text.
  const smallest = Math.min(...lines.map(({ size }) => size))
  const left = lines.map(other => besideNothing(other, smallest))
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

/** The cells of a line before the text beside them, which is smaller where the name is large. */
function besideNothing(line: Line, smallest: number): Line {
  const [first, ...others] = line.cells
  if (!first) return line
  const isLarge = first.size > smallest * larger
  const end = others.findIndex(({ size }) => !isLarge || size < first.size * 0.9)
  return end < 0 ? line : withCells(line, line.cells.slice(0, end + 1))
}

/** The ratio to the smallest letters of a page from which the type of a name is large. */
const larger = 1.3

/** A name without any capitals: in the largest type with a word of it in the e-mail address, or with all of them there. */
function inSmallLetters(line: Line, { email, isLargest }: Setting) {
  const { text } = line
  const hits = hitsOf(text, email)
  const count = text.split(' ').length
  const isName = smallLetters.test(text) && (isLargest ? hits > 0 : hits === count)
  return isName ? [{ value: text.replace(/(?<=^|[ '’-])\p{Ll}/gu, letter => letter.toUpperCase()), from: [line] }] : []
}

type Setting = { email: string; isLargest: boolean }

const smallLetters = /^(?:[\p{Ll}'’-]{2,20} ){1,2}[\p{Ll}'’-]{2,20}$/u

/** The words of a line in its largest letters: a label may stand before them, and a title behind, in smaller type. */
function inLargestType(line: Line): string {
  const words = wordsIn(line)
  const size = Math.max(...words.map(({ h }) => h)) * 0.9
  const start = words.findIndex(({ h }) => h >= size)
  const rest = words.slice(start)
  const end = rest.findIndex(({ h }) => h < size)
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text).join(' ')
}

/** The lines right below this one that may go on with the name: large, too, and aligned left, right or centred. */
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
    // Halves in two sizes and typefaces are those of a name if the e-mail address has both.
    const areKnown = [top, line].every(({ text }) => nameCount(text) === 1 && hitsOf(text, email) === 1)
    if (!isBelow || line.bullet || !(isLarge || areKnown) || !isAligned(above, line)) continue
    // The largest letters of the page in two lines are one name, however many words each line has.
    const isOneBlock =
      isLargest && drop < 1.5 && isSetAlike(above, line) && isCapitals(above.text) === isCapitals(line.text)
    if (isOneBlock && [top, line].every(({ text }) => lettersOfName(strip(text)) && titleScore(text) === 0)) {
      stack.push(line)
      if (stack.length === longestStack) break
      continue
    }
    // 'Bauer' and 'Figueres' are surnames, too, below a single name of the same look.
    const isSurname = standsOut && stack.length === 1 && nameCount(top.text) === 1 && isSetAlike(top, line)
    const isOneFace = line.font.split('-')[0] === above.font.split('-')[0]
    if (!(isOneFace || areKnown) || !isHalf(top)) break
    if (!(isSurname ? isPart(line) : isHalf(line))) break
    // 'Jane Doe' in bold may have a third name below it in the same type; what is set otherwise is her title.
    const goesOn = isSetAlike(above, line) && isCapitals(above.text) === isCapitals(line.text)
    if (stack.some(({ text }) => nameCount(text) > 1) && !goesOn) break
    // Nor is what stands below two names set alike, unless it is set like them.
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

const isSetAlike = (one: Line, other: Line) =>
  one.bold === other.bold && Math.abs(one.size - other.size) < one.size * 0.05

const isHalf = (line: Line) => isPart(line) && titleScore(line.text) === 0 && !isPlace(line.text)
const isPart = ({ text }: Line) => nameCount(text) <= 2 && (lettersOfName(strip(text)) || /^\p{Lu}\p{L}$/u.test(text))

/** More lines make a better name, but for a word below a whole name of which only the name is in the e-mail address. */
function worthOfHalves(from: Line[], { email, isLargest }: Setting): number {
  const above = from.slice(0, -1)
  const last = from.at(-1)?.text ?? ''
  const known = above.reduce((sum, { text }) => sum + hitsOf(text, email), 0)
  const [first, second] = from.slice(-2)
  const isAlike = isLargest && first && second && isSetAlike(first, second)
  const isTitle = known > 1 && !last.includes(' ') && hitsOf(last, email) === 0 && !isAlike
  return isTitle ? -1 : above.length * (isAlike ? 1.2 : 0.7)
}

function strip(text: string) {
  return text
    .replace(label, '')
    .replace(/\s{0,9}\([^()]*\)\s{0,9}/g, ' ')
    .replace(degree, '')
    .replace(afterName, '')
    .replace(/\s{1,9}[-–—|/]\s*$/, '')
    .trim()
}

const label = new RegExp(`^${nameWords.labels}\\s*(?:[:–-]|of|de)?\\s+`, 'i')
const degree = new RegExp(`(?:,?\\s{1,3}${nameWords.degrees}\\.?){1,5}$`, 'i')
/** 'Ada Lovelace Academic CV', 'Ada Lovelace – Résumé'. */
const afterName = /[\s,–—|-]{1,9}(?:academic |professional )?(?:cv|r[ée]sum[ée]|curriculum vitae|lebenslauf)$/i

function nameShaped(text: string) {
  const words = text.split(/\s+/)
  const isTitled = words.slice(1, -1).some(word => documentWord.test(word)) // 'Ada Lebenslauf Lovelace'; 'Ada Page' is a name.
  return lettersOfName(text) && !words.every(word => titleScore(word) > 0) && !isTitled
}

/** True for a few capitalized words that are no heading, date or name of a document. */
export function lettersOfName(text: string) {
  const words = text.split(/\s+/)
  if (words.length > 5 || text.length > 45 || text.length < 3) return false
  if (
    /[\d@/\\:;!?&+#*=<>]|(?<!^(?:Dr|Prof|Ing|Mag|\p{Lu}))\.\w{2,}/u.test(text) ||
    headingKind(text) ||
    findDates(text).length > 0
  )
    return false
  if (documentWord.test(text)) return false
  return words.every(
    word =>
      particle.test(word) || /^(?:(?:\p{Ll}{1,4}['’])?\p{Lu}(?:[\p{L}'’.–-]*[\p{L}'’.])?|['’]?\p{Lo}+)$/u.test(word),
  )
}

/** A line that begins with this names the document, not the person: 'Lebenslauf'. */
export const documentWord = new RegExp(`^${nameWords.documents}\\b`, 'i')
const particle = new RegExp(`^${nameWords.links}$`, 'iu')

/** 'de la Fuente' is one name and 'María José Del Río' are three; 'Das' and 'Le' at the end are names. */
const nameCount = (text: string) =>
  text.split(/\s+/).filter((word, index, words) => index === words.length - 1 || !particle.test(word)).length

function scoreName(text: string, { email, isLargest }: { email: string; isLargest: boolean }) {
  const words = plainWords(text)
  const hits = hitsOf(text, email)
  const initials = words.length > 1 && hits > 0 ? 1 : 0
  const usual = (count: number) => count === 2 || count === 3
  const count = text.split(' ').length
  const shape = usual(count) || usual(nameCount(text)) ? 2 : count === 1 ? -1.5 : count < 6 ? 1 : 0
  // 'Koch' is a surname, too, if it is the second of two words in the largest type.
  const mayBeSurname = isLargest && words.length === 2 && titleScore(words[0] ?? '') === 0
  const title = titleScore(text) * (mayBeSurname ? 0.75 : 1.5)
  return hits * 2 + initials + shape - title - companyScore(text) * 1.5 - (isPlace(text) ? 4 : 0)
}

/** How many words of a text are in the e-mail address: in its first part, or in a domain of one's own. */
function hitsOf(text: string, email: string): number {
  const [local = '', domain = ''] = email.split('@').map(part => plainWords(part).join(''))
  return plainWords(text).filter(
    word => (word.length > 2 && local.includes(word)) || (word.length > 3 && domain.includes(word)),
  ).length
}

/** A name stands in the upper third of the page, the higher the more likely. */
function placePenalty({ baseline }: Line, height: number) {
  const depth = baseline / height
  return (depth > 0.36 ? 2 : 0) + depth * 2
}
