import type { DateRange } from '../text/dates.ts'
import type { Period } from '../types.ts'

/** A range of dates as a period. A single date is start and end of a post, but only the end of a course of study. */
export function periodOf(dates: DateRange | undefined, single: 'both' | 'end' = 'both'): Period {
  if (!dates) return { from: null, to: null }
  const from = pointOf(dates.from, dates.months.from)
  if (dates.open) return { from, to: 'present' }
  if (!dates.range) return { from: single === 'both' ? from : null, to: from }
  return { from, to: pointOf(dates.to, dates.months.to) }
}

/** Formats 2021.17 as '2021-03', or as '2021' if no month is printed. */
export function pointOf(date: number, hasMonth: boolean): string {
  const months = Math.round(date * 12)
  const year = Math.floor(months / 12)
  return hasMonth ? `${year}-${String((months % 12) + 1).padStart(2, '0')}` : String(Math.floor(date + 0.001))
}
