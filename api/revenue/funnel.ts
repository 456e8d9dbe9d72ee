import type { ReadAccess } from '../rows/read.ts'
import { momentOf } from '../rows/statement.ts'
import { monthAfter, type Period } from '../rules/months.ts'
import { type FunnelSide, type FunnelStep, funnelSteps } from './words.ts'

export type FunnelRow = { step: FunnelStep; internal: number; external: number }

/** Somebody behind a figure of the funnel: a talent on a deal, or an application that is not a candidate, too. */
export type FunnelPerson = {
  dealId: number
  talentId: number | null
  applicationId: number | null
  reached: FunnelStep
  since: Date
}

const steps = Object.keys(funnelSteps) as FunnelStep[]

/** Everybody who was added or applied in the period, by how far they came. An applicant who became a candidate of the deal is internal. */
export async function funnelOf({ query }: Pick<ReadAccess, 'query'>, { from, to }: Period): Promise<FunnelRow[]> {
  const rows = await query({ name: 'revenue funnel', text: FUNNEL, values: [from, monthAfter(to, 1)] })
  return steps.map((step, at) => {
    const further = (internal: boolean) =>
      rows
        .filter(([reached, isInternal]) => steps.indexOf(reached as FunnelStep) >= at && isInternal === internal)
        .reduce((sum, [, , count]) => sum + Number(count), 0)
    return { step, internal: further(true), external: further(false) }
  })
}

/** Who is behind a figure of the funnel, the latest first; at most `most`. */
export async function funnelBehind(
  { query }: Pick<ReadAccess, 'query'>,
  { from, to }: Period,
  { step, side, most }: { step: FunnelStep; side: FunnelSide; most: number },
): Promise<FunnelPerson[]> {
  const text = side === 'INTERNAL' ? INTERNAL : EXTERNAL
  const values = [from, monthAfter(to, 1), steps.slice(steps.indexOf(step)), most]
  const rows = await query({ name: `revenue funnel ${side}`, text, values })
  return rows.map(([dealId, talentId, applicationId, reached, since]) => ({
    dealId: Number(dealId),
    talentId: talentId === null ? null : Number(talentId),
    applicationId: applicationId === null ? null : Number(applicationId),
    reached: reached as FunnelStep,
    since: momentOf(since),
  }))
}

const APPLIED_ONLY = `a."createdAt" >= $1 AND a."createdAt" < $2
  AND NOT EXISTS (SELECT FROM "DealCandidate" k WHERE k."dealId" = a."dealId" AND k."talentId" = a."talentId")`

const FUNNEL = `
  SELECT reached::text, true, count(*) FROM "DealCandidate" WHERE "createdAt" >= $1 AND "createdAt" < $2 GROUP BY reached
  UNION ALL
  SELECT a.reached::text, false, count(*) FROM "ExternalApplication" a WHERE ${APPLIED_ONLY} GROUP BY a.reached`

const INTERNAL = `
  SELECT k."dealId", k."talentId", NULL::int, k.reached::text, k."createdAt" FROM "DealCandidate" k
  WHERE k."createdAt" >= $1 AND k."createdAt" < $2 AND k.reached = ANY($3::"CandidateStatus"[])
  ORDER BY k."createdAt" DESC, k.id DESC LIMIT $4::int`

const EXTERNAL = `
  SELECT a."dealId", a."talentId", a.id, a.reached::text, a."createdAt" FROM "ExternalApplication" a
  WHERE ${APPLIED_ONLY} AND a.reached = ANY($3::"CandidateStatus"[])
  ORDER BY a."createdAt" DESC, a.id DESC LIMIT $4::int`
