import { z } from 'zod'

/** The maximum number of months in an answer. */
const MOST_MONTHS = 36

const WRITTEN = 'A month is written as 2026-11'

const month = z
  .string(WRITTEN)
  .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, WRITTEN)
  .transform(text => new Date(`${text}-01T00:00:00Z`))

/** Makes a rule run only if both months are valid. */
const whole = { when: ({ issues }: z.core.ParsePayload) => issues.length === 0 }

/** Rules for a period: its first and its last month. */
export const periodRules = z
  .object({ from: month, to: month })
  .refine(({ from, to }) => from <= to, {
    ...whole,
    path: ['to'],
    message: 'The last month comes before the first one',
  })
  .refine(period => monthsOf(period).length <= MOST_MONTHS, {
    ...whole,
    path: ['from'],
    message: `A period has at most ${MOST_MONTHS} months`,
  })

export type Period = { from: Date; to: Date }

/** The first days of the months of a period. */
export function monthsOf({ from, to }: Period): Date[] {
  const length = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1
  return Array.from({ length: Math.max(0, length) }, (_, at) => monthAfter(from, at))
}

export const monthAfter = (month: Date, by: number) =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + by, 1))

/** The key of a month: '2026-11'. */
export const monthKey = (month: Date) => month.toISOString().slice(0, 7)
