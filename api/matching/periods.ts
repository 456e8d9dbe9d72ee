import { withoutAccents } from '@talentdesk/reader/words/lists'
import { dates, yearWords } from '@talentdesk/reader/words/resumes'

/** A period in months since the year 0: its first month, and the first month after it. */
export type Period = { from: number; to: number }

/**
 * Reads the periods in a line: 'Jan 2019 – Mar 2023', '03/2019 - heute', '2019-2023', 'since 2019'. A year alone counts
 * from January; a range of years excludes its last year: '2019-2023' is four. `now` ends an ongoing period.
 */
export function periodsIn(line: string, now: Date): Period[] {
  const plain = withoutAccents(line)
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  const found = [...plain.matchAll(span)].flatMap(({ groups = {} }) => {
    const from = monthOf(groups, 'from')
    const to = groups.present ? today : monthOf(groups, 'to')
    if (from === undefined || to === undefined) return []
    const end = groups.present || (groups.toMonth ?? groups.toIso) === undefined ? to : to + 1
    return from < end && end <= today ? [{ from, to: end }] : []
  })
  if (found.length > 0) return found
  const from = monthOf(since.exec(plain)?.groups ?? {}, 'from')
  return from !== undefined && from < today ? [{ from, to: today }] : []
}

/** The number of months that periods cover; overlapping months count once. */
export function monthsOf(periods: Period[]): number {
  let [months, until] = [0, 0]
  for (const { from, to } of periods.toSorted((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return months
}

/** The number of months of a duration without dates: '3 years 2 months', '(18 Monate)'. */
export function lengthIn(line: string): number | undefined {
  const plain = withoutAccents(line)
  const sum = Number(inYears.exec(plain)?.[1] ?? 0) * 12 + Number(inMonths.exec(plain)?.[1] ?? 0)
  return sum > 0 && sum <= MOST_MONTHS ? sum : undefined
}

const MOST_MONTHS = 50 * 12

const monthNames = dates.months.map(names => names.map(withoutAccents))
const nameOfMonth = monthNames.flat().sort((one, other) => other.length - one.length)

/** Pattern for a date: 'Jan 2019', '01/2019', '01.2019', '2019-01', '2019'. */
const date = (name: string) =>
  `(?:(?<${name}Month>\\d{1,2}(?=[/.]\\d{4})|\\b(?:${nameOfMonth.join('|')})\\b\\.?)[\\s/.,']{0,3})?` +
  `(?<${name}Year>\\b(?:19|20)\\d\\d|(?<=[/.])(?:19|20)\\d\\d)(?:-(?<${name}Iso>0[1-9]|1[0-2])(?!\\d))?`

const present = withoutAccents(dates.present)
const between = withoutAccents(dates.between)
const span = new RegExp(
  `${date('from')}\\s{0,3}(?:${between})\\s{0,3}(?:(?<present>\\b${present}\\b)|${date('to')}(?!\\d))`,
  'gi',
)
const since = new RegExp(`\\b${withoutAccents(dates.since)}\\s{1,3}${date('from')}(?!\\d)`, 'i')
const inYears = new RegExp(`(?<!\\d)(\\d{1,2})\\+?\\s{0,3}${withoutAccents(yearWords)}\\b`, 'i')
const inMonths = /(?<!\d)(\d{1,2})\s{0,3}(?:months?|mos?|mths?|monate?|mois|meses|mesi|maanden)\b/i

/** The month of a date in a match; January for a year without a month. */
function monthOf(groups: Partial<Record<string, string>>, name: 'from' | 'to'): number | undefined {
  const { [`${name}Year`]: year, [`${name}Month`]: month, [`${name}Iso`]: iso } = groups
  if (year === undefined) return undefined
  const at = iso ? Number(iso) : month === undefined ? 1 : Number(month) || numberOf(month)
  return at >= 1 && at <= 12 ? Number(year) * 12 + at - 1 : undefined
}

const numberOf = (name: string) =>
  1 + monthNames.findIndex(names => names.includes(name.toLowerCase().replace('.', '')))
