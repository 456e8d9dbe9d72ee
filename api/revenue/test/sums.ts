import { world } from '../../test/harness.ts'
import { today } from './generate.ts'

/**
 * What each deal brings in each month, by plain SQL that goes through every single day: dealId, month, currency, what the
 * company pays and the candidate gets in cents.
 */
const EARNINGS = `
  WITH RECURSIVE chain AS (
    SELECT id, id AS root, ("createdAt" AT TIME ZONE 'UTC')::date AS made FROM "BillingChange" WHERE "replacesId" IS NULL
    UNION ALL
    SELECT b.id, c.root, c.made FROM "BillingChange" b JOIN chain c ON b."replacesId" = c.id
  ), counted AS (
    SELECT b.*, c.root, greatest(b."effectiveDate", c.made) AS reached FROM "BillingChange" b JOIN chain c ON c.id = b.id
    WHERE NOT EXISTS (SELECT FROM "BillingChange" r WHERE r."replacesId" = b.id)
  ), deal AS (
    SELECT d.*, coalesce(d."startDate", (d."filledAt" AT TIME ZONE 'UTC')::date) AS "firstDay",
      (SELECT e.id FROM counted e WHERE e."dealId" = d.id AND e."effectiveDate" <= $3::date
        ORDER BY e.reached DESC, e.root DESC LIMIT 1) AS present
    FROM "Deal" d WHERE d."filledAt" IS NOT NULL
  ), worked AS (
    SELECT d.id, day::date AS day, held.id AS entry, d.present, d."companyBudget", d."candidateBudget",
      held."newCompanyBudget", held."newCandidateBudget", original."previousCompanyBudget", original."previousCandidateBudget"
    FROM deal d CROSS JOIN generate_series(greatest($1::date, d."firstDay"),
        least($2::date, (d."endedAt" AT TIME ZONE 'UTC')::date), '1 day') day
      LEFT JOIN LATERAL (SELECT * FROM counted e WHERE e."dealId" = d.id AND e."effectiveDate" <= day
        ORDER BY e.reached DESC, e.root DESC LIMIT 1) held ON true
      LEFT JOIN LATERAL (SELECT * FROM "BillingChange" b WHERE b."dealId" = d.id ORDER BY b.id LIMIT 1) original ON true
    WHERE d."dealType" = 'MANAGED'
  ), texts AS (
    SELECT id, day, CASE WHEN entry IS NOT DISTINCT FROM present THEN "companyBudget"
        WHEN entry IS NULL THEN "previousCompanyBudget" ELSE "newCompanyBudget" END AS pays,
      CASE WHEN entry IS NOT DISTINCT FROM present THEN "candidateBudget"
        WHEN entry IS NULL THEN "previousCandidateBudget" ELSE "newCandidateBudget" END AS gets
    FROM worked
  ), daily AS (
    SELECT id, to_char(day, 'YYYY-MM') AS month, CASE left(pays, 1) WHEN '€' THEN 'EUR' ELSE 'USD' END AS currency,
      regexp_replace(pays, '[$€,]', '', 'g')::numeric * 100 AS pays, regexp_replace(gets, '[$€,]', '', 'g')::numeric * 100 AS gets,
      extract(day FROM date_trunc('month', day) + interval '1 month - 1 day') AS length
    FROM texts
  )
  SELECT id, month, currency, floor(sum(pays) / max(length) + 0.5)::bigint, floor(sum(gets) / max(length) + 0.5)::bigint
  FROM daily GROUP BY id, month, currency
  UNION ALL
  SELECT id, to_char("firstDay", 'YYYY-MM'), CASE left("recruitingFee", 1) WHEN '€' THEN 'EUR' ELSE 'USD' END,
    (regexp_replace("recruitingFee", '[$€,]', '', 'g')::numeric * 100)::bigint, 0
  FROM deal WHERE "dealType" = 'HEAD_HUNTING' AND "firstDay" BETWEEN $1::date AND $2::date`

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

export type Sum = { key: string; currency: string; companyPays: string; candidateGets: string; placements: number }

/** Adds the days up once, and keeps the result for the sums below. */
export async function addUp(from: string, to: string) {
  const day = today.toISOString().slice(0, 10)
  const literal = EARNINGS.replaceAll('$1', `'${from}'`).replaceAll('$2', `'${to}'`).replaceAll('$3', `'${day}'`)
  await world.db.$executeRawUnsafe(
    `CREATE TABLE "plainSums" AS WITH e(id, month, currency, pays, gets) AS (${literal}) SELECT * FROM e`,
  )
}

export const forgetSums = () => world.db.$executeRawUnsafe('DROP TABLE "plainSums"')

/** The sums of a group in each currency, by key and currency. */
export async function sumsBy(by: keyof typeof KEYS): Promise<Sum[]> {
  return world.db.$queryRawUnsafe(
    `SELECT ${KEYS[by]} AS key, e.currency, (sum(e.pays) / 100)::numeric(20,2)::text AS "companyPays",
      (sum(e.gets) / 100)::numeric(20,2)::text AS "candidateGets", count(DISTINCT e.id)::int AS placements
    FROM "plainSums" e JOIN "Deal" d ON d.id = e.id GROUP BY 1, 2 ORDER BY 1, 2`,
  )
}

const FILLED = { ...KEYS, MONTH: `to_char(d."filledAt" AT TIME ZONE 'UTC', 'YYYY-MM')` }

/** How many deals were filled and the median of the days it took, by key. */
export async function fillsBy(by: keyof typeof KEYS, from: string, lastDay: string) {
  return world.db.$queryRawUnsafe(
    `SELECT ${FILLED[by]} AS key, count(*)::int AS filled, percentile_cont(0.5) WITHIN GROUP (ORDER BY
      (d."filledAt" AT TIME ZONE 'UTC')::date - (d."createdAt" AT TIME ZONE 'UTC')::date) AS "medianDays"
    FROM "Deal" d WHERE (d."filledAt" AT TIME ZONE 'UTC')::date BETWEEN $1::date AND $2::date GROUP BY 1 ORDER BY 1`,
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
