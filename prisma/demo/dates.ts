import type { Chance } from './chance.ts'
import { inOfficeHours } from './stories.ts'

export const minute = 60_000
export const day = 24 * 60 * minute

/** Some working day's moment about so many days ago. */
export function daysBefore(now: Date, days: number, luck: Chance): Date {
  return inOfficeHours(new Date(now.getTime() - days * day), luck)
}

/** Midnight UTC of the day so many days from now. */
export function dateIn(days: number, now: Date): Date {
  return new Date(Math.floor(now.getTime() / day + days) * day)
}

/** A half hour of an afternoon so many days from now, on a working day. */
export function appointmentIn(days: number, now: Date): Date {
  const date = dateIn(days, now)
  const weekend = [1, 0, 0, 0, 0, 0, 2][date.getUTCDay()] ?? 0
  return new Date(date.getTime() + weekend * day + 13 * 60 * minute + (days % 2 ? 30 : 0) * minute)
}

/** The same moments, each after the one before, and all of them past. */
export function inOrder(moments: Date[], now: Date): Date[] {
  let last = 0
  return moments.map((moment, index) => {
    const latest = now.getTime() - (moments.length - index) * 11 * minute
    last = Math.max(last + minute, Math.min(moment.getTime(), latest))
    return new Date(last)
  })
}
