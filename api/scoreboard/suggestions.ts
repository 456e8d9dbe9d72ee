import { subDays } from 'date-fns'
import type { Deps } from '../deps.ts'
import { hashToken } from '../secrets.ts'

/** The most suggestions that are kept of one search. */
const MOST_KEPT = 50

/** Days for which a suggestion without a deal is kept. */
const KEPT_DAYS = 90

type Shown = {
  dealId: number | null
  jobDescription: string
  /** The version of what judged. */
  engine: string
  /** In the order in which they were shown, who is on the deal already, too. */
  matches: { talentId: number; percentage: number; isOnDeal: boolean }[]
  userId: number
}

/**
 * Keeps what was suggested to somebody as it was shown first: once for each deal or description, talent and engine version. Who
 * is on the deal already was not suggested. Does not keep the answer waiting, and a fault is only logged.
 */
export function keepSuggestions({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, shown: Shown): void {
  const rows = shown.matches
    .slice(0, MOST_KEPT)
    .flatMap(({ talentId, percentage, isOnDeal }, at) => (isOnDeal ? [] : [{ talentId, percentage, rank: at + 1 }]))
  if (rows.length === 0) return
  const { dealId, engine, userId, jobDescription } = shown
  const hash = dealId === null ? hashToken(jobDescription) : null
  // Whoever and whatever was deleted meanwhile is left out.
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

/** Removes suggestions without a deal that are older than 90 days: no outcome is ever counted for them. */
export async function forgetSuggestions({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await db.suggestion.deleteMany({ where: { dealId: null, shownAt: { lt: subDays(clock.now(), KEPT_DAYS) } } })
}
