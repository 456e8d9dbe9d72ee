/** The name of the default period, used if the address has no period. */
export const USUAL_PERIOD = 'Last 12 months'

/** The names of the other periods, by their key in the address. */
export const otherPeriods = {
  'last-3': 'Last 3 months',
  'this-year': 'This year',
  'last-year': 'Last year',
  'next-3': 'This and the next 2 months',
} as const

export type PeriodName = keyof typeof otherPeriods | 'last-12'

/** The period in the address; the last 12 months if the period is missing or unknown. */
export function periodIn(search: URLSearchParams): PeriodName {
  const named = search.get('period')
  return (Object.keys(otherPeriods) as PeriodName[]).find(name => name === named) ?? 'last-12'
}

/** The first and last month of a period, in the format '2026-01'. */
export function monthsIn(name: PeriodName, now = new Date()): { from: string; to: string } {
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const key = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7)
  switch (name) {
    case 'last-12':
      return { from: key(month - 11), to: key(month) }
    case 'last-3':
      return { from: key(month - 2), to: key(month) }
    case 'this-year':
      return { from: `${year}-01`, to: `${year}-12` }
    case 'last-year':
      return { from: `${year - 1}-01`, to: `${year - 1}-12` }
    case 'next-3':
      return { from: key(month), to: key(month + 2) }
  }
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Formats '2026-11' as 'Nov 2026'. */
export const monthInWords = (key: string) => (/^\d{4}-\d\d$/.test(key) ? MONTH.format(new Date(`${key}-01`)) : key)

/** All months between two months, both included, such as '2026-11', '2026-12' and '2027-01'. */
export function monthsBetween(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const months: string[] = []
  for (let at = month - 1; months.length < MOST_MONTHS; at++) {
    const key = new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7)
    if (key > to) break
    months.push(key)
  }
  return months
}

/** The maximum number of months in a response of the API. */
const MOST_MONTHS = 36
