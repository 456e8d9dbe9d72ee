import type { BilledDeal, BillingEntry } from '../billing/terms.ts'
import type { ReadAccess } from '../rows/read.ts'
import { momentOf } from '../rows/statement.ts'
import type { Source } from './words.ts'

/** A deal that was filled, with what its revenue is worked out of. */
export type Placement = {
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
  deal: BilledDeal
  entries: BillingEntry[]
}

type Asked = { from: Date; before: Date; companyIds?: number[] }

/** The placements that were filled or had a day of work between two days. */
export async function placementsBetween(reads: Pick<ReadAccess, 'query'>, asked: Asked): Promise<Placement[]> {
  const values = [asked.from, asked.before, asked.companyIds ?? null]
  const deals = await reads.query({ name: 'revenue placements', text: PLACEMENTS, values })
  return deals.map(placementOf)
}

const WITHIN = `
  d."filledAt" IS NOT NULL AND ($3::int[] IS NULL OR d."companyId" = ANY($3)) AND (
    (d."filledAt" >= $1 AND d."filledAt" < $2)
    OR (coalesce(d."startDate", (d."filledAt" AT TIME ZONE 'UTC')::date) < $2 AND (d."endedAt" IS NULL OR d."endedAt" >= $1)))`

const PLACEMENTS = `
  SELECT d.id, d.title, d."companyId", c.name, d."ownerId", nullif(trim(u."firstName" || ' ' || u."lastName"), ''), u.email,
    d."createdAt", d."filledAt", d."startDate", d."endedAt", d.status = 'FILLED',
    CASE WHEN d."selectedTalentId" IS NULL THEN 'UNKNOWN'
      WHEN EXISTS (SELECT FROM "ExternalApplication" a WHERE a."talentId" = d."selectedTalentId" AND a."dealId" = d.id) THEN 'APPLICATION'
      WHEN t."referredById" IS NOT NULL THEN 'REFERRAL'
      WHEN k."matchPercentage" IS NOT NULL THEN 'MATCHING'
      ELSE 'BY_HAND' END,
    d."dealType"::text, d."companyBudget", d."candidateBudget", d."recruitingFee", d.budget, d."weeklyHours",
    (SELECT coalesce(json_agg(json_build_array(b.id, b."dealType", b."previousCompanyBudget", b."newCompanyBudget",
        b."previousCandidateBudget", b."newCandidateBudget", b."previousWeeklyHours", b."newWeeklyHours", b."effectiveDate",
        b."replacesId", b."isApplied", b."createdAt") ORDER BY b.id), '[]')
      FROM "BillingChange" b WHERE b."dealId" = d.id)
  FROM "Deal" d JOIN "Company" c ON c.id = d."companyId" LEFT JOIN "User" u ON u.id = d."ownerId"
    LEFT JOIN "Talent" t ON t.id = d."selectedTalentId"
    LEFT JOIN "DealCandidate" k ON k."dealId" = d.id AND k."talentId" = d."selectedTalentId"
  WHERE ${WITHIN} ORDER BY d.id`

/** In the order of the columns of the statement. */
function placementOf(row: unknown[]): Placement {
  const [dealId, title, companyId, company, recruiterId, name, email, ...rest] = row
  const [createdAt, filledAt, startDate, endedAt, isRunning, source, ...figures] = rest
  const [dealType, companyBudget, candidateBudget, recruitingFee, budget, weeklyHours, entries] = figures
  return {
    ...{ dealId, title, companyId, company, recruiterId, recruiter: name ?? email },
    ...{ createdAt: momentOf(createdAt), filledAt: momentOf(filledAt), startDate: optional(startDate) },
    ...{ endedAt: optional(endedAt), isRunning, source },
    deal: { dealType, companyBudget, candidateBudget, recruitingFee, budget, weeklyHours },
    entries: (entries as unknown[][]).map(entryOf),
  } as Placement
}

function entryOf(row: unknown[]): BillingEntry {
  const [id, dealType, previousCompanyBudget, newCompanyBudget, previousCandidateBudget, ...rest] = row
  const [newCandidateBudget, previousWeeklyHours, newWeeklyHours, effectiveDate, replacesId, isApplied, createdAt] =
    rest
  return {
    ...{ id, dealType, previousCompanyBudget, newCompanyBudget, previousCandidateBudget },
    ...{ newCandidateBudget, previousWeeklyHours, newWeeklyHours, effectiveDate: momentOf(effectiveDate) },
    ...{ replacesId, isApplied, createdAt: momentOf(createdAt) },
  } as BillingEntry
}

const optional = (value: unknown) => (value === null ? null : momentOf(value))
