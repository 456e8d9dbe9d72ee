import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { monthAfter, type Period } from '../rules/months.ts'
import { type FunnelSide, type FunnelStep, funnelSteps } from './words.ts'

export type FunnelRow = { step: FunnelStep; internal: number; external: number }

/** A person counted in the funnel: a talent on a deal, or an application that did not become a candidate. */
export type FunnelPerson = {
  dealId: number
  talentId: number | null
  applicationId: number | null
  reached: FunnelStep
  since: Date
}

const steps = Object.keys(funnelSteps) as FunnelStep[]

/** Counts people added or applied in the period, by step. Applicants who became candidates count as internal. */
export async function funnelOf({ db }: Pick<Deps, 'db'>, period: Period): Promise<FunnelRow[]> {
  const rows = await db.$queryRaw<{ reached: FunnelStep; isInternal: boolean; count: number }[]>`
    SELECT k.reached::text, true AS "isInternal", count(*)::int FROM "DealCandidate" k WHERE ${isIn(period, 'k')} GROUP BY k.reached
    UNION ALL
    SELECT a.reached::text, false, count(*)::int FROM "ExternalApplication" a
    WHERE ${isIn(period, 'a')} AND ${IS_NO_CANDIDATE} GROUP BY a.reached`
  return steps.map((step, at) => {
    const further = (isInternal: boolean) =>
      rows
        .filter(row => steps.indexOf(row.reached) >= at && row.isInternal === isInternal)
        .reduce((sum, { count }) => sum + count, 0)
    return { step, internal: further(true), external: further(false) }
  })
}

/** The people counted in a figure of the funnel, the latest first; at most `most` people. */
export function funnelBehind(
  { db }: Pick<Deps, 'db'>,
  period: Period,
  { step, side, most }: { step: FunnelStep; side: FunnelSide; most: number },
): Promise<FunnelPerson[]> {
  const further = steps.slice(steps.indexOf(step))
  return side === 'INTERNAL'
    ? db.$queryRaw`
        SELECT k."dealId", k."talentId", NULL::int AS "applicationId", k.reached::text, k."createdAt" AS since
        FROM "DealCandidate" k WHERE ${isIn(period, 'k')} AND k.reached::text = ANY(${further})
        ORDER BY k."createdAt" DESC, k.id DESC LIMIT ${most}`
    : db.$queryRaw`
        SELECT a."dealId", a."talentId", a.id AS "applicationId", a.reached::text, a."createdAt" AS since
        FROM "ExternalApplication" a WHERE ${isIn(period, 'a')} AND ${IS_NO_CANDIDATE} AND a.reached::text = ANY(${further})
        ORDER BY a."createdAt" DESC, a.id DESC LIMIT ${most}`
}

/** The condition that the row was created in the period. */
const isIn = ({ from, to }: Period, row: 'k' | 'a') => Prisma.sql`
  ${Prisma.raw(row)}."createdAt" >= ${from} AND ${Prisma.raw(row)}."createdAt" < ${monthAfter(to, 1)}`

const IS_NO_CANDIDATE = Prisma.sql`
  NOT EXISTS (SELECT FROM "DealCandidate" k WHERE k."dealId" = a."dealId" AND k."talentId" = a."talentId")`
