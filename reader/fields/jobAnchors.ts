import type { Line } from '../lines/lines.ts'
import { type DateRange, findDates, withoutDates } from '../text/dates.ts'
import { endsInLegalForm } from '../text/titles.ts'
import { dates as dateWords, experience } from '../words/resumes.ts'

/** The indexes of lines with an entry's dates: ranges, and single dates with their own cell or a range's position. */
export function anchorsOf(lines: Line[]): number[] {
  const all = lines.flatMap((line, index) => datedLine(line, index) ?? [])
  const first = all.filter(one => one.range && one.end === 'first')
  // Several lines that begin with a range at the same left edge are entries, even if they continue as prose.
  const isRow = (one: DateLine) =>
    one.end === 'first' && first.filter(({ line }) => Math.abs(line.x - one.line.x) < 2).length >= 2
  const dated = all.filter(one => !one.prose || isRow(one))
  const ranges = dated.filter(one => one.range)
  if (ranges.length === 0) return dated.map(one => one.index)
  const standsLikeOne = (one: DateLine) =>
    one.end !== 'none' &&
    ranges.some(({ line, end, alone }) => end === one.end && alone === one.alone && Math.abs(line.x - one.line.x) < 2)
  return dated.filter(one => one.range || one.alone || standsLikeOne(one)).map(one => one.index)
}

/** A line with a date. `alone`: the date has its own cell; `end`: its position in the line; `prose`: a sentence. */
type DateLine = {
  index: number
  line: Line
  range: boolean
  alone: boolean
  end: 'first' | 'last' | 'none'
  prose: boolean
}

function datedLine(line: Line, index: number): DateLine | undefined {
  if (line.bullet) return undefined
  const dates = datesIn(line)
  const [date] = dates
  if (!date) return undefined
  const alone = line.cells.some(cell => findDates(cell.text).length > 0 && withoutDates(cell.text).length < 3)
  const rest = withoutDates(line.text)
  const at = line.text.indexOf(date.text)
  const isFirst = !/\p{L}/u.test(line.text.slice(0, Math.max(at, 0)))
  const isLast = at >= 0 && !/\p{L}/u.test(line.text.slice(at + date.text.length))
  const range = dates.some(one => one.range)
  const words = rest.split(' ').length
  // A sentence that ends with a date: 'Has trained others on both since 2019.'
  const endsSentence =
    /[^.\s]\.$/.test(line.text) &&
    !endsInAbbreviation.test(line.text) &&
    words > 4 &&
    dates.every(({ open, to, from, text }) => open && to === from && isSince.test(text))
  // Dates as in a sentence: '… que a equipa alcançou no ano de 2020'
  const isTold = !range || dates.every(({ open, text }) => open && /^\p{Ll}/u.test(text))
  const runsOn = !line.bold && line.cells.length === 1 && isTold && !isFirst && words > 7
  const sentence = endsSentence || runsOn || (/[.;]$/.test(rest) && words > 6 && !(isLast && range))
  const end = isFirst ? 'first' : isLast ? 'last' : 'none'
  const goesOn = end === 'none' && inProse.test(line.text.slice(at + date.text.length))
  // A cell that begins with a date: 'Kestrel | Fitter | 04/2024 – today in Leeds'
  const isCell = line.cells.length > 1 && line.cells.some(cell => cell.text.startsWith(date.text))
  const beginsSmall = /^(?!www\.|https?:)\p{Ll}/u.test(rest) && !endsInLegalForm(rest) // 'northwind AG' is a firm.
  const prose = !alone && !isCell && (rest.length > 110 || beginsSmall || sentence || goesOn)
  return { index, line, range, alone, prose, end }
}

const isSince = new RegExp(`^${dateWords.since}\\s`, 'iu')

const endsInAbbreviation = /\b\p{Lu}\p{L}{0,3}\.$/u

/** Matches text after a date in a sentence: ' to a sister firm' in 'Seconded until June 2020 to a sister firm' */
const inProse = new RegExp(`^[,;]?\\s+(?!${experience.at}\\s)\\p{Ll}`, 'u')

/** The dates of a line. A dash at the end of a cell makes an open range. */
export function datesIn(line: Line): readonly DateRange[] {
  const dates = findDates(line.text)
  if (dates.some(date => date.range)) return dates
  const open = line.cells.flatMap(cell => findDates(cell.text)).filter(date => date.range)
  return open.length > 0 ? open : dates
}
