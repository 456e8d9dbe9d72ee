import { addBusinessDays } from 'date-fns/addBusinessDays'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { addMonths } from 'date-fns/addMonths'
import { addYears } from 'date-fns/addYears'
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth'
import { startOfHour } from 'date-fns/startOfHour'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfYear } from 'date-fns/startOfYear'
import { readClock, readPart, type TimeOfDay } from './clock.ts'
import { dayFrom, MONTH, monthOf, readDate } from './dates.ts'
import { normalise } from './spelling.ts'

/** The time for a day without a time: nine in the morning or, after nine on the same day, the next full hour. */
const ALL_DAY: TimeOfDay = { hour: 9, minute: 0, until: 24 }

const LONGEST = 80

/**
 * The moment that somebody means by 'tomorrow', 'Thursday at 3' or '24 December 9:00', in the time zone of the browser.
 * Null unless every word is understood, the meaning is unambiguous, and the moment is in the future.
 */
export function readWhen(words: string, now: Date): Date | null {
  const text = words.length <= LONGEST ? normalise(words) : ''
  const minutes = readDuration(text)
  const moments = minutes === null ? momentsOf(text.split(' '), now) : [addMinutes(now, minutes)]
  const [moment, ...others] = [...new Set(moments.map(Number))]
  return moment && !others.length && moment > now.getTime() ? new Date(moment) : null
}

/** All moments that the words can mean: as a time, as a day, or as a day with a time before or after the day. */
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

/** The time of day in the words before and after a day. Both may be used only for an hour and a part of the day. */
function timeAround(before: string, after: string): TimeOfDay | null {
  if (!before && !after) return ALL_DAY
  const isWhole = !before || !after || readPart(before) || readPart(after)
  return isWhole ? readClock(`${before} ${after}`.trim()) : null
}

function comingMoment(time: TimeOfDay, now: Date): Date | null {
  const moment = exactMoment(now, time)
  return moment && moment > now ? moment : exactMoment(addDays(now, 1), time)
}

/** The moment of a time on a day. For a part of the day that has begun, as in 'this evening', the next full hour. */
function momentOn(day: Date, time: TimeOfDay, now: Date): Date | null {
  const moment = exactMoment(day, time)
  if (time.until === undefined || !moment || moment > now) return moment
  const soon = startOfHour(addMinutes(now, 60))
  const end = exactMoment(day, { hour: time.until, minute: 0 })
  return end && soon < end ? soon : moment
}

/** The moment of a time on a day; null for an hour that a clock change skips. */
function exactMoment(day: Date, { hour, minute }: TimeOfDay): Date | null {
  const moment = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute)
  return moment.getHours() === hour % 24 ? moment : null
}

const HOURS = '(?<hours>\\d+(?:\\.\\d+)?) ?(?:hours?|hrs?)'
const MINUTES = '(?<minutes>\\d+) ?(?:minutes?|mins?)'
const SHORT = 'in (?<shortHours>\\d+(?:\\.\\d+)?) ?h(?: ?(?<shortMinutes>\\d\\d?)(?: ?m(?:in)?)?)?'
const DURATION = new RegExp(
  `^(?:(?:in )?(?:${HOURS}(?: (?:and )?(?<more>\\d+) ?(?:minutes?|mins?))?|${MINUTES})(?: (?:from now|later))?|${SHORT})$`,
)

/** The minutes in 'in 2 hours', '90 min from now' and 'in 1h30'; null for other texts, such as the time '14h'. */
function readDuration(text: string): number | null {
  const { groups } = DURATION.exec(text) ?? {}
  if (!groups) return null
  const { hours = groups.shortHours, minutes = groups.more ?? groups.shortMinutes } = groups
  return Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const WEEKDAY =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)'
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const SATURDAY = 6

type Reading = (today: Date, ...words: string[]) => Date | null

