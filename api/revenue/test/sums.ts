import { world } from '../../test/harness.ts'
import { sources } from '../words.ts'
import { today } from './generate.ts'

/** The entries that nothing replaces, with what decides which one holds; and the deals with the one that holds today. */
const COUNTED = `
  WITH RECURSIVE chain AS (
    SELECT id, id AS root, ("createdAt" AT TIME ZONE 'UTC')::date AS made FROM "BillingChange" WHERE "replacesId" IS NULL
    UNION ALL
    SELECT b.id, c.root, c.made FROM "BillingChange" b JOIN chain c ON b."replacesId" = c.id
  )
  SELECT b.*, c.root, greatest(b."effectiveDate", c.made) AS reached FROM "BillingChange" b JOIN chain c ON c.id = b.id
  WHERE NOT EXISTS (SELECT FROM "BillingChange" r WHERE r."replacesId" = b.id)`

/** The amounts that held on each single day of each placement that is paid by the month. */
const DAYS = `
  WITH deal AS (
    SELECT d.*, coalesce(d."startDate", (d."filledAt" AT TIME ZONE 'UTC')::date) AS "firstDay",
      (SELECT e.id FROM "plainEntries" e WHERE e."dealId" = d.id AND e."effectiveDate" <= $3::date
        ORDER BY e.reached DESC, e.root DESC LIMIT 1) AS present
    FROM "Deal" d WHERE d."filledAt" IS NOT NULL AND d."dealType" = 'MANAGED'
  ), worked AS (
    SELECT d.id, day::date AS day, held.id AS entry, d.present, d."companyBudget", d."candidateBudget",
      held."newCompanyBudget", held."newCandidateBudget", original."previousCompanyBudget", original."previousCandidateBudget"
    FROM deal d CROSS JOIN generate_series(greatest($1::date, d."firstDay"),
        least($2::date, (d."endedAt" AT TIME ZONE 'UTC')::date), '1 day') day
      LEFT JOIN LATERAL (SELECT * FROM "plainEntries" e WHERE e."dealId" = d.id AND e."effectiveDate" <= day
        ORDER BY e.reached DESC, e.root DESC LIMIT 1) held ON true
      LEFT JOIN LATERAL (SELECT * FROM "BillingChange" b WHERE b."dealId" = d.id ORDER BY b.id LIMIT 1) original ON true
  )
  SELECT id, day, CASE WHEN entry IS NOT DISTINCT FROM present THEN "companyBudget"
      WHEN entry IS NULL THEN "previousCompanyBudget" ELSE "newCompanyBudget" END AS pays,
    CASE WHEN entry IS NOT DISTINCT FROM present THEN "candidateBudget"
      WHEN entry IS NULL THEN "previousCandidateBudget" ELSE "newCandidateBudget" END AS gets
  FROM worked`

const READABLE = `pays ~ '^[$€][0-9,.]+$' AND gets ~ '^[$€][0-9,.]+$'`

/** Placements with a day whose amounts cannot be read. */
const LEFT_OUT = `SELECT DISTINCT id FROM "plainDays" WHERE NOT (${READABLE}) ORDER BY id`

/**
 * What each deal brings in each month, by plain SQL that goes through every single day: dealId, month, currency, what the
 * company pays and the candidate gets in cents.
 */
const EARNINGS = `
  WITH daily AS (
    SELECT id, to_char(day, 'YYYY-MM') AS month, CASE left(pays, 1) WHEN '€' THEN 'EUR' ELSE 'USD' END AS currency,
      regexp_replace(pays, '[$€,]', '', 'g')::numeric * 100 AS pays, regexp_replace(gets, '[$€,]', '', 'g')::numeric * 100 AS gets,
      extract(day FROM date_trunc('month', day) + interval '1 month - 1 day') AS length
    FROM "plainDays" WHERE ${READABLE}
  )
  SELECT id, month, currency, floor(sum(pays) / max(length) + 0.5)::bigint, floor(sum(gets) / max(length) + 0.5)::bigint
  FROM daily GROUP BY id, month, currency
  UNION ALL
  SELECT id, to_char("firstDay", 'YYYY-MM'), CASE left("recruitingFee", 1) WHEN '€' THEN 'EUR' ELSE 'USD' END,
    (regexp_replace("recruitingFee", '[$€,]', '', 'g')::numeric * 100)::bigint, 0
  FROM "Deal", LATERAL (SELECT coalesce("startDate", ("filledAt" AT TIME ZONE 'UTC')::date) AS "firstDay") day
  WHERE "dealType" = 'HEAD_HUNTING' AND "filledAt" IS NOT NULL AND "firstDay" BETWEEN $1::date AND $2::date`

const SOURCE = `CASE WHEN d."selectedTalentId" IS NULL THEN 'UNKNOWN'
  WHEN d.id IN (SELECT a."dealId" FROM "ExternalApplication" a WHERE a."talentId" = d."selectedTalentId") THEN 'APPLICATION'
  WHEN (SELECT "referredById" FROM "Talent" t WHERE t.id = d."selectedTalentId") IS NOT NULL THEN 'REFERRAL'
  WHEN d.id IN (SELECT k."dealId" FROM "DealCandidate" k WHERE k."talentId" = d."selectedTalentId" AND k."matchPercentage" > 0)
    THEN 'MATCHING' ELSE 'BY_HAND' END`

const KEYS = {
  MONTH: 'e.month',
  COMPANY: 'd."companyId"::text',
  RECRUITER: 'coalesce(d."ownerId", 0)::text',
  SOURCE,
} as const

