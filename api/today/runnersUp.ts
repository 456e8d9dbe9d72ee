import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { score } from '../matching/explain.ts'
import { readNeed } from '../matching/need.ts'
import { groupBy } from '../rows/batch.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { isRunnerUp } from './candidateItems.ts'
import { IS_OPEN } from './conditions.ts'

/** Maximum number of pairs compared in one call. */
const PAIRS = 500

type Pair = { talentId: number; dealId: number; talentVersion: number; dealVersion: number }

/**
 * Compares the runners-up of recently filled deals with open deals of the same area, if a comparison is missing or
 * outdated. Removes unneeded comparisons. Returns whether there may be further pairs to compare.
 */
export async function compareRunnersUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  const wanted = Prisma.sql`
    SELECT DISTINCT talent.id AS "talentId", deal.id AS "dealId",
      talent.version AS "talentVersion", deal.version AS "dealVersion"
    FROM "Deal" filled
      JOIN "DealCandidate" candidate ON candidate."dealId" = filled.id
      JOIN "Talent" talent ON talent.id = candidate."talentId"
      JOIN "Deal" deal ON ${IS_OPEN} AND deal."jobDescription" IS NOT NULL
        AND (deal."targetArea" = filled."targetArea" OR deal."targetArea" IS NULL OR filled."targetArea" IS NULL)
    WHERE ${isRunnerUp({ now })}`
  await db.$executeRaw`
    DELETE FROM "RunnerUpFit" fit WHERE NOT EXISTS (
      SELECT 1 FROM (${wanted}) wanted WHERE wanted."talentId" = fit."talentId" AND wanted."dealId" = fit."dealId")`
  const pairs = await db.$queryRaw<Pair[]>`
    SELECT wanted.* FROM (${wanted}) wanted
    WHERE NOT EXISTS (SELECT 1 FROM "RunnerUpFit" fit
      WHERE fit."talentId" = wanted."talentId" AND fit."dealId" = wanted."dealId"
        AND fit."talentVersion" = wanted."talentVersion" AND fit."dealVersion" = wanted."dealVersion")
    ORDER BY wanted."dealId", wanted."talentId" LIMIT ${PAIRS}`
  const talents = await db.talent.findMany({ where: { id: { in: pairs.map(({ talentId }) => talentId) } } })
  const profiles = new Map(
    talents.map(talent => [
      talent.id,
      { ...talent, previousCompanies: readPreviousCompanies(talent.previousCompanies) },
    ]),
  )
  for (const [dealId, ofDeal] of groupBy(pairs, pair => pair.dealId)) {
    const deal = await db.deal.findUnique({ where: { id: dealId }, select: { title: true, jobDescription: true } })
    if (!deal) continue // Deleted meanwhile.
    const need = readNeed(`${deal.title}\n${deal.jobDescription ?? ''}`)
    const fits = ofDeal.flatMap(pair => {
      const profile = profiles.get(pair.talentId)
      return profile ? [{ ...pair, percentage: score(need, profile, now).percentage }] : []
    })
    await keepFits(db, fits)
  }
  return pairs.length === PAIRS
}

/** Stores comparisons, except those of talents and deals that were deleted meanwhile. */
const keepFits = (db: Deps['db'], fits: (Pair & { percentage: number })[]) => db.$executeRaw`
  INSERT INTO "RunnerUpFit" ("talentId", "dealId", percentage, "talentVersion", "dealVersion")
  SELECT fit."talentId", fit."dealId", fit.percentage, fit."talentVersion", fit."dealVersion"
  FROM jsonb_to_recordset(${JSON.stringify(fits)}::jsonb)
      AS fit ("talentId" int, "dealId" int, percentage int, "talentVersion" int, "dealVersion" int)
    JOIN "Talent" talent ON talent.id = fit."talentId" JOIN "Deal" deal ON deal.id = fit."dealId"
  ON CONFLICT ("talentId", "dealId") DO UPDATE SET percentage = excluded.percentage,
    "talentVersion" = excluded."talentVersion", "dealVersion" = excluded."dealVersion"`
