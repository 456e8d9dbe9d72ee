import { bestOf } from '../choose.ts'
import type { FieldValue } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import { plainWords } from '../words/lists.ts'
import { isSetAlike, larger, textsToTry } from './nameLines.ts'
import { hitsOf, nameCount, nameShaped, spellName } from './nameWords.ts'

/**
 * Finds the person's name: in large type, near the top, in the form of a name, and often a part of the e-mail address.
 * `height`: the height of the first page.
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

/** If all text has one size, only a name in this many first lines or in the e-mail address stands out. */
const firstLines = 6

/** The minimum score of a name. A large name scores 8, and 11 if one of its words is in the e-mail address. */
const leastScore = 2

/** A name in small letters. The e-mail address must contain all its words, or, in the largest type, any of them. */
function inSmallLetters(line: Line, { email, isLargest }: Setting) {
  const { text } = line
  const hits = hitsOf(text, email)
  const count = text.split(' ').length
  const isName = smallLetters.test(text) && (isLargest ? hits > 0 : hits === count)
  return isName ? [{ value: text.replace(/(?<=^|[ '’-])\p{Ll}/gu, letter => letter.toUpperCase()), from: [line] }] : []
}

type Setting = { email: string; isLargest: boolean }

const smallLetters = /^(?:[\p{Ll}'’-]{2,20} ){1,2}[\p{Ll}'’-]{2,20}$/u

/** The score of a name's further lines, negative if the e-mail address contains the lines above, but not the last. */
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
  // An occupation such as 'Koch' may be a surname if it is the second of two words in the largest type.
  const mayBeSurname = isLargest && words.length === 2 && titleScore(words[0] ?? '') === 0
  const title = titleScore(text) * (mayBeSurname ? 0.75 : 1.5)
  return hits * 2 + initials + shape - title - companyScore(text) * 1.5 - (isPlace(text) ? 4 : 0)
}

/** The penalty for the position: a name is mostly in the upper third of the page, near the top. */
function placePenalty({ baseline }: Line, height: number) {
  const depth = baseline / height
  return (depth > 0.36 ? 2 : 0) + depth * 2
}
