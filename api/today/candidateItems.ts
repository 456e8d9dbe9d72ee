import { Prisma } from '../generated/prisma/client.ts'
import { isEngaged } from '../matching/engaged.ts'
import { daysAgo, IS_OPEN, inTheRunning, ownedBy, type TodayQuery, todayOf } from './conditions.ts'

const { sql } = Prisma

/** Days after which an answer by the client is overdue, and days after which a candidate without a change is shown. */
const DAYS_FOR_AN_ANSWER = 3
const DAYS_FOR_NEWS = 7
/** Months after which a rate counts as old. */
const MONTHS_OF_A_RATE = 6
/** Days for which the runners-up of a filled deal are offered, and the lowest match, in percent, with an open deal. */
const DAYS_FOR_RUNNERS_UP = 14
const LEAST_FIT = 60

const CANDIDATE = sql`candidate.id AS "candidateId", candidate."talentId", candidate."dealId"`

const CANDIDATES = sql`"DealCandidate" candidate JOIN "Deal" deal ON deal.id = candidate."dealId"`

/**
 * The condition that the viewer owns the deal or the talent of a candidate. The viewer's talents are read once from an
 * index, as reading the talent of each candidate would take longer than the rest of the statement.
 */
const ownedCandidate = ({ mine, viewerId }: TodayQuery) =>
  mine
    ? sql`AND (deal."ownerId" = ${viewerId}
        OR candidate."talentId" IN (SELECT own.id FROM "Talent" own WHERE own."ownerId" = ${viewerId}))`
    : Prisma.empty

/**
 * Interviews of the next seven days: of candidates, and of deals if no candidate of the deal has the same date. A
 * candidate's past interview is shown for another week, or until its outcome is entered.
 */
export function interviews(query: TodayQuery) {
  const start = sql`(${todayOf(query)}::timestamp AT TIME ZONE ${query.timeZone}::text)`
  const isSoon = (row: string) => {
    const date = Prisma.raw(`${row}."interviewDate"`)
    return sql`${date} >= ${start} AND ${date} < ${start} + interval '7 days'`
  }
  const isOpenEnded = sql`candidate."interviewDate" >= ${start} - interval '7 days' AND candidate."interviewDate" < ${start}
    AND candidate."statusSince" <= candidate."interviewDate"`
  return sql`
    SELECT concat_ws(':', 'INTERVIEW', 'C', candidate.id, extract(epoch FROM candidate."interviewDate")::bigint) AS key,
      candidate."interviewDate" AS at, ${CANDIDATE}
    FROM ${CANDIDATES}
    WHERE candidate.status = 'INTERVIEWED' AND (${isSoon('candidate')} OR ${isOpenEnded})
      AND ${IS_OPEN} ${ownedCandidate(query)}
    UNION ALL
    SELECT concat_ws(':', 'INTERVIEW', 'D', deal.id, extract(epoch FROM deal."interviewDate")::bigint),
      deal."interviewDate", NULL, NULL, deal.id
    FROM "Deal" deal
    WHERE ${isSoon('deal')} AND ${IS_OPEN} ${ownedBy(query, ['deal'])} AND NOT EXISTS (
      SELECT 1 FROM "DealCandidate" candidate
      WHERE candidate."dealId" = deal.id AND candidate."interviewDate" = deal."interviewDate")`
}

/** Candidates with the status Sent for some days, without an answer by the client in a share since then. */
export const unanswered = (query: TodayQuery) => sql`
  SELECT concat_ws(':', 'UNANSWERED', candidate.id, extract(epoch FROM candidate."statusSince")::bigint) AS key,
    candidate."statusSince" AS at, ${CANDIDATE}
  FROM ${CANDIDATES}
  WHERE candidate.status = 'SENT' AND candidate."statusSince" <= ${daysAgo(query, DAYS_FOR_AN_ANSWER)}
    AND ${IS_OPEN} ${ownedCandidate(query)} AND NOT EXISTS (
      SELECT 1 FROM "ShareItem" item JOIN "Share" share ON share.id = item."shareId"
        JOIN "ShareAnswer" answer ON answer."itemId" = item.id
      WHERE item."talentId" = candidate."talentId" AND share."dealId" = candidate."dealId"
        AND answer."answeredAt" >= candidate."statusSince")`

