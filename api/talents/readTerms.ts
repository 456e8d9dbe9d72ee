import type { Tx } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isAmount, parseAmount } from '../money/rules.ts'
import type { Period } from '../money/words.ts'

/*
 * Reads what the texts of rates and availability say, so that talents can be filtered by it. Whoever saves a talent through a
 * verb reads them at once; the database marks those that were changed otherwise, and a job reads them.
 */

/** The texts that are read. */
export const TERMS = [
  ...(['minHourlyRate', 'maxHourlyRate', 'preferredHourlyRate'] as const),
  ...(['minFullTimeRate', 'maxFullTimeRate', 'preferredFullTimeRate', 'availability'] as const),
] as const

type Texts = Record<(typeof TERMS)[number], string | null>

/** What is read: amounts in the currency's units. */
export type Range = { from: number; to: number; currency: string }

/** What the hourly or monthly texts say; null if there is nothing, or it cannot be read. */
export function rateRangeOf(texts: Texts, period: 'HOUR' | 'MONTH'): Range | null {
  const [least, most, preferred] =
    period === 'HOUR'
      ? [texts.minHourlyRate, texts.maxHourlyRate, texts.preferredHourlyRate]
      : [texts.minFullTimeRate, texts.maxFullTimeRate, texts.preferredFullTimeRate]
  const given = [least, most].filter(text => text?.trim())
  const ranges = (given.length > 0 ? given : [preferred]).map(text => (text ? amountOf(text, period) : null))
  const [first, last = first] = ranges
  if (!first || !last || first.currency !== last.currency) return null
  return { from: Math.min(first.from, last.from), to: Math.max(first.to, last.to), currency: first.currency }
}

/** By year is by month, too; a day has no certain number of hours. */
function amountOf(text: string, period: 'HOUR' | 'MONTH'): Range | null {
  const read = parseAmount(text, { period })
  if (!isAmount(read)) return null
  const times = timesOf(read.period, period)
  if (times === null) return null
  const inUnits = (cents: bigint) => (Number(cents) / 100) * times
  return { from: inUnits(read.from), to: inUnits(read.to), currency: read.currency }
}

function timesOf(read: Period | null, wanted: 'HOUR' | 'MONTH'): number | null {
  if (read === wanted) return 1
  return read === 'YEAR' && wanted === 'MONTH' ? 1 / 12 : null
}

const AT_ONCE = /^(?:now|at once|immediate(?:ly)?|asap|available(?: now| immediately)?|right away|any ?time)\.?$/i
/** Before any day that somebody asks for. */
const EVER = new Date('1970-01-01T00:00:00Z')
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day that an availability names: '2026-12-01', 'from Dec 1, 2026', '1 December 2026', 'December 2026', 'at once'. */
export function availableFrom(text: string | null): Date | null {
  const said = text?.trim().replace(/^(?:available )?(?:from|as of|starting|on) /i, '') ?? ''
  if (AT_ONCE.test(said)) return EVER
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(said) ?? []
  if (year) return dayOf(Number(year), Number(month), Number(day))
  const [, name = '', dayBehind = '1', yearBehind] = /^([a-z]{3,9})\.? (?:(\d{1,2}),? )?(\d{4})$/i.exec(said) ?? []
  if (yearBehind) return dayOf(Number(yearBehind), monthOf(name), Number(dayBehind))
  const [, dayBefore, named = '', yearAfter] = /^(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})$/i.exec(said) ?? []
  return yearAfter ? dayOf(Number(yearAfter), monthOf(named), Number(dayBefore)) : null
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

function dayOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1970 ? date : null
}

type Row = Texts & { id: number }

/** Reads those that are marked: of some talents, or any. Returns how many. */
export async function readTerms(tx: Tx, { ids, most = 1_000 }: { ids?: readonly number[]; most?: number } = {}) {
  const among = ids ? Prisma.sql`AND search.id = ANY(${[...ids]})` : Prisma.empty
  // Locked, so that no text changes between the reading and the mark.
  const rows = await tx.$queryRaw<Row[]>`
    SELECT talent.id, "minHourlyRate", "maxHourlyRate", "preferredHourlyRate", "minFullTimeRate", "maxFullTimeRate",
      "preferredFullTimeRate", availability
    FROM "TalentSearch" AS search JOIN "Talent" AS talent ON talent.id = search.id
    WHERE NOT search."isRead" ${among} ORDER BY search.id LIMIT ${most} FOR UPDATE OF talent, search SKIP LOCKED`
  if (rows.length === 0) return 0
  const read = rows.map(row => ({
    id: row.id,
    hourly: rateRangeOf(row, 'HOUR'),
    monthly: rateRangeOf(row, 'MONTH'),
    day: availableFrom(row.availability)?.toISOString().slice(0, 10) ?? null,
  }))
  await tx.$executeRaw`
    UPDATE "TalentSearch" AS search SET "isRead" = true, "hourlyFrom" = (read.hourly ->> 'from')::float8,
      "hourlyTo" = (read.hourly ->> 'to')::float8, "hourlyCurrency" = read.hourly ->> 'currency',
      "monthlyFrom" = (read.monthly ->> 'from')::float8, "monthlyTo" = (read.monthly ->> 'to')::float8,
      "monthlyCurrency" = read.monthly ->> 'currency', "availableFrom" = read.day
    FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS read(id int, hourly jsonb, monthly jsonb, day date)
    WHERE search.id = read.id`
  return rows.length
}
