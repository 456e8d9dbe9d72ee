import { Prisma } from '../generated/prisma/client.ts'
import { type TodayQuery, todayOf } from './conditions.ts'

const { sql } = Prisma

/** The viewer's reminders that are due by the end of the day. */
export const reminders = (query: TodayQuery) => sql`
  SELECT concat_ws(':', 'REMINDER', reminder.id, extract(epoch FROM reminder."dueAt")::bigint) AS key,
    reminder."dueAt" AS at, reminder.id AS "reminderId", reminder."talentId", reminder."dealId", reminder."companyId",
    reminder.text AS word
  FROM "Reminder" reminder
  WHERE reminder."userId" = ${query.viewerId} AND reminder."doneAt" IS NULL
    AND reminder."dueAt" < (${todayOf(query)} + 1)::timestamp AT TIME ZONE ${query.timeZone}::text`

/** Comments that mention the viewer, until the viewer marks them as seen. */
export const mentions = (query: TodayQuery) => sql`
  SELECT concat_ws(':', 'MENTION', mention.id) AS key, mention."createdAt" AS at, mention.id AS "mentionId",
    comment.id AS "commentId", comment."talentId", comment."dealId", comment."companyId",
    concat(author."firstName", ' ', author."lastName", ': ', left(comment.comment, 200)) AS word
  FROM "Mention" mention JOIN "TalentComment" comment ON comment.id = mention."commentId"
    JOIN "User" author ON author.id = comment."userId"
  WHERE mention."userId" = ${query.viewerId} AND mention."seenAt" IS NULL`
