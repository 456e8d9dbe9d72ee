import { dates } from '@talentdesk/reader/words/resumes'
import { cleanedAmount, piecesOf } from '../money/pieces.ts'
import type { Period } from '../money/words.ts'
import { startWords } from './startWords.ts'

/** A possible start: from a day on, or after a notice period. */
export type Start = { day: Date } | { noticeDays: number }

/** The start for 'at once': a day before all other days. */
const EVER: Start = { day: new Date('1970-01-01T00:00:00Z') }

/**
 * The start stated in an availability: '2026-12-01', 'ab 01.03.2027', 'Dec 1, 2026', 'fin mars 2027', 'Q2 2027',
 * 'sofort', '2 weeks notice'. Null if the text is unreadable or ambiguous: '01/03/2027', 'March', or 'in two weeks', as
 * the day of writing is not known.
 */
export function startOf(text: string): Start | null {
  const said = cleanedAmount(text)
    .toLowerCase()
    .replace(/(?<![\s:.,!])[\s:.,!]+$/, '')
  if (isAtOnce(said)) return EVER
  const rest = withoutWords(said, startWords.before)
  if (rest !== said && isAtOnce(rest)) return EVER
  return dayNamed(rest) ?? noticeNamed(rest)
}

const immediately = new Set<string>(startWords.immediately)
const isAtOnce = (text: string) => immediately.has(text)

/** Removes words from the beginning of a text, the longest word first, until the text begins with none of the words. */
function withoutWords(text: string, words: readonly string[]): string {
  const found = [...words]
    .sort((one, other) => other.length - one.length)
    .find(word => text.startsWith(word) && !/^[\p{L}\d]/u.test(text.slice(word.length)))
  return found ? withoutWords(text.slice(found.length).replace(/^[\s:,'’-]+/, ''), words) : text
}

function dayNamed(text: string): Start | null {
  const day = dayInDigits(text) ?? dayWithMonth(text) ?? quarter(text)
  return day && { day }
}

/** Reads '2027-03-01', '2027/3/1', '01.03.2027', '1.3.27', '15/03/2027', '03/2027', '2027-03'. */
function dayInDigits(text: string): Date | null {
  const [, year, month, day = '1'] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? []
  if (year) return dateOf(Number(year), Number(month), Number(day))
  const [, monthAlone, its] = /^(\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  if (its) return dateOf(Number(its), Number(monthAlone), 1)
  const [, first, mark, second, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(text) ?? []
  if (!last) return null
  const whole = last.length === 2 ? 2000 + Number(last) : Number(last)
  const [one, other] = [Number(first), Number(second)]
  // With dots, the day always comes first.
  if (mark === '.' || one > 12 || one === other) return dateOf(whole, other, one)
  return other > 12 ? dateOf(whole, one, other) : null
}

const MONTHS = new Map(
  dates.months.flatMap((names, at) => names.map(name => [name.replace(/\.$/, ''), at + 1] as const)),
)
const PARTS = Object.entries(startWords.parts).flatMap(([day, words]) =>
  words.map(word => [word, Number(day)] as const),
)

/** Reads 'december 2026', 'dec 1st, 2026', '1. märz 2027', '1 de marzo de 2027', 'mid march 2027'. */
function dayWithMonth(text: string): Date | null {
  const [part, fromPart] = PARTS.find(
    ([word]) => text.startsWith(word) && !/^\p{L}/u.test(text.slice(word.length)),
  ) ?? ['', 1]
  const words = text
    .slice(part.length)
    .split(/[\s,./'’-]+/)
    .flatMap(word => (FILLING.includes(word) ? [] : [word.replace(/^(\d{1,2})(?:st|nd|rd|th|er|º|a)$/, '$1')]))
  const months = words.flatMap(word => MONTHS.get(word) ?? [])
  const years = words.filter(word => /^(?:19|20)\d\d$/.test(word))
  const days = words.filter(word => /^\d{1,2}$/.test(word))
  const [month, year] = [months[0], Number(years[0])]
  if (months.length !== 1 || years.length !== 1 || days.length > (part ? 0 : 1)) return null
  if (words.length !== 2 + days.length || !month) return null
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return dateOf(year, month, Math.min(last, Number(days[0] ?? fromPart)))
}

const FILLING = ['', 'of', 'the', 'de', 'del', 'di', 'do', "d'", 'd', 'van', 'r', 'roku']

function quarter(text: string): Date | null {
  const [, number, year] = /^q([1-4])[\s/-]+((?:19|20)\d\d)$/.exec(text) ?? []
  return year ? dateOf(Number(year), Number(number) * 3 - 2, 1) : null
}

function dateOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1970 && year < 2200 ? date : null
}

const DAYS: Partial<Record<Period, number>> = { DAY: 1, WEEK: 7, MONTH: 31, YEAR: 366 }
const NOTICE = [...startWords.notice].sort((one, other) => other.length - one.length)
const NUMBERS = new Map(
  startWords.numbers.flatMap((names, at) => names.split(' ').map(name => [name, `${at + 1}`] as const)),
)

/** Reads "2 weeks notice", "préavis de 3 mois", "4-6 weeks". Takes the longer of two periods; a month has 31 days. */
function noticeNamed(text: string): Start | null {
  const time = NOTICE.reduce((rest, word) => rest.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'), ' '), text)
    .replace(/(?<=\p{L})(?:'s?|s')(?!\p{L})/gu, '')
    .split(/[\s:()]+/)
    .flatMap(word =>
      FILLING.includes(word) ? [] : [NUMBERS.get(word) ?? word.replace(/ers$/, 'er').replace(/(?<=måned)s$/, '')],
    )
    .join(' ')
  const pieces = piecesOf(time) ?? []
  const numbers = pieces.flatMap(piece => (piece.kind === 'number' ? [piece] : []))
  const [period, ...others] = pieces.flatMap(piece => (piece.kind === 'period' ? piece.periods : []))
  const days = period && DAYS[period]
  const order = pieces.map(({ kind }) => kind).join(' ')
  if (!days || others.length > 0 || !/^number(?: range number)? period$/.test(order)) return null
  const [longest = 0] = numbers.map(({ digits }) => Number(digits)).sort((one, other) => other - one)
  return longest < 400 ? { noticeDays: longest * days } : null
}
