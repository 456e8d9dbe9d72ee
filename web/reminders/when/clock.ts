/** A time of day. For a part of the day, such as the evening, `until` is the hour at which the part ends. */
export type TimeOfDay = { hour: number; minute: number; until?: number }

/** A part of the day: the hour it means without a time, and the range of hours that it allows, as in '8 evening'. */
type Part = { hour: number; from: number; until: number }

const PARTS: Readonly<Record<string, Part>> = {
  'early morning': { hour: 7, from: 0, until: 12 },
  morning: { hour: 9, from: 0, until: 12 },
  'late morning': { hour: 11, from: 0, until: 12 },
  noon: { hour: 12, from: 12, until: 13 },
  'early afternoon': { hour: 13, from: 12, until: 18 },
  afternoon: { hour: 14, from: 12, until: 18 },
  'late afternoon': { hour: 16, from: 12, until: 18 },
  'early evening': { hour: 17, from: 16, until: 24 },
  evening: { hour: 18, from: 16, until: 24 },
  'late evening': { hour: 21, from: 16, until: 24 },
  night: { hour: 20, from: 18, until: 24 },
}

const CLOCK = /^(?<at>at )?(?<hour>\d\d?)(?:(?<sign>[:.h])(?<minute>\d\d))?(?<h> ?h)? ?(?<half>[ap]m)?$/
const WITH_PART = new RegExp(`^(?:(.+) )?(${Object.keys(PARTS).join('|')})(?: (.+))?$`)

/** Hours up to this one, without 'am' or a leading zero, mean the afternoon, as calls at night are unlikely. */
const SMALL = 7

export function readPart(text: string): TimeOfDay | null {
  const { hour, until } = PARTS[text] ?? {}
  return hour === undefined ? null : { hour, minute: 0, until }
}

/** The time of day that the whole text means: '3 pm', 'at 3', '15:30', '15h30', '15h', 'evening', '8 evening'. */
export function readClock(text: string): TimeOfDay | null {
  const [, before, part = '', after] = WITH_PART.exec(text) ?? []
  if (!part) return timeOf(CLOCK.exec(text)?.groups)
  if (before && after) return null
  const clock = before ?? after
  return clock ? timeOf(CLOCK.exec(clock)?.groups, PARTS[part]) : readPart(part)
}

type Groups = Readonly<Record<string, string | undefined>>

function timeOf(groups: Groups | undefined, part?: Part): TimeOfDay | null {
  if (!groups) return null
  const { at, hour: digits = '', sign, minute, h, half } = groups
  const isDate = sign === '.' && Number(minute) >= 1 && Number(minute) <= 12
  if (!(at || h || half || part || (sign && !isDate))) return null
  const hour = hourOf(digits, half, part)
  const minutes = Number(minute ?? 0)
  const isValid = hour !== null && minutes < 60 && hour * 60 + minutes <= 24 * 60
  return isValid ? { hour, minute: minutes } : null
}

/** The hour from 0 to 24, or null if the words contradict each other, as in '3 pm in the morning'. */
function hourOf(digits: string, half?: string, part?: Part): number | null {
  const hour = Number(digits)
  const afternoon = hour < 12 ? hour + 12 : hour
  if (half && hour > 12) return null
  if (half) return within(half === 'pm' ? afternoon : hour % 12, part)
  if (part) return within(hour, part) ?? within(afternoon, part)
  return hour >= 1 && hour <= SMALL && !digits.startsWith('0') ? afternoon : hour
}

function within(hour: number, part?: Part): number | null {
  return !part || (hour >= part.from && hour < part.until) ? hour : null
}
