import { remembered } from '../words/remembered.ts'
import { dates } from '../words/resumes.ts'

/**
 * A date or range as printed, with the index of its text. `from` and `to`: years with the month as a fraction.
 * `months`: whether a month is printed at each end.
 */
export type DateRange = {
  text: string
  index: number
  from: number
  to: number
  open: boolean
  range: boolean
  months: { from: boolean; to: boolean }
}

/**
 * Every date or range in a text, in many forms: 'Mar 2021 – Present', '03/2021-05.2022', '03/19 – 11/21', 'od 2019',
 * "Jun '14". A dash at the end of the text makes an open range: '2019 –'.
 */
export const findDates = remembered((text): readonly DateRange[] => {
  if (!/\d\d/.test(text)) return [] // Skips most lines, as the pattern is slow.
  return [...text.matchAll(rangePattern)].flatMap(match => {
    const found = match[0].trim()
    const { from, to, since, on } = match.groups ?? {}
    // In 'May – August 2019', the year is printed once.
    const last = to ? yearOf(to) : undefined
    const start = from ? (yearOf(from) ?? (last && yearOf(from, last))) : undefined
    if (!start || start < 1900 || start > 2100) return []
    const open = to ? openEnd.test(to.trim()) : Boolean(since ?? on)
    const end = to && !open ? yearOf(to, start) : undefined
    const index = match.index + match[0].indexOf(found)
    const months = { from: hasMonth(from), to: hasMonth(end === undefined ? from : to) }
    return [{ text: found, index, from: start, to: end ?? start, open, range: open || end !== undefined, months }]
  })
})

/** The text without its dates and durations, and without the brackets and separators around them. */
export function withoutDates(text: string): string {
  let rest = text
  for (const date of findDates(text)) rest = rest.replace(date.text, '\ue000')
  return rest
    .replace(/[([][^()[\]\ue000]{0,30}\ue000[^()[\]]*[)\]]/g, ' ')
    .replace(/\ue000/g, '  ')
    .replace(lengthInBrackets, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/^[\s,;:|•·–—\-/@]+|(?<![\s,;:|•·–—\-/@])[\s,;:|•·–—\-/@]+$/g, '')
}

/** True for a text that consists only of dates, months, 'Present' and separators. */
export function isPartOfDate(text: string): boolean {
  const bare = text.replace(lengthInBrackets, '').trim()
  return bare !== '' && bare.length < 40 && partPattern.test(bare)
}

/** True for a text that is only a duration: '2 yrs 3 mos', '(1 Jahr 2 Monate)'. */
export const isLength = (text: string): boolean => lengthAlone.test(text)

/** A text without the duration at its end: 'Kestrel' for 'Kestrel · 2 yrs.'. */
export const withoutLength = (text: string): string => text.replace(lengthAtEnd, '')

const lengthUnit = `\\d{1,2}\\s?\\+?\\s?${dates.lengths}\\.?(?!\\p{L})`
const length = `(?:~|ca\\.?\\s)?${lengthUnit}(?:[\\s,]{1,3}(?:\\p{Ll}{1,3}\\s)?${lengthUnit})?`
const lengthAlone = new RegExp(`^\\s*[([]?\\s{0,3}${length}\\s{0,3}[)\\]]?\\s*$`, 'iu')
const lengthAtEnd = new RegExp(`[\\s,;·|(–-]{1,4}${length}\\s{0,3}\\)?$`, 'iu')
const lengthInBrackets = new RegExp(`[([]\\s{0,9}${length}[^()[\\]]{0,20}[)\\]]`, 'giu')

