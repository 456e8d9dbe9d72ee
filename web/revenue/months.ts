const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Nov 2026', of '2026-11'. */
export const monthInWords = (key: string) => (/^\d{4}-\d\d$/.test(key) ? MONTH.format(new Date(`${key}-01`)) : key)

/** '2026-11', '2026-12', '2027-01': from one month to another. */
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

/** As many as the API answers. */
const MOST_MONTHS = 36
