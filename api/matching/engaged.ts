/*
 * Who is taken, as conditions of SQL. They name a `candidate` with its `deal`, a `talent` with status and talentId, and
 * the deal sought for, `sought."dealId"`: 0 for none.
 */

/** A deal that is over frees all its candidates, and one that is on hold those in interview. */
export const isEngaged = `(
  deal.id <> sought."dealId" AND (
    candidate.status = 'SELECTED' AND deal.status NOT IN ('FINISHED', 'CLOSED')
    OR candidate.status = 'INTERVIEWED' AND deal.status IN ('OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW')
  )
)`

/** Leaves out talents who are assigned or engaged elsewhere, unless they are on the deal. */
export const isAvailable = `(
  talent.status <> 'ASSIGNED' AND NOT EXISTS (
    SELECT FROM "DealCandidate" AS candidate JOIN "Deal" AS deal ON deal.id = candidate."dealId"
    WHERE candidate."talentId" = talent."talentId" AND ${isEngaged}
  ) OR EXISTS (
    SELECT FROM "DealCandidate" WHERE "talentId" = talent."talentId" AND "dealId" = sought."dealId"
  )
)`
