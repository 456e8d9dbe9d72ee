import { bestOf } from '../choose.ts'
import type { FieldValue } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import { plainWords } from '../words/lists.ts'
import { isSetAlike, larger, textsToTry } from './nameLines.ts'
import { hitsOf, nameCount, nameShaped, spellName } from './nameWords.ts'

/**
 * The person's name: large, near the top, shaped like a name, and often hidden in the e-mail address. `height`: that of
 * the first page.
 */
export function findName(lines: Line[], { email, height }: { email: string; height: number }): FieldValue | undefined {
  const first = lines.filter(line => line.page === (lines[0]?.page ?? 1))
  const sizes = first.map(line => line.size)
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const isPlain = smallest > largest * 0.95
  const settingOf = ({ size }: Line) => ({ email, isLargest: largest > smallest * larger && size === largest })
  const texts = textsToTry(first, email)
  const candidates = first.flatMap((line, index) =>
    [...(texts[index] ?? []), ...inSmallLetters(line, settingOf(line))]
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

/** A name stands in the upper third of the page, the higher the more likely. */
function placePenalty({ baseline }: Line, height: number) {
  const depth = baseline / height
  return (depth > 0.36 ? 2 : 0) + depth * 2
}
