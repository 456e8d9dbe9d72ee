import type { Period } from '../../types.ts'
import { seededRandom } from '../random.ts'
import type { Language } from './languages.ts'

export type Month = { year: number; month: number }

/** The style of dates, the same in the whole resume. */
export type DateStyle = ReturnType<typeof drawDates>

export function drawDates(seed: string, language: Language) {
  const random = seededRandom(`${seed} ${language.key} dates`)
  const often = (share: number) => random.next() < share
  const pick = <Item>(items: readonly Item[]) => random.pick(items as [Item, ...Item[]])
  return {
    form: pick(dateForms),
    dash: pick([' – ', ' - ', '–', ' — ', ` ${language.to} `]),
    now: pick(language.now),
    /** True if the period of a current post ends with the dash: '2019 –'. */
    isOpen: often(0.08),
    hasSince: often(0.12),
    hasLength: often(0.1),
  }
}

const dateForms = [
  ...(['long', 'long', 'short', 'short', 'slash', 'slash', 'dot', 'iso', 'year', 'year'] as const),
  ...(['apostrophe', 'comma', 'shortYear', 'slashShort', 'day', 'season'] as const),
]
type DateForm = (typeof dateForms)[number]

/** A period. `dates`: 'year' if only years are printed, 'none' if no dates are printed. */
export type Stretch = { from: Month; to: Month | undefined; dates?: 'year' | 'none' }

/** The period as the person prints it; empty if no dates are printed. */
export function periodOf({ dates, language }: { dates: DateStyle; language: Language }, stretch: Stretch): string {
  const { from, to } = stretch
  if (stretch.dates === 'none') return ''
  const form = stretch.dates === 'year' ? 'year' : dates.form
  const month = (date: Month) => monthOf(date, form, language)
  const dash = /^ ?\d/.test(dates.dash) ? ' – ' : dates.dash
  if (!to && dates.hasSince) return `${language.since} ${month(from)}`
  if (!to && dates.isOpen && !/\p{L}/u.test(dash)) return `${month(from)}${dash}`.trim()
  const length = dates.hasLength && form !== 'year' ? ` (${lengthOf(stretch, language)})` : ''
  if (to && month(from) === month(to)) return `${month(from)}${length}`
  return `${month(from)}${dash}${to ? month(to) : dates.now}${length}`
}

/** The period as a label, as exact as printed. Of a season only the year is demanded, as its months are not clear. */
export function keptAs({ dates }: { dates: DateStyle }, { from, to, dates: printed }: Stretch): Period {
  if (printed === 'none') return { from: null, to: null }
  const hasMonth = printed !== 'year' && dates.form !== 'year' && dates.form !== 'season'
  const kept = ({ year, month }: Month) => (hasMonth ? `${year}-${String(month + 1).padStart(2, '0')}` : `${year}`)
  return { from: kept(from), to: to ? kept(to) : 'present' }
}

/** The start and end of a period as printed in forms. The end may be empty if the post is current. */
export function endsOf({ dates, language }: { dates: DateStyle; language: Language }, stretch: Stretch) {
  if (stretch.dates === 'none') return { start: '', end: '' }
  const form = stretch.dates === 'year' ? 'year' : dates.form
  const end = stretch.to ? monthOf(stretch.to, form, language) : dates.isOpen ? '' : dates.now
  return { start: monthOf(stretch.from, form, language), end }
}

function monthOf({ year, month }: Month, form: DateForm, language: Language) {
  const number = String(month + 1).padStart(2, '0')
  const short = String(year).slice(2)
  const forms: Record<DateForm, string> = {
    long: `${language.months[month]} ${year}`,
    short: `${language.shortMonths[month]} ${year}`,
    slash: `${number}/${year}`,
    dot: `${number}.${year}`,
    iso: `${year}-${number}`,
    year: `${year}`,
    apostrophe: `${language.shortMonths[month]} ’${short}`,
    comma: `${language.months[month]}, ${year}`,
    shortYear: `${language.shortMonths[month]} ${short}`,
    slashShort: `${number}/${short}`,
    day: `01.${number}.${year}`,
    season: `${language.seasons[Math.floor(((month + 10) % 12) / 3)]} ${year}`,
  }
  return forms[form]
}

/** The present month of all invented people. */
export const today: Month = { year: 2024, month: 5 }

export const monthsBetween = (from: Month, to: Month) => (to.year - from.year) * 12 + to.month - from.month

export function back({ year, month }: Month, months: number): Month {
  const all = year * 12 + month - months
  return { year: Math.floor(all / 12), month: ((all % 12) + 12) % 12 }
}

/** The length of a period in words: '2 years 3 months'. */
function lengthOf({ from, to = today }: Stretch, { lengths }: Language) {
  const months = monthsBetween(from, to) + 1
  const parts = [
    [Math.floor(months / 12), lengths.year],
    [months % 12, lengths.month],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, [one, more]]) => `${count} ${count === 1 ? one : more}`)
    .join(' ')
}
