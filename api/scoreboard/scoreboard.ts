import type { ReadAccess } from '../rows/read.ts'
import { momentOf } from '../rows/statement.ts'
import { monthAfter, type Period } from '../rules/months.ts'
import { type Band, bands, GOOD_SCORE, type Outcome } from './words.ts'

/** Which suggestions: those shown in a period, by one version of the engine or by any. */
export type Asked = Period & { engine: string | null }

export type BandRow = {
  band: Band
  suggested: number
  added: number
  sent: number
  interviewed: number
  selected: number
}

/** A talent whom somebody was shown for a deal. */
export type Suggested = {
  dealId: number
  talentId: number
  percentage: number
  rank: number
  engine: string
  shownAt: Date
  outcome: Outcome
}

/** A talent whom a recruiter added to a deal for which suggestions had been shown. */
export type Addition = {
  dealId: number
  talentId: number
  /** What was shown for them before; null for whom was not suggested. */
  percentage: number | null
  engine: string
  addedAt: Date
  isOverruled: boolean
}

export type Scoreboard = { asked: Asked; bands: BandRow[]; additions: number; overruled: number; engines: string[] }

/** How the suggestions of a period fared, by band, and how often recruiters overruled them. */
export async function scoreboardOf(reads: Pick<ReadAccess, 'query'>, asked: Asked): Promise<Scoreboard> {
  const values = valuesOf(asked)
  const [counts, [overruled], engines] = await Promise.all([
    reads.query({ name: 'scoreboard bands', text: BANDS, values }),
    reads.query({ name: 'scoreboard overruled', text: OVERRULED, values }),
    reads.query({ name: 'scoreboard engines', text: ENGINES, values: [] }),
  ])
  return {
    asked,
    bands: (Object.keys(bands) as Band[]).map(band => {
      const [suggested = 0, added = 0, sent = 0, interviewed = 0, selected = 0] = (
        counts.find(([name]) => name === band) ?? []
      )
        .slice(1)
        .map(Number)
      return { band, suggested, added, sent, interviewed, selected }
    }),
    additions: Number(overruled?.[0]),
    overruled: Number(overruled?.[1]),
    engines: engines.map(([name]) => String(name)),
  }
}

/** The rows behind a figure of a band, the latest first; at most `most`. */
export async function suggestionsBehind(
  reads: Pick<ReadAccess, 'query'>,
  asked: Asked,
  { band, outcome, most }: { band: Band; outcome: Outcome; most: number },
): Promise<Suggested[]> {
  const values = [...valuesOf(asked), band, levels.indexOf(outcome), most]
  const rows = await reads.query({ name: 'scoreboard suggestions', text: BEHIND, values })
  return rows.map(([dealId, talentId, percentage, rank, engine, shownAt, level]) => ({
    ...{ dealId: Number(dealId), talentId: Number(talentId), percentage: Number(percentage), rank: Number(rank) },
    ...{ engine: String(engine), shownAt: momentOf(shownAt), outcome: levels[Number(level)] ?? 'SUGGESTED' },
  }))
}

/** The rows behind the overruled ones, or behind all additions, the latest first; at most `most`. */
export async function additionsBehind(
  reads: Pick<ReadAccess, 'query'>,
  asked: Asked,
  { onlyOverruled, most }: { onlyOverruled: boolean; most: number },
): Promise<Addition[]> {
  const values = [...valuesOf(asked), onlyOverruled, most]
  const rows = await reads.query({ name: 'scoreboard additions', text: ADDITIONS_BEHIND, values })
  return rows.map(([dealId, talentId, percentage, engine, addedAt, isOverruled]) => ({
    ...{ dealId: Number(dealId), talentId: Number(talentId), engine: String(engine), addedAt: momentOf(addedAt) },
    ...{ percentage: percentage === null ? null : Number(percentage), isOverruled: isOverruled === true },
  }))
}

const valuesOf = ({ from, to, engine }: Asked) => [from, monthAfter(to, 1), engine]

/** As the statements number them. */
const levels: Outcome[] = ['SUGGESTED', 'ADDED', 'SENT', 'INTERVIEWED', 'SELECTED']

