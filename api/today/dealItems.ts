import { PROCESSING_FAILED } from '../candidates/words.ts'
import { DEADLINE_WARNING_DAYS } from '../deals/words.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { daysAgo, IS_OPEN, inTheRunning, ownedBy, type TodayQuery, todayOf } from './conditions.ts'

const { sql } = Prisma

/** A deal close to its deadline is listed if fewer people than this are in the running. */
const ENOUGH_CANDIDATES = 3
/** Days after which a reply to an opened share is overdue, and days before the share's expiry when a warning begins. */
const DAYS_FOR_A_REPLY = 1
const DAYS_TO_THE_END = 3

/**
 * Open deals that are overdue, or due within a week with too few people in the running. The people of all deals are
 * counted together, as a count for each deal takes five times as long.
 */
export const deadlines = (query: TodayQuery) => sql`
  WITH due AS (
    SELECT deal.id, deal.deadline FROM "Deal" deal
    WHERE ${IS_OPEN} AND deal.deadline <= ${todayOf(query)} + ${DEADLINE_WARNING_DAYS}::int ${ownedBy(query, ['deal'])}
  ), running AS (
    SELECT person."dealId", count(*)::int AS n FROM (
      SELECT candidate."dealId" FROM "DealCandidate" candidate
      WHERE candidate."dealId" IN (SELECT id FROM due) AND ${inTheRunning('candidate')}
      UNION ALL
      SELECT applicant."dealId" FROM "ExternalApplication" applicant
      WHERE applicant."dealId" IN (SELECT id FROM due) AND applicant."talentId" IS NULL AND ${inTheRunning('applicant')}) person
    GROUP BY person."dealId"
  ), counted AS (
    SELECT due.*, coalesce(running.n, 0) AS n FROM due LEFT JOIN running ON running."dealId" = due.id
  )
  SELECT concat_ws(':', 'DEADLINE', deal.id, deal.deadline, least(deal.n, ${ENOUGH_CANDIDATES}), CASE WHEN deal.deadline < ${todayOf(query)} THEN 'OVERDUE' END) AS key,
    deal.deadline::timestamp AT TIME ZONE 'UTC' AS at, deal.id AS "dealId", deal.n, deal.deadline - ${todayOf(query)} AS days,
    CASE WHEN deal.n >= ${ENOUGH_CANDIDATES} THEN 'ENOUGH' END AS word
  FROM counted deal WHERE deal.deadline < ${todayOf(query)} OR deal.n < ${ENOUGH_CANDIDATES}`

/** Unprocessed applications: new, being read, or unreadable. */
export const applications = (query: TodayQuery) => sql`
  SELECT concat_ws(':', 'APPLICATION', application.id, state.word) AS key, application."createdAt" AS at,
    application.id AS "applicationId", deal.id AS "dealId", state.word
  FROM "ExternalApplication" application JOIN "Deal" deal ON deal.id = application."dealId" CROSS JOIN LATERAL (
    SELECT CASE WHEN NOT application."isProcessed" THEN 'READING'
      WHEN application.name = ${PROCESSING_FAILED} THEN 'FAILED' ELSE 'NEW' END AS word) state
  WHERE application.status = 'APPLIED' AND application."talentId" IS NULL
    AND deal.status NOT IN ('FILLED', 'FINISHED', 'CLOSED') ${ownedBy(query, ['deal'])}`

/** Shares without a reply, if the client has opened the share or the share expires soon. */
export const shares = (query: TodayQuery) => sql`
  SELECT concat_ws(':', 'SHARE', share.id, state.word, extract(epoch FROM state.at)::bigint) AS key, state.at,
    share.id AS "shareId", share."dealId", share."openCount" AS n, state.word
  FROM "Share" share LEFT JOIN "Deal" deal ON deal.id = share."dealId" CROSS JOIN LATERAL (
    SELECT CASE WHEN share."expiresAt" <= ${daysAgo(query, -DAYS_TO_THE_END)} THEN 'EXPIRING' ELSE 'OPENED' END AS word,
      CASE WHEN share."expiresAt" <= ${daysAgo(query, -DAYS_TO_THE_END)} THEN share."expiresAt" ELSE share."firstOpenedAt" END AS at) state
  WHERE share."revokedAt" IS NULL AND (share."expiresAt" IS NULL OR share."expiresAt" > ${query.now})
    AND (share."expiresAt" <= ${daysAgo(query, -DAYS_TO_THE_END)} OR share."firstOpenedAt" <= ${daysAgo(query, DAYS_FOR_A_REPLY)})
    AND (deal.id IS NULL OR ${IS_OPEN}) ${ownedShares(query)}
    AND NOT EXISTS (
      SELECT 1 FROM "ShareItem" item JOIN "ShareAnswer" answer ON answer."itemId" = item.id WHERE item."shareId" = share.id)`

const ownedShares = ({ mine, viewerId }: TodayQuery) =>
  mine ? sql`AND ${viewerId} IN (deal."ownerId", share."createdById")` : Prisma.empty
