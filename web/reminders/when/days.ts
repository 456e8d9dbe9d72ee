import { addBusinessDays } from 'date-fns/addBusinessDays'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addYears } from 'date-fns/addYears'
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfYear } from 'date-fns/startOfYear'
import { dayFrom, MONTH, monthOf, readDate } from './dates.ts'

const WEEKDAY =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)'
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const SATURDAY = 6

type Reading = (today: Date, ...words: string[]) => Date | null

/** The phrases for days. Words of no meaning, such as 'on' and 'the', are gone. */
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

/** The day that a whole text means, today or later unless a year is named; null when it is none. */
export function readDay(text: string, now: Date): Date | null {
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

/** 'A week from Monday': a weekday counts from today. */
function addToDay(today: Date, amount = '', unit = '', text = ''): Date | null {
  const day = readDay(weekdayOf(text) === null ? text : `this ${text}`, today)
  return day && add(day, amount, unit)
}

/** 'Monday week', 'tomorrow in two weeks'. */
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

/** 'Thursday 3 December', where that is a Thursday. */
function dateOn(today: Date, weekday = '', text = ''): Date | null {
  const date = readDate(text, today)
  return date && date.getDay() === weekdayOf(weekday) ? date : null
}
