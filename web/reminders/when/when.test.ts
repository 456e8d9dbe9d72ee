import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { phrases } from './test/phrases.ts'
import { readWhen } from './when.ts'

const TIMES = ['05:30', '10:00', '12:00', '15:20', '22:45']

test.each(phrases)('%j', (words, ...moments) => {
  const read = TIMES.map(time => stamp(readWhen(words, new Date(`2026-11-25T${time}`))))
  expect(read).toEqual(TIMES.map((_, at) => whole(moments[at] ?? moments[0] ?? '')))
})

/** Adds the date to a time without a date: '09:00' is on Wednesday, '+09:00' on Thursday. */
const whole = (moment: string) => moment.replace(/^\+(?=..:)/, '2026-11-26 ').replace(/^(?=\d\d:)/, '2026-11-25 ')

test('a moment as the product writes it is understood', () => {
  const moment = new Date(2026, 11, 24, 15, 30)
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
  expect(readWhen(words, new Date(2026, 10, 25))).toEqual(moment)
})

test.each(['', ' ', '-', 'in 9999999999 hours', `tomorrow ${'tomorrow '.repeat(5000)}`])('%.40j is refused', words => {
  expect(readWhen(words, new Date(2026, 10, 25))).toBeNull()
})

describe('weekdays on a Monday and a Sunday', () => {
  test.each([
    ['Monday', '2026-11-30 09:00', '2026-11-30 09:00'],
    ['this Monday at 4', '2026-11-23 16:00', '2026-11-30 16:00'],
    ['next Monday', '2026-11-30 09:00', '2026-11-30 09:00'],
    ['Monday week', '2026-11-30 09:00', '2026-12-07 09:00'],
    ['next week Friday', '2026-12-04 09:00', '2026-12-04 09:00'],
    ['end of the month', '2026-11-30 09:00', '2026-11-30 09:00'],
    ['weekend', '2026-11-28 09:00', '2026-11-29 11:00'],
  ])('%j', (words, onMonday, onSunday) => {
    expect(stamp(readWhen(words, new Date('2026-11-23T10:00')))).toBe(onMonday)
    expect(stamp(readWhen(words, new Date('2026-11-29T10:00')))).toBe(onSunday)
  })
})

describe('in a time zone with a clock change', () => {
  const zone = process.env.TZ
  beforeAll(() => {
    process.env.TZ = 'Europe/Berlin'
  })
  afterAll(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  test.each([
    ['tomorrow', '2026-03-29T07:00:00.000Z'],
    ['in 24 hours', '2026-03-29T09:00:00.000Z'],
    ['tomorrow at 10', '2026-03-29T08:00:00.000Z'],
    ['in 1 day at noon', '2026-03-29T10:00:00.000Z'],
  ])('%j on the day before summer time', (words, moment) => {
    expect(readWhen(words, new Date('2026-03-28T10:00'))?.toISOString()).toBe(moment)
  })

  test('an hour that the clock change skips is refused', () => {
    expect(readWhen('tomorrow 02:30', new Date('2026-03-28T10:00'))).toBeNull()
  })
})

function stamp(moment: Date | null): string {
  if (!moment) return ''
  const parts = [moment.getMonth() + 1, moment.getDate(), moment.getHours(), moment.getMinutes()]
  const [month, day, hour, minute] = parts.map(part => `${part}`.padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day} ${hour}:${minute}`
}
