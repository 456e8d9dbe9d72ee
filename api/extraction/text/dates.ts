import { dates } from '../../language/resumes.ts'

/** A date or range as printed, with the index of its text. Years carry the month as a fraction. */
export type DateRange = { text: string; index: number; from: number; to: number; open: boolean; range: boolean }

/** Every date or range in a line, in many forms: 'Mar 2021 – Present', '03/2021-05.2022', 'od 2019', "Jun '14". */
export function findDates(text: string): DateRange[] {
  return [...text.matchAll(rangePattern)].flatMap(match => {
    const found = match[0].trim()
    const { from, to, since } = match.groups ?? {}
    const start = from ? (yearOf(from) ?? (to && yearOf(to))) : undefined
    if (!start || start < 1900 || start > 2100) return []
    const open = to ? openEnd.test(to.trim()) : Boolean(since)
    const end = to && !open ? yearOf(to, start) : undefined
    const index = match.index + match[0].indexOf(found)
    return [{ text: found, index, from: start, to: end ?? start, open, range: open || end !== undefined }]
  })
}

/** The text with its dates cut out, and with the brackets and signs that only held them. */
export function withoutDates(text: string): string {
  let rest = text
  for (const date of findDates(text)) rest = rest.replace(date.text, '\ue000')
  return rest
    .replace(/[([]\s{0,9}\ue000[^()[\]]*[)\]]/g, ' ')
    .replace(/\ue000/g, '  ')
    .replace(/\(\s{0,9}\d{1,4}\s{1,9}(?:years?|yrs?|ans?|lat|lata|rok|mos|months?|mois|mies)[^()]*\)/gi, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/^[\s,;:|•·–—\-/@]+|(?<![\s,;:|•·–—\-/@])[\s,;:|•·–—\-/@]+$/g, '')
}

/** True for a text of nothing but dates, months, 'Present' and the signs between them. */
export function isPartOfDate(text: string): boolean {
  const bare = text.trim()
  return bare !== '' && bare.length < 40 && partPattern.test(bare)
}

const months = dates.months.map(forms => forms.join('|'))
const seasons = [...dates.seasons.flatMap(({ words }) => words), ...dates.terms].join('|')
const word = `(?:${months.join('|')}|${seasons})\\.?`
const year = "(?:(?:19|20)\\d{2}|['’]\\d{2})"
const date = `(?:(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s+)?${word}\\s*(?:\\d{1,2},\\s*|of\\s+|de\\s+|,\\s*)?${year}|\\d{1,2}[./-]\\d{1,2}[./-]${year}|\\d{1,2}\\s?[./-]\\s?${year}|(?:19|20)\\d{2}[-./](?:0[1-9]|1[0-2])|${year})`
const now = dates.present
const between = `\\s*${dates.between}\\s*`
const rangePattern = new RegExp(
  `(?<![\\p{L}\\d/.$€£])(?:(?<since>${dates.since})\\s+)?(?:(?<from>${date}|${word}(?=${between}${word}\\s*${year}))(?:${between}(?<to>${date}|${now}|\\d{2}(?!\\d)|${word}))?(?:\\s+r\\.)?)(?![\\p{L}\\d%]|[.,]\\d)`,
  'giu',
)
// The lookahead makes each part atomic, and a word whole: backtracking would double the time with each '2020'.
const partPattern = new RegExp(
  `^(?:(?=(?<part>${date}|${word}|${now}|\\d{4}|[-–—/.,]|\\s|${dates.alone})(?!(?<=\\p{L})\\p{L}))\\k<part>)+$`,
  'iu',
)
const openEnd = new RegExp(`^${now}$`, 'iu')

/** The number of a named month, or of a season's first month: 0 is January. */
const firstMonths: [RegExp, number][] = [
  ...months.map((forms, month): [RegExp, number] => [new RegExp(`^(?:${forms})\\b`, 'iu'), month]),
  ...dates.seasons.map(({ month, words }): [RegExp, number] => [new RegExp(`^(?:${words.join('|')})`), month - 1]),
]

/** '03/2021' is 2021.17; a bare month borrows its year from the other end of the range. */
function yearOf(text: string, start?: number): number | undefined {
  const small = text.toLowerCase().trim()
  const long = small.match(/(?:19|20)\d{2}/)?.[0]
  const short = small.match(/['’](\d{2})$/)?.[1] ?? (start !== undefined ? small.match(/^(\d{2})$/)?.[1] : undefined)
  const whole = long ? Number(long) : short ? Number(short) + (Number(short) > 60 ? 1900 : 2000) : undefined
  if (whole === undefined) return start === undefined ? undefined : Math.floor(start)
  const named = firstMonths.find(([pattern]) => pattern.test(small.replace(/^\d+(?:st|nd|rd|th|er)?\s*/, '')))?.[1]
  const numbered =
    small.match(/(?:^|\d{1,2}[./-])(\d{1,2})\s?[./-]\s?(?:19|20)/)?.[1] ??
    small.match(/^(?:19|20)\d{2}[-./](\d{2})$/)?.[1]
  const month = named ?? (numbered ? Number(numbered) - 1 : 0)
  return whole + Math.min(Math.max(month, 0), 11) / 12
}
