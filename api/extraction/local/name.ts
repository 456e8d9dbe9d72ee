import { plainWords } from '../../language/lists.ts'
import type { Found } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import { isCapitals } from '../lines/sections.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'

/** The person's name: large, near the top, shaped like a name, and often hidden in the e-mail address. */
export function findName(lines: Line[], email: string): Found<string> | undefined {
  const first = lines.filter(line => line.page === (lines[0]?.page ?? 1))
  const largest = Math.max(...first.map(line => line.size))
  const candidates = first.flatMap((line, index) => readings(first, index).map(found => ({ found, line })))
  let best: { found: Reading; score: number } | undefined
  for (const { found, line } of candidates) {
    const score =
      scoreName(found.value, email) +
      (found.from.length - 1) * 0.7 +
      (line.size / largest) * 6 +
      (line.bold ? 0.5 : 0) -
      placePenalty(line)
    if (nameShaped(found.value) && score > (best?.score ?? 2)) best = { found, score }
  }
  return best && { value: spellName(best.found.value), from: best.found.from, confidence: sureOf(best.score) }
}

/** A large name with a word of it in the e-mail address scores 11, a large one alone 8. */
const sureOf = (score: number) => Math.min(Math.max(score / 10, 0.3), 0.98)

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

type Reading = Omit<Found<string>, 'confidence'>

/** A line may hold more than the name, or half of it. */
function readings(lines: Line[], index: number): Reading[] {
  const line = lines[index]
  const next = lines[index + 1]
  if (!line || line.bullet) return []
  const found: Reading[] = [{ value: strip(line.text), from: [line] }]
  for (const cell of line.cells) found.push({ value: strip(cell.text), from: [line] })
  const beforeSign = line.text.split(/\s{0,9}[|•·,–—]\s{0,9}|\s{1,9}-\s{1,9}/)[0] ?? ''
  found.push({ value: strip(beforeSign), from: [line] })
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
    .replace(/^(?:name|full name|nom|imi[ęe] i nazwisko|curriculum vitae|resume|cv)\s*(?:[:–-]|of|de)?\s+/i, '')
    .replace(/\s{0,9}\([^()]*\)\s{0,9}/g, ' ')
    .replace(/,?\s{1,9}(?:ph\.?d\.?|m\.?d\.?|mba|msc|bsc|pmp|cpa|jr\.?|esq\.?|rn|she\/her|he\/him|they\/them)$/i, '')
    .trim()
}

function nameShaped(text: string) {
  const words = text.split(/\s+/)
  if (words.length > 5 || text.length > 45 || text.length < 3) return false
  if (/[\d@/\\:;!?&+#*=<>]|\.\w{2,}/.test(text) || headingKind(text) || findDates(text).length > 0) return false
  if (/^(?:curriculum|resume|résumé|vitae|cv|page|contact)\b/i.test(text)) return false
  if (words.every(word => titleScore(word) > 0)) return false
  return words.every(word => particle.test(word) || /^(?:\p{Lu}[\p{L}'’.-]*|['’]?\p{Lo}+)$/u.test(word))
}

const particle =
  /^(?:de|da|do|di|du|del|della|las?|los|les?|das|dos|van|von|vom|der|den|het|te|ter|ten|el|al|bin|ibn|y|e|af|zu|zur)$/iu

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
