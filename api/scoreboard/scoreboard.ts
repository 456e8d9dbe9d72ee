import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { monthAfter, type Period } from '../rules/months.ts'
import { keysOf } from '../rules/rules.ts'
import { type Band, bands, GOOD_SCORE, type Outcome } from './words.ts'

/** Selects the suggestions shown in a period, made by one version of the engine or by any version. */
export type ScoreboardFilter = Period & { engine: string | null }

export type BandRow = {
  band: Band
  suggested: number
  added: number
  sent: number
  interviewed: number
  selected: number
}

/** A talent who was suggested for a deal. */
export type Suggested = {
  dealId: number
  talentId: number
  percentage: number
  rank: number
  engine: string
  shownAt: Date
  outcome: Outcome
}

/** A talent added to a deal by a recruiter, after suggestions for the deal were shown. */
export type Addition = {
  dealId: number
  talentId: number
  /** The percentage shown before the addition; null for a talent who was not suggested. */
  percentage: number | null
  engine: string
  addedAt: Date
  isOverruled: boolean
}

export type Scoreboard = {
  filter: ScoreboardFilter
  bands: BandRow[]
  additions: number
  overruled: number
  engines: string[]
}

/** The outcomes of a period's suggestions by band, and how often recruiters overruled the suggestions. */
export async function scoreboardOf({ db }: Pick<Deps, 'db'>, filter: ScoreboardFilter): Promise<Scoreboard> {
  const [counts, [added], engines] = await Promise.all([
    db.$queryRaw<BandRow[]>`${shownIn(filter)}
      SELECT band, count(*)::int AS suggested, count(*) FILTER (WHERE level >= 1)::int AS added,
        count(*) FILTER (WHERE level >= 2)::int AS sent, count(*) FILTER (WHERE level >= 3)::int AS interviewed,
        count(*) FILTER (WHERE level >= 4)::int AS selected
      FROM shown GROUP BY band`,
    db.$queryRaw<{ additions: number; overruled: number }[]>`${addedIn(filter)}
      SELECT count(*)::int AS additions, count(*) FILTER (WHERE "isOverruled")::int AS overruled FROM added`,
    db.$queryRaw<{ engine: string }[]>`${ENGINES}`,
  ])
  const none = { suggested: 0, added: 0, sent: 0, interviewed: 0, selected: 0 }
  return {
    filter,
    bands: keysOf(bands).map(band => counts.find(row => row.band === band) ?? { band, ...none }),
    ...{ additions: added?.additions ?? 0, overruled: added?.overruled ?? 0 },
    engines: engines.map(({ engine }) => engine),
  }
}

/** The suggestions counted in a figure of a band, the latest first; at most `most` suggestions. */
export const suggestionsBehind = (
  { db }: Pick<Deps, 'db'>,
  filter: ScoreboardFilter,
  { band, outcome, most }: { band: Band; outcome: Outcome; most: number },
): Promise<Suggested[]> => db.$queryRaw`${shownIn(filter)}
  SELECT "dealId", "talentId", percentage, rank, engine, "shownAt", (${LEVELS}::text[])[level + 1] AS outcome FROM shown
  WHERE band = ${band} AND level >= ${LEVELS.indexOf(outcome)} ORDER BY "shownAt" DESC, "dealId", rank LIMIT ${most}`

/** The additions that overruled suggestions, or all additions, the latest first; at most `most` additions. */
export const additionsBehind = (
  { db }: Pick<Deps, 'db'>,
  filter: ScoreboardFilter,
  { onlyOverruled, most }: { onlyOverruled: boolean; most: number },
): Promise<Addition[]> => db.$queryRaw`${addedIn(filter)}
  SELECT "dealId", "talentId", percentage, engine, "addedAt", "isOverruled" FROM added
  WHERE "isOverruled" OR NOT ${onlyOverruled} ORDER BY "addedAt" DESC, "dealId", "talentId" LIMIT ${most}`

