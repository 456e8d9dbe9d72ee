import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isEngaged } from './engaged.ts'

/** A deal that occupies a talent, who is its selected candidate or a candidate in interview. */
export type Engagement = {
  talentId: number
  stage: 'PLACED' | 'IN_INTERVIEW'
  dealId: number
  dealTitle: string
  companyName: string
}

/** The engagements of these talents on other deals, by talent, placements first. */
export async function engagementsOf(
  db: Deps['db'],
  talentIds: number[],
  dealId: number | null,
): Promise<Map<number, Engagement[]>> {
  const found = await db.$queryRaw<Engagement[]>`
    SELECT candidate."talentId", CASE candidate.status WHEN 'SELECTED' THEN 'PLACED' ELSE 'IN_INTERVIEW' END AS stage,
      deal.id AS "dealId", deal.title AS "dealTitle", company.name AS "companyName"
    FROM (SELECT ${dealId ?? NO_DEAL}::int AS "dealId") AS sought, "DealCandidate" AS candidate
    JOIN "Deal" AS deal ON deal.id = candidate."dealId"
    JOIN "Company" AS company ON company.id = deal."companyId"
    WHERE candidate."talentId" = ANY(${talentIds}::int[]) AND ${Prisma.raw(isEngaged)}
    ORDER BY candidate.status = 'SELECTED' DESC, candidate.id`
  const byTalent = new Map<number, Engagement[]>()
  for (const one of found) byTalent.set(one.talentId, [...(byTalent.get(one.talentId) ?? []), one])
  return byTalent
}

/** An id that no deal has. */
const NO_DEAL = 0
