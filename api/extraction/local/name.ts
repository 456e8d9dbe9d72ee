import { plainWords } from '../../language/lists.ts'
import { nameWords } from '../../language/people.ts'
import { bestOf } from '../choose.ts'
import type { Found } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'

/** The person's name: large, near the top, shaped like a name, and often hidden in the e-mail address. */
export function findName(lines: Line[], email: string): Found | undefined {
  const first = lines.filter(line => line.page === (lines[0]?.page ?? 1))
  const largest = Math.max(...first.map(line => line.size))
  const candidates = first.flatMap((line, index) =>
    readings(first, index)
      .filter(({ value }) => nameShaped(value))
      .map(({ value, from }) => {
        const whole = scoreName(value, email) + (from.length - 1) * 0.7
        return { value, from, score: whole + (line.size / largest) * 6 + (line.bold ? 0.5 : 0) - placePenalty(line) }
      }),
  )
  const best = bestOf(candidates, ({ score }) => score)
  if (!best || best.score <= leastScore) return undefined
  return { value: spellName(best.value), from: best.from, confidence: Math.min(Math.max(best.score / 10, 0.3), 0.98) }
}

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
function readings(lines: Line[], index: number): Omit<Found, 'confidence'>[] {
  const line = lines[index]
  const next = lines[index + 1]
  if (!line || line.bullet) return []
  const beforeSign = line.text.split(/\s{0,9}[|•·,–—]\s{0,9}|\s{1,9}-\s{1,9}/)[0] ?? ''
  const texts = [line.text, ...line.cells.map(cell => cell.text), beforeSign]
  const found = texts.map(text => ({ value: strip(text), from: [line] }))
  const halves =
    next && Math.abs(next.size - line.size) < 1 && next.gap < 2 && next.font.split('-')[0] === line.font.split('-')[0]
  const plain = next && [line, next].every(({ text }) => titleScore(text) === 0 && !isPlace(text) && !headingKind(text))
  if (halves && plain && nameCount(line.text) <= 2 && nameCount(next.text) <= 2) {
    found.push({ value: strip(`${line.text} ${next.text}`), from: [line, next] })
  }
  return found
}

function strip(text: string) {
  return text
    .replace(label, '')
    .replace(/\s{0,9}\([^()]*\)\s{0,9}/g, ' ')
    .replace(degree, '')
    .trim()
}

const label = new RegExp(`^${nameWords.labels}\\s*(?:[:–-]|of|de)?\\s+`, 'i')
const degree = new RegExp(`,?\\s{1,9}${nameWords.degrees}$`, 'i')

function nameShaped(text: string) {
  const words = text.split(/\s+/)
  if (words.length > 5 || text.length > 45 || text.length < 3) return false
  if (/[\d@/\\:;!?&+#*=<>]|\.\w{2,}/.test(text) || headingKind(text) || findDates(text).length > 0) return false
  if (documentWord.test(text) || words.every(word => titleScore(word) > 0)) return false
  return words.every(word => particle.test(word) || /^(?:\p{Lu}[\p{L}'’.-]*|['’]?\p{Lo}+)$/u.test(word))
}

const documentWord = new RegExp(`^${nameWords.documents}\\b`, 'i')
const particle = new RegExp(`^${nameWords.links}$`, 'iu')

/** 'de la Fuente' is one name and 'María José Del Río' are three; 'Das' and 'Le' at the end are names. */
const nameCount = (text: string) =>
  text.split(/\s+/).filter((word, index, words) => index === words.length - 1 || !particle.test(word)).length

function scoreName(text: string, email: string) {
  const words = plainWords(text)
  const local = plainWords(email.split('@')[0] ?? '').join('')
  const hits = words.filter(word => word.length > 2 && local.includes(word)).length
  const initials = words.length > 1 && words.some(word => word.length > 2 && local.includes(word)) ? 1 : 0
  const usual = (count: number) => count === 2 || count === 3
  const count = text.split(' ').length
  const shape = usual(count) || usual(nameCount(text)) ? 2 : count === 1 ? -1.5 : 0
  return hits * 2 + initials + shape - titleScore(text) * 1.5 - companyScore(text) * 1.5 - (isPlace(text) ? 4 : 0)
}

const placePenalty = (line: Line) => (line.baseline > 300 ? 2 : 0) + line.baseline / 400