/** A pair of deal and talent counts once, as it was shown first in the period. Who was added before is no success of it. */
const SHOWN = `
  WITH first AS (
    SELECT DISTINCT ON ("dealId", "talentId") "dealId", "talentId", percentage, rank, engine, "shownAt" FROM "Suggestion"
    WHERE "dealId" IS NOT NULL AND "shownAt" >= $1 AND "shownAt" < $2 AND ($3::text IS NULL OR engine = $3)
    ORDER BY "dealId", "talentId", "shownAt", id
  ), shown AS (
    SELECT first.*,
      CASE WHEN percentage >= 80 THEN 'HIGH' WHEN percentage >= ${GOOD_SCORE} THEN 'MIDDLE' ELSE 'LOW' END AS band,
      CASE WHEN k.id IS NULL THEN 0 WHEN k.reached = 'SELECTED' THEN 4 WHEN k.reached = 'INTERVIEWED' THEN 3
        WHEN k.reached = 'SENT' THEN 2 ELSE 1 END AS level
    FROM first LEFT JOIN "DealCandidate" k
      ON k."dealId" = first."dealId" AND k."talentId" = first."talentId" AND k."createdAt" >= first."shownAt"
  )`

const BANDS = `${SHOWN}
  SELECT band, count(*), count(*) FILTER (WHERE level >= 1), count(*) FILTER (WHERE level >= 2),
    count(*) FILTER (WHERE level >= 3), count(*) FILTER (WHERE level >= 4)
  FROM shown GROUP BY band`

const BEHIND = `${SHOWN}
  SELECT "dealId", "talentId", percentage, rank, engine, "shownAt", level FROM shown
  WHERE band = $4 AND level >= $5::int ORDER BY "shownAt" DESC, "dealId", rank LIMIT $6::int`

/** Judged by the version that was shown last for the deal before the addition. */
const ADDITIONS = `
  WITH added AS (
    SELECT k."dealId", k."talentId", k."createdAt", last.engine, own.percentage,
      coalesce(own.percentage, 0) < ${GOOD_SCORE} AND NOT EXISTS (
        SELECT FROM "Suggestion" top
          JOIN "DealCandidate" taken ON taken."dealId" = top."dealId" AND taken."talentId" = top."talentId"
        WHERE top."dealId" = k."dealId" AND top.engine = last.engine AND top.rank <= 3 AND top."shownAt" <= k."createdAt"
      ) AS overruled
    FROM "DealCandidate" k
      CROSS JOIN LATERAL (
        SELECT s.engine FROM "Suggestion" s WHERE s."dealId" = k."dealId" AND s."shownAt" <= k."createdAt"
        ORDER BY s."shownAt" DESC, s.id DESC LIMIT 1
      ) last
      LEFT JOIN "Suggestion" own ON own."dealId" = k."dealId" AND own."talentId" = k."talentId"
        AND own.engine = last.engine AND own."shownAt" <= k."createdAt"
    WHERE k."createdAt" >= $1 AND k."createdAt" < $2 AND ($3::text IS NULL OR last.engine = $3)
      AND NOT EXISTS (
        SELECT FROM "ExternalApplication" a WHERE a."dealId" = k."dealId" AND a."talentId" = k."talentId"
      )
  )`

const OVERRULED = `${ADDITIONS} SELECT count(*), count(*) FILTER (WHERE overruled) FROM added`

const ADDITIONS_BEHIND = `${ADDITIONS}
  SELECT "dealId", "talentId", percentage, engine, "createdAt", overruled FROM added
  WHERE overruled OR NOT $4::boolean ORDER BY "createdAt" DESC, "dealId", "talentId" LIMIT $5::int`

/** Steps along the index from one version to the next, as there are few among many rows. */
const ENGINES = `
  WITH RECURSIVE version AS (
    (SELECT engine FROM "Suggestion" ORDER BY engine LIMIT 1)
    UNION ALL
    SELECT (SELECT s.engine FROM "Suggestion" s WHERE s.engine > version.engine ORDER BY s.engine LIMIT 1)
    FROM version WHERE version.engine IS NOT NULL
  ) SELECT engine FROM version WHERE engine IS NOT NULL`
