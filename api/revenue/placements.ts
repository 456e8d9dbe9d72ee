import type { BilledDeal, BillingEntry } from '../billing/terms.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Source } from './words.ts'

/** A filled deal, with all data that its revenue is computed from. */
export type Placement = BilledDeal & {
  dealId: number
  title: string
  companyId: number
  company: string
  recruiterId: number | null
  recruiter: string | null
  createdAt: Date
  filledAt: Date
  startDate: Date | null
  endedAt: Date | null
  isRunning: boolean
  source: Source
  entries: BillingEntry[]
}

/** Placements filled or worked on between two days in UTC, of the given companies or of all companies. */
export async function placementsBetween(
  { db }: Pick<Deps, 'db'>,
  { from, before, companyIds }: { from: Date; before: Date; companyIds?: number[] },
): Promise<Placement[]> {
  const end = before.toISOString().slice(0, 10)
  const rows = await db.$queryRaw<Placement[]>`
    SELECT d.id AS "dealId", d.title, d."companyId", c.name AS company, d."ownerId" AS "recruiterId",
      coalesce(nullif(trim(u."firstName" || ' ' || u."lastName"), ''), u.email) AS recruiter,
      d."createdAt", d."filledAt", d."startDate", d."endedAt", d.status = 'FILLED' AS "isRunning",
      CASE WHEN d."selectedTalentId" IS NULL THEN 'UNKNOWN'
        WHEN EXISTS (SELECT FROM "ExternalApplication" a WHERE a."talentId" = d."selectedTalentId" AND a."dealId" = d.id) THEN 'APPLICATION'
        WHEN t."referredById" IS NOT NULL THEN 'REFERRAL'
        WHEN k."matchPercentage" IS NOT NULL THEN 'MATCHING'
        ELSE 'BY_HAND' END AS source,
      d."dealType"::text, d."companyBudget", d."candidateBudget", d."recruitingFee", d.budget, d."weeklyHours",
      (SELECT coalesce(json_agg(b ORDER BY b.id), '[]') FROM "BillingChange" b WHERE b."dealId" = d.id) AS entries
    FROM "Deal" d JOIN "Company" c ON c.id = d."companyId" LEFT JOIN "User" u ON u.id = d."ownerId"
      LEFT JOIN "Talent" t ON t.id = d."selectedTalentId"
      LEFT JOIN "DealCandidate" k ON k."dealId" = d.id AND k."talentId" = d."selectedTalentId"
    WHERE d."filledAt" IS NOT NULL ${companyIds ? Prisma.sql`AND d."companyId" = ANY(${companyIds})` : Prisma.empty} AND (
      (d."filledAt" >= ${from}::timestamptz AND d."filledAt" < ${before}::timestamptz)
      OR (coalesce(d."startDate", (d."filledAt" AT TIME ZONE 'UTC')::date) < ${end}::date
        AND (d."endedAt" IS NULL OR d."endedAt" >= ${from}::timestamptz)))
    ORDER BY d.id`
  return rows.map(row => ({ ...row, entries: row.entries.map(withDates) }))
}

/** Parses the dates of an entry, which are texts in JSON. */
const withDates = (entry: BillingEntry): BillingEntry => ({
  ...entry,
  effectiveDate: new Date(entry.effectiveDate),
  createdAt: new Date(entry.createdAt),
})