/**
 * Candidates without a change, comment or future interview for a week. Recently sent or interviewed candidates are
 * excluded, as they appear as items of other kinds.
 */
export const silent = (query: TodayQuery) => sql`
  SELECT concat_ws(':', 'SILENT', candidate.id, extract(epoch FROM candidate."updatedAt")::bigint) AS key,
    candidate."updatedAt" AS at, ${CANDIDATE}
  FROM ${CANDIDATES}
  WHERE candidate.status IN ('APPLIED', 'SCREENED', 'INTERVIEWED')
    AND candidate."updatedAt" <= ${daysAgo(query, DAYS_FOR_NEWS)} AND NOT EXISTS (
      SELECT 1 FROM "Activity" activity
      WHERE activity."talentId" = candidate."talentId" AND activity.at > ${daysAgo(query, DAYS_FOR_NEWS)}
        AND (activity."dealId" = candidate."dealId" OR activity."dealId" IS NULL))
    AND (candidate."interviewDate" IS NULL OR candidate."interviewDate" < ${daysAgo(query, DAYS_FOR_NEWS)})
    AND ${IS_OPEN} ${ownedCandidate(query)}`

/** Talents in the running for an open deal whose rates were neither changed nor confirmed for half a year. */
export const oldRates = (query: TodayQuery) => sql`
  SELECT DISTINCT ON (talent.id)
    concat_ws(':', 'OLD_RATE', talent.id, extract(epoch FROM talent."ratesConfirmedAt")::bigint) AS key,
    talent."ratesConfirmedAt" AS at, candidate."talentId", candidate."dealId"
  FROM ${CANDIDATES} JOIN "Talent" talent ON talent.id = candidate."talentId"
  WHERE ${inTheRunning('candidate')} AND ${IS_OPEN} ${ownedCandidate(query)}
    AND talent."ratesConfirmedAt" <= ${query.now}::timestamptz - make_interval(months => ${MONTHS_OF_A_RATE})
  ORDER BY talent.id, candidate.id DESC`

/** Runners-up of recently filled deals, each with the best matching open deal. */
export const runnersUp = (query: TodayQuery) => sql`
  SELECT DISTINCT ON (candidate."talentId")
    concat_ws(':', 'RUNNER_UP', candidate."talentId", filled.id, deal.id) AS key,
    filled."statusSince" AS at, candidate."talentId", deal.id AS "dealId", filled.id AS "filledDealId", fit.percentage AS n
  FROM "Deal" filled
    JOIN "DealCandidate" candidate ON candidate."dealId" = filled.id
    JOIN "Talent" talent ON talent.id = candidate."talentId"
    JOIN "RunnerUpFit" fit ON fit."talentId" = talent.id
    JOIN "Deal" deal ON deal.id = fit."dealId"
  WHERE ${isRunnerUp(query)} AND fit.percentage >= ${LEAST_FIT} AND ${IS_OPEN} ${ownedBy(query, ['deal', 'talent'])}
    AND NOT EXISTS (SELECT 1 FROM "DealCandidate" other WHERE other."dealId" = deal.id AND other."talentId" = talent.id)
  ORDER BY candidate."talentId", fit.percentage DESC, deal.id`

/**
 * The condition that a candidate got far in a recently filled deal and is still available, neither placed nor in
 * interview elsewhere. The rows must be named `filled`, `candidate` and `talent`.
 */
export const isRunnerUp = (query: Pick<TodayQuery, 'now'>) => sql`
  filled.status = 'FILLED' AND filled."statusSince" > ${query.now}::timestamptz - make_interval(days => ${DAYS_FOR_RUNNERS_UP})
    AND candidate.status IN ('SCREENED', 'SENT', 'INTERVIEWED', 'REJECTED')
    AND candidate."talentId" IS DISTINCT FROM filled."selectedTalentId" AND talent.status NOT IN ('ASSIGNED', 'DROPPED')
    AND NOT EXISTS (
      SELECT FROM (SELECT 0 AS "dealId") AS sought, "DealCandidate" AS candidate
        JOIN "Deal" AS deal ON deal.id = candidate."dealId"
      WHERE candidate."talentId" = talent.id AND ${Prisma.raw(isEngaged)})`