/** The phrases for days, and the day that each phrase means. Filler words, such as 'on', have already been removed. */
const PHRASES = new Map<RegExp, Reading>([
  [phrase('today'), today => today],
  [phrase('tomorrow'), today => addDays(today, 1)],
  [phrase('day after tomorrow'), today => addDays(today, 2)],
  [phrase('(?:in )?(\\d{1,4}) (day|week|month|year)s?(?: (?:from (?:now|today)|later))?'), add],
  [phrase('(?:in )?(\\d{1,3}) (?:working|business|work) days?'), (today, days) => addBusinessDays(today, Number(days))],
  [phrase(`(${WEEKDAY})`), (today, weekday) => comingWeekday(addDays(today, 1), weekday)],
  [phrase(`this (${WEEKDAY})`), comingWeekday],
  [phrase(`next (?:week )?(${WEEKDAY})`), (today, weekday) => comingWeekday(nextMonday(today), weekday)],
  [phrase(`(${WEEKDAY}) next week`), (today, weekday) => comingWeekday(nextMonday(today), weekday)],
  [phrase(`(${WEEKDAY}) after next`), (today, weekday) => addDays(comingWeekday(addDays(today, 1), weekday), 7)],
  [phrase('next (week|month|year)'), (today, unit) => add(today, '1', unit)],
  [phrase('(week|month|year) after next'), (today, unit) => add(today, '2', unit)],
  [phrase('(?:in )?(\\d{1,2}) (week)s? (?:from |after )?(.+)'), addToDay],
  [phrase('(\\d{1,3}) (day|month|year)s? (?:from|after) (.+)'), addToDay],
  [phrase(`(${WEEKDAY}|today|tomorrow) (?:in )?(?:(\\d{1,2}) )?weeks?`), weeksAfter],
  [phrase('(?:end (?:this )?|last day )week|(?:this )?week end|eow'), today => comingWeekday(today, 'fri')],
  [phrase('end next week'), today => comingWeekday(nextMonday(today), 'fri')],
  [phrase('(?:end|last day) (?:this )?month|(?:this )?month end|eom'), today => lastDayOfMonth(today)],
  [phrase('(?:end|last day) next month'), today => lastDayOfMonth(addMonths(startOfMonth(today), 1))],
  [phrase(`(?:end|last day) (${MONTH})`), endOfMonth],
  [phrase('(?:end|last day) (?:this )?year|(?:this )?year end'), today => new Date(today.getFullYear(), 11, 31)],
  [phrase('(?:beginning|start|1(?:st|th)(?: day)?) next week'), nextMonday],
  [phrase('(?:beginning|start) next month'), today => addMonths(startOfMonth(today), 1)],
  [phrase('(?:beginning|start) next year'), today => addYears(startOfYear(today), 1)],
  [phrase('(\\d\\d?)(?:st|nd|rd|th)(?: day)? next month'), dayOfNextMonth],
  [phrase('(?:this )?weekend'), today => (today.getDay() === 0 ? today : comingWeekday(today, 'sat'))],
  [phrase('next weekend'), today => addDays(nextMonday(today), SATURDAY - 1)],
  [phrase(`(${WEEKDAY}) (.+)`), dateOn],
])

/** The day that the whole text means; null if it is no day. Without a year in the text, the day is not in the past. */
function readDay(text: string, now: Date): Date | null {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  for (const [pattern, read] of PHRASES) {
    const match = pattern.exec(text)
    const day = match && read(today, ...match.slice(1))
    if (day) return day
  }
  return readDate(text, today)
}

function phrase(words: string): RegExp {
  return new RegExp(`^(?:${words})$`)
}

function add(day: Date, amount = '', unit = ''): Date {
  const add = { day: addDays, week: addWeeks, month: addMonths, year: addYears }[unit] ?? addDays
  return add(day, Number(amount))
}

function addWeeks(day: Date, weeks: number): Date {
  return addDays(day, weeks * 7)
}

/** The day that 'a week from Monday' means, where Monday is today or the next Monday. */
function addToDay(today: Date, amount = '', unit = '', text = ''): Date | null {
  const day = readDay(weekdayOf(text) === null ? text : `this ${text}`, today)
  return day && add(day, amount, unit)
}

/** The day that 'Monday week' or 'tomorrow in two weeks' means. */
function weeksAfter(today: Date, text = '', weeks = '1'): Date | null {
  return addToDay(today, weeks, 'week', text)
}

function comingWeekday(from: Date, weekday = ''): Date {
  return addDays(from, ((weekdayOf(weekday) ?? 0) - from.getDay() + 7) % 7)
}

function weekdayOf(text: string): number | null {
  return phrase(WEEKDAY).test(text) ? WEEKDAYS.indexOf(text.slice(0, 3)) : null
}

function nextMonday(today: Date): Date {
  return addDays(startOfISOWeek(today), 7)
}

function endOfMonth(today: Date, month = ''): Date | null {
  const first = dayFrom(startOfMonth(today), { day: 1, month: monthOf(month) })
  return first && lastDayOfMonth(first)
}

function dayOfNextMonth(today: Date, day = ''): Date | null {
  const first = addMonths(startOfMonth(today), 1)
  return dayFrom(first, { day: Number(day), month: first.getMonth() + 1, year: first.getFullYear() })
}

/** The day that 'Thursday 3 December' means; null if December 3 is not a Thursday. */
function dateOn(today: Date, weekday = '', text = ''): Date | null {
  const date = readDate(text, today)
  return date && date.getDay() === weekdayOf(weekday) ? date : null
}