const months = dates.months.map(forms => forms.join('|'))
const seasons = [...dates.seasons.flatMap(({ words }) => words), ...dates.terms].join('|')
const word = `(?:${months.join('|')}|${seasons})\\.?`
const year = "(?:(?:19|20)\\d{2}|['’‘]\\d{2})"
/** A month in Roman numerals, as used in Polish: not the 'II' in 'Analyst II 2019'. */
const roman = '(?<=(?:^|[^\\p{L}\\s]|\\b(?:od|do))\\s{0,3})(?:i{1,3}|i[vx]|vi{0,3}|xi{0,2})[\\s./]{1,2}(?:19|20)\\d{2}'
const date = `(?:(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s+(?:de\\s+)?)?${word}[\\s/-]{0,3}(?:\\d{1,2},\\s*|of\\s+|de\\s+|del?\\s+|,\\s*)?${year}|\\d{1,2}[./-]\\d{1,2}[./-]${year}|\\d{1,2}\\s?[./-]\\s?${year}|(?:19|20)\\d{2}[-./](?:0[1-9]|1[0-2])|${roman}|${year})`
/** A date with a two-digit year: '03/19', 'Sept. 19'. It counts only beside a second date or before a dash. */
const short = `(?:(?:\\d{1,2}[./]){1,2}\\d{2}|${word}[\\s/-]{0,2}\\d{2})(?!\\d|,?\\s+(?:19|20)\\d{2}|[./-]\\d)`
const now = dates.present
const slash = '(?<=(?:19|20)\\d{2})\\s?/\\s?(?=(?:(?:19|20)\\d{2}|\\d{2})(?![\\d./]))' // Matches '/' in '2019/20'.
const between = `\\s*(?:${dates.between}(?:\\s*${dates.between})?|${slash}|(?<=\\d)\\s+/(?=\\s))\\s*`
const dashAtEnd = '\\s{0,3}(?:[-–—−]{1,3}|(?<=\\d\\s{0,3})(?:\\.{3}|…))(?=\\s*(?:$|(?:[)\\]]|\\.{2,3}|…|\\?)\\s*$))'
const rangePattern = new RegExp(
  `(?<![\\p{L}\\d/.$€£])(?:(?<since>${dates.since})\\s+)?(?:(?<from>${date}|${short}(?=${between}(?:${date}|${short}|${now})|${dashAtEnd})|(?<=${dates.since}\\s)${short}|${word}(?=${between}${word}[\\s/]{0,3}${year}))(?:${between}(?<to>${date}|${short}|${now}|\\d{2}(?!\\d)|${word})|(?<on>${dashAtEnd}))?(?:\\s+r\\.)?)(?![\\p{L}\\d%]|[.,]\\d)`,
  'giu',
)
// Lookaheads make parts atomic and words whole, as backtracking would double the time with each '2020' in a text.
const partPattern = new RegExp(
  `^(?:(?=(?<part>${date}|${short}|${word}|${now}|\\d{4}|[-–—/.,]|\\s|${dates.alone})(?!(?<=\\p{L})\\p{L}))\\k<part>)+$`,
  'iu',
)
const openEnd = new RegExp(`^${now}$`, 'iu')

/** The numbers of named months, and of the first months of seasons: 0 is January. */
const firstMonths: [RegExp, number][] = [
  ...months.map((forms, month): [RegExp, number] => [new RegExp(`^(?:${forms})(?!\\p{L})`, 'iu'), month]),
  ...dates.seasons.map(({ month, words }): [RegExp, number] => [new RegExp(`^(?:${words.join('|')})`), month - 1]),
]

const hasMonth = (text = '') => monthOf(text.toLowerCase().trim()) !== undefined

/** The year with its month as a fraction: 2021.17 for '03/2021'. A month alone gets the year of the other date. */
function yearOf(text: string, start?: number): number | undefined {
  const small = text.toLowerCase().trim()
  const long = small.match(/(?:19|20)\d{2}/)?.[0]
  const short =
    small.match(/['’‘](\d{2})$/)?.[1] ??
    small.match(shortYear)?.[1] ??
    (start !== undefined ? small.match(/^(\d{2})$/)?.[1] : undefined)
  const whole = long ? Number(long) : short ? Number(short) + (Number(short) > 60 ? 1900 : 2000) : undefined
  if (whole === undefined && start === undefined) return undefined
  return (whole ?? Math.floor(start ?? 0)) + Math.min(Math.max(monthOf(small) ?? 0, 0), 11) / 12
}

/** The year of a date that `short` matches. */
const shortYear = /^(?:(?:\d{1,2}[./]){1,2}|\p{L}+[.\s/-]{0,3})(\d{2})$/u

/** The month, counted from 0; undefined if none is printed. */
function monthOf(small: string): number | undefined {
  const named = firstMonths.find(([pattern]) =>
    pattern.test(small.replace(/^\d+(?:st|nd|rd|th|er|º|\.)?\s*(?:de\s+)?/, '')),
  )?.[1]
  if (named !== undefined) return named
  const numbered =
    small.match(/(?:^|\d{1,2}[./-])(\d{1,2})\s?[./-]\s?(?:(?:19|20)\d{2}|['’‘]?\d{2}$)/)?.[1] ??
    small.match(/^(?:19|20)\d{2}[-./](\d{2})$/)?.[1]
  if (numbered) return Number(numbered) - 1
  const numeral = small.match(/^[ivx]+(?=[\s./])/)?.[0]
  return numeral ? numerals.indexOf(numeral) : undefined
}

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
