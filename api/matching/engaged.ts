import { takenIn } from '../deals/words.ts'

/*
 * SQL conditions for talents who are not available. The conditions refer to a `candidate` with its `deal`, to a
 * `talent` with status and talentId, and to the deal of the search, `sought."dealId"`, which is 0 without a deal.
 */

const listed = (words: readonly string[]) => words.map(word => `'${word}'`).join(', ')

export const isEngaged = `(
  deal.id <> sought."dealId" AND (
    candidate.status = 'SELECTED' AND deal.status IN (${listed(takenIn.SELECTED)})
    OR candidate.status = 'INTERVIEWED' AND deal.status IN (${listed(takenIn.INTERVIEWED)})
  )
)`

/** Excludes talents who are assigned or engaged elsewhere, unless they are candidates of the searched deal. */
export const isAvailable = `(
  talent.status <> 'ASSIGNED' AND NOT EXISTS (
    SELECT FROM "DealCandidate" AS candidate JOIN "Deal" AS deal ON deal.id = candidate."dealId"
    WHERE candidate."talentId" = talent."talentId" AND ${isEngaged}
  ) OR EXISTS (
    SELECT FROM "DealCandidate" WHERE "talentId" = talent."talentId" AND "dealId" = sought."dealId"
  )
)`
