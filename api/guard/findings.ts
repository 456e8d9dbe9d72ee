import type { Tx } from '../db.ts'
import type { DealStatus } from '../generated/prisma/enums.ts'
import type { Client, Submission } from './submission.ts'
import { SENT_STATUSES, type SentStatus } from './words.ts'

/** The records and the client for which findings are searched. */
export type Search = Pick<Submission, 'dealId' | 'exceptShareId'> & { records: number[]; client: Client }

/** An earlier event with a record: its time, user and deal, if they are known. */
export type Deed = {
  recordId: number
  company: string
  dealId: number | null
  deal: string | null
  shareId: number | null
  by: string | null
  at: Date | null
}

/** The latest share of each record with this client, if the client may have seen it. */
export const sharedWith = (tx: Tx, { records, client, exceptShareId = NONE }: Search) => tx.$queryRaw<Deed[]>`
  SELECT DISTINCT ON (i."talentId") i."talentId" AS "recordId", s."recipientCompany" AS company,
    s."dealId", d.title AS deal, s.id AS "shareId", u."firstName" || ' ' || u."lastName" AS by, s."createdAt" AS at
  FROM "ShareItem" i JOIN "Share" s ON s.id = i."shareId"
    LEFT JOIN "Deal" d ON d.id = s."dealId" LEFT JOIN "User" u ON u.id = s."createdById"
  WHERE i."talentId" = ANY(${records}) AND s.id <> ${exceptShareId}
    AND (s."revokedAt" IS NULL OR s."openCount" > 0)
    AND (s."companyId" = ANY(${client.ids}) OR "foldText"(s."recipientCompany") = ANY(${client.names}))
  ORDER BY i."talentId", s."createdAt" DESC`

/** The timeline's entries that each record was sent to the client for another deal, even if it was removed since. */
export const sentTo = (tx: Tx, { records, client, dealId }: Search) => tx.$queryRaw<Deed[]>`
  SELECT DISTINCT ON (a."talentId") a."talentId" AS "recordId", c.name AS company,
    a."dealId", d.title AS deal, NULL::int AS "shareId", u."firstName" || ' ' || u."lastName" AS by, a.at
  FROM "Activity" a JOIN "Company" c ON c.id = a."companyId"
    LEFT JOIN "Deal" d ON d.id = a."dealId" LEFT JOIN "User" u ON u.id = a."actorId"
    CROSS JOIN LATERAL jsonb_array_elements(a.changes) AS change
  WHERE a."talentId" = ANY(${records}) AND a."companyId" = ANY(${client.ids})
    AND a."dealId" IS DISTINCT FROM ${dealId ?? NONE}
    AND a.kind IN ('candidate.added', 'candidate.updated', 'deal.winnerSelected')
    AND change ->> 'field' = 'status' AND change ->> 'after' = ANY(${Object.values(SENT_STATUSES)})
  ORDER BY a."talentId", change ->> 'after' = ${SENT_STATUSES.SENT} DESC, a.at DESC`

/** A record that is a candidate of a deal, and the date since when. */
export type Running = Omit<Deed, 'dealId' | 'deal'> & {
  dealId: number
  deal: string
  companyId: number
  status: SentStatus
  isLive: boolean
}

/** The deals for which a client knows a record, the latest first. */
export const runningFor = (tx: Tx, { records, dealId }: Search) => tx.$queryRaw<Running[]>`
  SELECT r."talentId" AS "recordId", c.name AS company, r."companyId", r."dealId", r.title AS deal, NULL::int AS "shareId",
    r.status::text, r."isLive", u."firstName" || ' ' || u."lastName" AS by, a.at
  FROM (
    SELECT dc."talentId", dc."dealId", dc.status, dc."updatedAt", d."companyId", d.title,
      d.status::text = ANY(${LIVE}) AS "isLive"
    FROM "DealCandidate" dc JOIN "Deal" d ON d.id = dc."dealId"
    WHERE dc."talentId" = ANY(${records}) AND dc."dealId" <> ${dealId ?? NONE}
      AND dc.status::text = ANY(${Object.keys(SENT_STATUSES)})
    ORDER BY dc."updatedAt" DESC LIMIT ${MOST_DEALS}
  ) r
  JOIN "Company" c ON c.id = r."companyId"
  LEFT JOIN LATERAL (
    SELECT a.at, a."actorId" FROM "Activity" a
    WHERE a."dealId" = r."dealId" AND a."talentId" = r."talentId" AND a.changes @> '[{"field": "status"}]'
    ORDER BY a.at DESC LIMIT 1
  ) a ON true
  LEFT JOIN "User" u ON u.id = a."actorId"
  ORDER BY r."updatedAt" DESC`

/** The latest deal of the client for which each record was selected. */
export const placedWith = (tx: Tx, { records, client, dealId }: Search) => tx.$queryRaw<Deed[]>`
  SELECT DISTINCT ON (w."recordId") w."recordId", c.name AS company, w.id AS "dealId", w.title AS deal, NULL::int AS "shareId",
    u."firstName" || ' ' || u."lastName" AS by, coalesce(w."startDate"::timestamptz, a.at) AS at
  FROM (
    SELECT id, title, "companyId", status, "startDate", "selectedTalentId" AS "recordId" FROM "Deal"
    UNION
    SELECT d.id, d.title, d."companyId", d.status, d."startDate", dc."talentId"
    FROM "Deal" d JOIN "DealCandidate" dc ON dc."dealId" = d.id AND dc.status = 'SELECTED'
  ) w
  JOIN "Company" c ON c.id = w."companyId"
  LEFT JOIN LATERAL (
    SELECT a.at, a."actorId" FROM "Activity" a
    WHERE a."dealId" = w.id AND a."talentId" = w."recordId" AND a.kind = 'deal.winnerSelected'
    ORDER BY a.at DESC LIMIT 1
  ) a ON true
  LEFT JOIN "User" u ON u.id = a."actorId"
  WHERE w."companyId" = ANY(${client.ids}) AND w.status::text = ANY(${PLACED}) AND w.id <> ${dealId ?? NONE}
    AND w."recordId" = ANY(${records})
  ORDER BY w."recordId", w."startDate" DESC NULLS LAST, w.id DESC`

/** The entries of the do-not-contact list about the records and the client. */
export const bansOf = (tx: Tx, { records, client }: Search) =>
  tx.contactBan.findMany({
    where: { talentId: { in: records }, companyId: { in: client.ids } },
    select: { talentId: true, askedBy: true, createdAt: true, company: { select: { name: true } } },
    orderBy: { id: 'asc' },
  })

/** The latest request for consent to the deal, for each talent. */
export const consentsFor = (tx: Tx, dealId: number, talentIds: number[]) =>
  tx.consent.findMany({
    where: { dealId, talentId: { in: talentIds } },
    select: { talentId: true, requestedAt: true, confirmedAt: true, withdrawnAt: true },
    orderBy: [{ talentId: 'asc' }, { id: 'desc' }],
    distinct: ['talentId'],
  })

/** An id that no row has. */
const NONE = 0

const MOST_DEALS = 1_000

/** The statuses of deals that a candidate may still win. */
const LIVE: DealStatus[] = ['OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW']

const PLACED: DealStatus[] = ['FILLED', 'FINISHED']