const LABELS = {
  MONTH: 'e.month',
  COMPANY: '(SELECT name FROM "Company" c WHERE c.id = d."companyId")',
  RECRUITER: `coalesce((SELECT "firstName" || ' ' || "lastName" FROM "User" u WHERE u.id = d."ownerId"), 'Nobody')`,
  SOURCE: `(jsonb_build_object(${Object.entries(sources).map(([key, words]) => `'${key}', '${words}'`)}) ->> ${SOURCE})`,
} as const

export type Sum = {
  currency: string
  companyPays: string
  candidateGets: string
  margin: string
  percent: number
  placements: number
}

const SUMS = `e.currency, (sum(e.pays) / 100)::numeric(20,2)::text AS "companyPays",
  (sum(e.gets) / 100)::numeric(20,2)::text AS "candidateGets", (sum(e.pays - e.gets) / 100)::numeric(20,2)::text AS margin,
  round(100 * sum(e.pays - e.gets) / sum(e.pays), 1)::float8 AS percent, count(DISTINCT e.id)::int AS placements`

/** Adds the days up once, and keeps the results for the sums below. */
export async function addUp(from: string, to: string) {
  const day = today.toISOString().slice(0, 10)
  const within = (text: string) =>
    text.replaceAll('$1', `'${from}'`).replaceAll('$2', `'${to}'`).replaceAll('$3', `'${day}'`)
  const { db } = world
  await db.$executeRawUnsafe(`CREATE TABLE "plainEntries" AS ${COUNTED}`)
  await db.$executeRawUnsafe('CREATE INDEX ON "plainEntries"("dealId")')
  await db.$executeRawUnsafe(`CREATE TABLE "plainDays" AS ${within(DAYS)}`)
  await db.$executeRawUnsafe(
    `CREATE TABLE "plainSums" AS WITH e(id, month, currency, pays, gets) AS (${within(EARNINGS)}) SELECT * FROM e`,
  )
}

export const forgetSums = () => world.db.$executeRawUnsafe('DROP TABLE "plainSums", "plainDays", "plainEntries"')

/** The sums of a group in each currency, by key and currency. */
export async function sumsBy(by: keyof typeof KEYS): Promise<(Sum & { key: string; label: string })[]> {
  return world.db.$queryRawUnsafe(
    `SELECT ${KEYS[by]} AS key, ${LABELS[by]} AS label, ${SUMS}
    FROM "plainSums" e JOIN "Deal" d ON d.id = e.id GROUP BY 1, 2, 3 ORDER BY 1, 3`,
  )
}

/** All of each currency. */
export async function totalSums(): Promise<Sum[]> {
  return world.db.$queryRawUnsafe(`SELECT ${SUMS} FROM "plainSums" e GROUP BY 1 ORDER BY sum(e.pays) DESC`)
}

/** The ids of the placements that are not counted as a whole. */
export async function leftOutDeals(): Promise<number[]> {
  return (await world.db.$queryRawUnsafe<{ id: number }[]>(LEFT_OUT)).map(({ id }) => id)
}

const FILLED = { ...KEYS, MONTH: `to_char(d."filledAt" AT TIME ZONE 'UTC', 'YYYY-MM')` }

/** How many deals were filled and the median of the days it took, by key; or of all of them. */
export async function fillsBy(by: keyof typeof KEYS | null, from: string, lastDay: string): Promise<Fill[]> {
  return world.db.$queryRawUnsafe(
    `SELECT ${by ? FILLED[by] : "'all'"} AS key, count(*)::int AS filled, percentile_cont(0.5) WITHIN GROUP (ORDER BY
      (d."filledAt" AT TIME ZONE 'UTC')::date - (d."createdAt" AT TIME ZONE 'UTC')::date) AS "medianDays"
    FROM "Deal" d WHERE (d."filledAt" AT TIME ZONE 'UTC')::date BETWEEN $1::date AND $2::date GROUP BY 1 ORDER BY 1`,
    ...[`${from}-01`, lastDay],
  )
}

export type Fill = { key: string; filled: number; medianDays: number }

/** How many were added or applied between two days and came to each step or further; applicants on the deal are internal. */
export async function funnelSums(from: string, lastDay: string): Promise<{ internal: number; external: number }[]> {
  return world.db.$queryRawUnsafe(
    `WITH everybody AS (
      SELECT "createdAt", reached, true AS internal FROM "DealCandidate"
      UNION ALL
      SELECT a."createdAt", a.reached, false FROM "ExternalApplication" a
        LEFT JOIN "DealCandidate" k ON k."dealId" = a."dealId" AND k."talentId" = a."talentId" WHERE k.id IS NULL
    )
    SELECT count(*) FILTER (WHERE internal)::int AS internal, count(*) FILTER (WHERE NOT internal)::int AS external
    FROM unnest(enum_range('APPLIED'::"CandidateStatus", 'SELECTED'::"CandidateStatus")) step
      LEFT JOIN everybody ON reached >= step AND ("createdAt" AT TIME ZONE 'UTC')::date BETWEEN $1::date AND $2::date
    GROUP BY step ORDER BY step`,
    ...[`${from}-01`, lastDay],
  )
}

/** What each company earned in each currency. */
export async function earnedBy(): Promise<{ companyId: number; currency: string; earned: string }[]> {
  return world.db.$queryRawUnsafe(
    `SELECT d."companyId", e.currency, (sum(e.pays - e.gets) / 100)::numeric(20,2)::text AS earned
    FROM "plainSums" e JOIN "Deal" d ON d.id = e.id GROUP BY 1, 2 ORDER BY 1, 2`,
  )
}