/** The outcomes in the order of `level` in the SQL of this file. */
const LEVELS: Outcome[] = ['SUGGESTED', 'ADDED', 'SENT', 'INTERVIEWED', 'SELECTED']

/** The condition that the engine's version is the version in the filter; empty if the filter has no version. */
const isOf = ({ engine }: ScoreboardFilter, column: string) =>
  engine === null ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(column)} = ${engine}`

/**
 * The table `shown`: pairs of deal and talent as first suggested in the period. A talent counts as added only if the
 * talent was added after that suggestion.
 */
const shownIn = (filter: ScoreboardFilter) => Prisma.sql`
  WITH first AS (
    SELECT DISTINCT ON ("dealId", "talentId") "dealId", "talentId", percentage, rank, engine, "shownAt" FROM "Suggestion"
    WHERE "dealId" IS NOT NULL AND "shownAt" >= ${filter.from} AND "shownAt" < ${monthAfter(filter.to, 1)} ${isOf(filter, 'engine')}
    ORDER BY "dealId", "talentId", "shownAt", id
  ), shown AS (
    SELECT first.*,
      CASE WHEN percentage >= 80 THEN 'HIGH' WHEN percentage >= ${GOOD_SCORE} THEN 'MIDDLE' ELSE 'LOW' END AS band,
      CASE WHEN k.id IS NULL THEN 0 WHEN k.reached = 'SELECTED' THEN 4 WHEN k.reached = 'INTERVIEWED' THEN 3
        WHEN k.reached = 'SENT' THEN 2 ELSE 1 END AS level
    FROM first LEFT JOIN "DealCandidate" k
      ON k."dealId" = first."dealId" AND k."talentId" = first."talentId" AND k."createdAt" >= first."shownAt"
  )`

/**
 * The table `added`: the additions in the period. Each addition is judged by the engine version of the last suggestions
 * that were shown for the deal before the addition.
 */
const addedIn = (filter: ScoreboardFilter) => Prisma.sql`
  WITH added AS (
    SELECT k."dealId", k."talentId", k."createdAt" AS "addedAt", last.engine, own.percentage,
      coalesce(own.percentage, 0) < ${GOOD_SCORE} AND NOT EXISTS (
        SELECT FROM "Suggestion" top
          JOIN "DealCandidate" taken ON taken."dealId" = top."dealId" AND taken."talentId" = top."talentId"
        WHERE top."dealId" = k."dealId" AND top.engine = last.engine AND top.rank <= 3 AND top."shownAt" <= k."createdAt"
      ) AS "isOverruled"
    FROM "DealCandidate" k
      CROSS JOIN LATERAL (
        SELECT s.engine FROM "Suggestion" s WHERE s."dealId" = k."dealId" AND s."shownAt" <= k."createdAt"
        ORDER BY s."shownAt" DESC, s.id DESC LIMIT 1
      ) last
      LEFT JOIN "Suggestion" own ON own."dealId" = k."dealId" AND own."talentId" = k."talentId"
        AND own.engine = last.engine AND own."shownAt" <= k."createdAt"
    WHERE k."createdAt" >= ${filter.from} AND k."createdAt" < ${monthAfter(filter.to, 1)} ${isOf(filter, 'last.engine')}
      AND NOT EXISTS (
        SELECT FROM "ExternalApplication" a WHERE a."dealId" = k."dealId" AND a."talentId" = k."talentId"
      )
  )`

/** Selects all engine versions. Jumps through the index from version to version, as many rows share few versions. */
const ENGINES = Prisma.sql`
  WITH RECURSIVE version AS (
    (SELECT engine FROM "Suggestion" ORDER BY engine LIMIT 1)
    UNION ALL
    SELECT (SELECT s.engine FROM "Suggestion" s WHERE s.engine > version.engine ORDER BY s.engine LIMIT 1)
    FROM version WHERE version.engine IS NOT NULL
  ) SELECT engine FROM version WHERE engine IS NOT NULL`
