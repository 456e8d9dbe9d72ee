import { z } from 'zod'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const FORM = /^(?:today|(?<ago>\d+) days? ago|in (?<ahead>\d+) days?)(?:, (?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d))?$/

/** A day relative to today, and a time of day in milliseconds: 'today', '1 day ago, 10:32', 'in 12 days, 13:30'. */
const relative = z
  .string()
  .regex(FORM, "expected '3 days ago', 'today' or 'in 3 days', with a time of day as in 'today, 10:32'")
  .transform(text => {
    const { ago = 0, ahead = 0, hour = 0, minute = 0 } = FORM.exec(text)?.groups ?? {}
    return { days: Number(ahead) - Number(ago), time: Number(hour) * HOUR + Number(minute) * MINUTE }
  })

/** The kinds of dates in the demo data. All of them are relative to `now`, and in UTC. */
export function datesFrom(now: Date) {
  const today = now.getTime() - (now.getTime() % DAY)
  return {
    day: relative.transform(({ days }) => new Date(today + days * DAY)),
    past: relative.transform(pastMoment).refine(at => at <= now, 'expected a moment of the past'),
    appointment: relative.transform(({ days, time }) => new Date(nextWorkday(today + days * DAY) + time)),
  }

  /** Moves a time to a working day, never later than now. Times stay in their order, whatever weekday today is. */
  function pastMoment({ days, time }: z.output<typeof relative>): Date {
    const midnight = today + days * DAY
    const weekday = new Date(midnight).getUTCDay()
    const isWeekend = weekday === 0 || weekday === 6
    // Times of today are scaled down so that all of them are in the past.
    if (days === 0 && !isWeekend) return new Date(today + Math.floor((time * (now.getTime() - today)) / DAY))
    if (!isWeekend && weekday !== 5) return new Date(midnight + time)
    // Times on a weekend move to the Friday before: the three days share Friday's office hours, 8 to 17 o'clock.
    const sinceFriday = (weekday + 2) % 7
    const share = (sinceFriday + time / DAY) / 3
    return new Date(midnight - sinceFriday * DAY + 8 * HOUR + Math.floor(share * 9 * HOUR))
  }
}

function nextWorkday(midnight: number): number {
  const daysToMonday: Record<number, number> = { 0: 1, 6: 2 }
  return midnight + (daysToMonday[new Date(midnight).getUTCDay()] ?? 0) * DAY
}
