import { subDays } from 'date-fns'
import type { Deps } from '../deps.ts'
import { hashToken } from '../secrets.ts'

/** Maximum number of suggestions stored for one search. */
const MOST_KEPT = 50

/** Days after which a suggestion without a deal is removed. */
const KEPT_DAYS = 90

type ShownMatches = {
  dealId: number | null
  jobDescription: string
  /** The version of the matching engine. */
  engine: string
  /** The matches in the order shown, including talents already on the deal. */
  matches: { talentId: number; percentage: number; isOnDeal: boolean }[]
  userId: number
}

/**
 * Stores shown suggestions, except talents already on the deal. A talent is stored once for each engine version and
 * deal, or job description if there is no deal. Returns at once; a failure is only logged.
 */
export function keepSuggestions({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, shown: ShownMatches): void {
  const rows = shown.matches
    .slice(0, MOST_KEPT)
    .flatMap(({ talentId, percentage, isOnDeal }, at) => (isOnDeal ? [] : [{ talentId, percentage, rank: at + 1 }]))
  if (rows.length === 0) return
  const { dealId, engine, userId, jobDescription } = shown
  const hash = dealId === null ? hashToken(jobDescription) : null
  // Skips talents, users and deals that were deleted meanwhile.
  db.$executeRaw`
    INSERT INTO "Suggestion" ("dealId", "descriptionHash", "talentId", percentage, rank, engine, "shownAt", "shownToId")
    SELECT ${dealId}::int, ${hash}, talent.id, shown.percentage, shown.rank, ${engine}, ${clock.now()},
      (SELECT id FROM "User" WHERE id = ${userId}::int)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS shown ("talentId" int, percentage int, rank int)
      JOIN "Talent" talent ON talent.id = shown."talentId"
    WHERE ${dealId}::int IS NULL OR EXISTS (SELECT FROM "Deal" WHERE id = ${dealId}::int)
    ORDER BY talent.id
    ON CONFLICT DO NOTHING`.catch((error: unknown) => log.warn({ err: error }, 'Suggestions were not kept'))
}

/** Removes suggestions without a deal after 90 days: without a deal, a suggestion has no outcome to count. */
export async function forgetSuggestions({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await db.suggestion.deleteMany({ where: { dealId: null, shownAt: { lt: subDays(clock.now(), KEPT_DAYS) } } })
}
