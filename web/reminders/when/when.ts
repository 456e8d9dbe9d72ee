import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { startOfHour } from 'date-fns/startOfHour'
import { readClock, readPart, type TimeOfDay } from './clock.ts'
import { readDay } from './days.ts'
import { readDuration } from './durations.ts'
import { normalise } from './spelling.ts'

/** A day without a time: from nine in the morning. */
const ALL_DAY: TimeOfDay = { hour: 9, minute: 0, until: 24 }

const LONGEST = 80

/**
 * The moment that somebody means by 'tomorrow', 'Thursday at 3' or '24 December 9:00', in the time zone of the browser.
 * Null unless every word is understood, in one way only, and the moment lies ahead.
 */
export function readWhen(words: string, now: Date): Date | null {
  const text = words.length <= LONGEST ? normalise(words) : ''
  const minutes = readDuration(text)
  const moments = minutes === null ? momentsOf(text.split(' '), now) : [addMinutes(now, minutes)]
  const [moment, ...others] = [...new Set(moments.map(Number))]
  return moment && !others.length && moment > now.getTime() ? new Date(moment) : null
}

/** The moments that the words mean as a day, a time, or a day with a time before or after it. */
function momentsOf(words: string[], now: Date): Date[] {
  const time = readClock(words.join(' '))
  const moments = [time && comingMoment(time, now)]
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const day = readDay(words.slice(from, to).join(' '), now)
      const timeThen = day && timeAround(words.slice(0, from).join(' '), words.slice(to).join(' '))
      moments.push(timeThen && momentOn(day, timeThen, now))
    }
  }
  return moments.filter(moment => moment !== null)
}

/** The time of day beside a day. It stands on both sides only in '8 tonight', an hour and a part of the day. */
function timeAround(before: string, after: string): TimeOfDay | null {
  if (!before && !after) return ALL_DAY
  const isWhole = !before || !after || readPart(before) || readPart(after)
  return isWhole ? readClock(`${before} ${after}`.trim()) : null
}

function comingMoment(time: TimeOfDay, now: Date): Date | null {
  const moment = exactMoment(now, time)
  return moment && moment > now ? moment : exactMoment(addDays(now, 1), time)
}

/** 'Today' and 'this evening' mean the next full hour once they have begun. */
function momentOn(day: Date, time: TimeOfDay, now: Date): Date | null {
  const moment = exactMoment(day, time)
  if (time.until === undefined || !moment || moment > now) return moment
  const soon = startOfHour(addMinutes(now, 60))
  const end = exactMoment(day, { hour: time.until, minute: 0 })
  return end && soon < end ? soon : moment
}

/** Null for an hour that clocks skip. */
function exactMoment(day: Date, { hour, minute }: TimeOfDay): Date | null {
  const moment = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute)
  return moment.getHours() === hour % 24 ? moment : null
}
