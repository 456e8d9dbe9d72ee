import { FULL_WEEK, monthly } from '../budgets/rules.ts'
import type { Tx } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isAmount, parseAmount } from '../money/rules.ts'
import type { Period } from '../money/words.ts'
import { startOf } from './starts.ts'

/*
 * Reads rates and availability from their texts, so that talents can be filtered by them. Functions that save a talent
 * do this at once. The database marks texts that were changed otherwise, and a job reads the marked texts.
 */

/** The columns whose texts are read. */
export const TERMS = [
  ...(['minHourlyRate', 'maxHourlyRate', 'preferredHourlyRate'] as const),
  ...(['minFullTimeRate', 'maxFullTimeRate', 'preferredFullTimeRate', 'availability'] as const),
] as const

type Texts = Record<(typeof TERMS)[number], string | null>

/** A range of rates, in the currency's units. */
export type Range = { from: number; to: number; currency: string }

/** The range of the hourly or monthly texts; null without texts, 'UNREAD' if they are not a single range. */
export function rateRangeOf(texts: Texts, period: 'HOUR' | 'MONTH'): Range | 'UNREAD' | null {
  const [least, most, preferred] =
    period === 'HOUR'
      ? [texts.minHourlyRate, texts.maxHourlyRate, texts.preferredHourlyRate]
      : [texts.minFullTimeRate, texts.maxFullTimeRate, texts.preferredFullTimeRate]
  const given = [least, most].filter(text => text?.trim())
  const written = given.length > 0 ? given : [preferred].filter(text => text?.trim())
  if (written.length === 0) return null
  const [first, last = first] = written.map(text => amountOf(text ?? '', period))
  if (!first || !last || first.currency !== last.currency) return 'UNREAD'
  return { from: Math.min(first.from, last.from), to: Math.max(first.to, last.to), currency: first.currency }
}

/**
 * The amount per hour or month, computed with full-time weeks and eight-hour days, as for margins. Null for an
 * unreadable text or a one-off fee.
 */
function amountOf(text: string, period: 'HOUR' | 'MONTH'): Range | null {
  const read = parseAmount(text, { period })
  if (!isAmount(read) || read.period === 'ONCE') return null
  const inUnits = (cents: bigint) => converted(cents, read.period ?? period, period)
  return { from: inUnits(read.from), to: inUnits(read.to), currency: read.currency }
}

function converted(cents: bigint, from: Period, to: 'HOUR' | 'MONTH'): number {
  if (from === to) return Number(cents) / 100
  if (from === 'DAY' && to === 'HOUR') return Number(cents) / 800
  const aMonth = Number(monthly(cents, from, FULL_WEEK)) / 100
  return to === 'MONTH' ? aMonth : (aMonth * 12) / 52 / FULL_WEEK
}

type Row = Texts & { id: number }

/** Reads the marked texts of some or all talents. Returns the number of talents read. */
export async function readTerms(tx: Tx, { ids, most = 1_000 }: { ids?: readonly number[]; most?: number } = {}) {
  const among = ids ? Prisma.sql`AND search.id = ANY(${[...ids]})` : Prisma.empty
  // The rows are locked, so that no text changes before it is marked as read.
  const rows = await tx.$queryRaw<Row[]>`
    SELECT talent.id, "minHourlyRate", "maxHourlyRate", "preferredHourlyRate", "minFullTimeRate", "maxFullTimeRate",
      "preferredFullTimeRate", availability
    FROM "TalentSearch" AS search JOIN "Talent" AS talent ON talent.id = search.id
    WHERE NOT search."isRead" ${among} ORDER BY search.id LIMIT ${most} FOR UPDATE OF talent, search SKIP LOCKED`
  if (rows.length === 0) return 0
  const read = rows.map(readingOf)
  await tx.$executeRaw`
    UPDATE "TalentSearch" AS search SET "isRead" = true, "hourlyFrom" = (read.hourly ->> 'from')::float8,
      "hourlyTo" = (read.hourly ->> 'to')::float8, "hourlyCurrency" = read.hourly ->> 'currency',
      "monthlyFrom" = (read.monthly ->> 'from')::float8, "monthlyTo" = (read.monthly ->> 'to')::float8,
      "monthlyCurrency" = read.monthly ->> 'currency', "availableFrom" = read.day, "noticeDays" = read.notice,
      "isHourlyUnread" = read.hourly = '"UNREAD"', "isMonthlyUnread" = read.monthly = '"UNREAD"', "isStartUnread" = read.unread
    FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
      AS read(id int, hourly jsonb, monthly jsonb, day date, notice int, unread boolean)
    WHERE search.id = read.id`
  return rows.length
}

function readingOf(row: Row) {
  const start = row.availability?.trim() ? startOf(row.availability) : undefined
  return {
    id: row.id,
    hourly: rateRangeOf(row, 'HOUR') ?? {},
    monthly: rateRangeOf(row, 'MONTH') ?? {},
    day: start && 'day' in start ? start.day.toISOString().slice(0, 10) : null,
    notice: start && 'noticeDays' in start ? start.noticeDays : null,
    unread: start === null,
  }
}
