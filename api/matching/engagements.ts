import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** A deal that somebody is taken by: as its chosen candidate, or as one who is in interview there. */
export type Engagement = {
  talentId: number
  stage: 'PLACED' | 'IN_INTERVIEW'
  dealId: number
  dealTitle: string
  companyName: string
}

/** The engagements of these talents, by talent; those of the deal itself do not count. The closest to an end come first. */
export async function engagementsOf(
  db: Deps['db'],
  talentIds: number[],
  dealId: number | null,
): Promise<Map<number, Engagement[]>> {
  const found = await db.$queryRaw<Engagement[]>`
    SELECT candidate."talentId", ${stage} AS stage,
      deal.id AS "dealId", deal.title AS "dealTitle", company.name AS "companyName"
    FROM "DealCandidate" AS candidate
    JOIN "Deal" AS deal ON deal.id = candidate."dealId"
    JOIN "Company" AS company ON company.id = deal."companyId"
    WHERE candidate."talentId" = ANY(${talentIds}::int[]) AND ${isEngaged(dealId)}
    ORDER BY candidate.status = 'SELECTED' DESC, candidate.id`
  const byTalent = new Map<number, Engagement[]>()
  for (const one of found) byTalent.set(one.talentId, [...(byTalent.get(one.talentId) ?? []), one])
  return byTalent
}

/** For a `WHERE` over `talent`: assigned or engaged elsewhere leaves out whoever is not on the deal already. */
export const isAvailable = (dealId: number | null) => Prisma.sql`(
  talent.status <> 'ASSIGNED' AND NOT EXISTS (
    SELECT FROM "DealCandidate" AS candidate JOIN "Deal" AS deal ON deal.id = candidate."dealId"
    WHERE candidate."talentId" = talent.id AND ${isEngaged(dealId)}
  ) OR EXISTS (SELECT FROM "DealCandidate" WHERE "talentId" = talent.id AND "dealId" = ${dealId ?? NO_DEAL})
)`

/** A deal that is over frees its people, and one that is on hold those in interview. */
const isEngaged = (dealId: number | null) => Prisma.sql`
  deal.id <> ${dealId ?? NO_DEAL} AND (
    candidate.status = 'SELECTED' AND deal.status NOT IN ('FINISHED', 'CLOSED')
    OR candidate.status = 'INTERVIEWED' AND deal.status IN ('OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW')
  )`

const stage = Prisma.sql`CASE candidate.status WHEN 'SELECTED' THEN 'PLACED' ELSE 'IN_INTERVIEW' END`

/** The id of no deal. */
const NO_DEAL = 0
