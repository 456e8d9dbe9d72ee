import pg from 'pg'
import { startEmbeddedPostgres } from '../../api/postgres/postgres.ts'
import { applyMigrations } from '../../prisma/apply.ts'

/**
 * Changes a filled data folder to that of a busy day: dates are moved so that the newest date is today, the first admin
 * gets the deals and talents of a colleague, every third share was opened, and there are 50,000 suggestions and 20,000
 * notifications.
 */
export async function makeBusy(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    await applyMigrations(postgres.url)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('SET statement_timeout = 0')
    for (const statement of statements) await client.query(statement)
    await client.end()
  } finally {
    await postgres.stop()
  }
}

const moved = (table: string, columns: string[]) =>
  `UPDATE "${table}" SET ${columns.map(column => `"${column}" = "${column}" + (now() - '2026-01-01'::timestamptz)`).join(', ')}`

const ADMIN = `(SELECT id FROM "User" WHERE role = 'ADMIN' ORDER BY id LIMIT 1)`
const COLLEAGUE = `(SELECT id FROM "User" WHERE role <> 'ADMIN' ORDER BY id LIMIT 1)`

const statements = [
  moved('Deal', ['deadline', 'statusSince']),
  moved('DealCandidate', ['statusSince', 'updatedAt']),
  moved('ExternalApplication', ['createdAt']),
  moved('Activity', ['at']),
  `UPDATE "Deal" SET "ownerId" = ${ADMIN} WHERE "ownerId" = ${COLLEAGUE}`,
  `UPDATE "Talent" SET "ownerId" = ${ADMIN} WHERE "ownerId" = ${COLLEAGUE}`,
  `UPDATE "Share" SET "firstOpenedAt" = now() - interval '2 days', "openCount" = 2 WHERE id % 3 = 0`,
  // Suggestions: all candidates, then talents who did not become candidates.
  `INSERT INTO "Suggestion" ("dealId", "talentId", percentage, rank, engine, "shownAt")
    SELECT "dealId", "talentId", "matchPercentage", 1, 'Rules 1', "createdAt" - interval '1 day' FROM "DealCandidate"
    ON CONFLICT DO NOTHING`,
  `INSERT INTO "Suggestion" ("dealId", "talentId", percentage, rank, engine, "shownAt")
    SELECT deal.id, 1 + (deal.id * 7919 + nth * 10007) % (SELECT count(*) FROM "Talent"), 30 + (deal.id + nth * 7) % 70, nth, 'Rules 1',
      now() - (deal.id % 400) * interval '1 day'
    FROM "Deal" deal, generate_series(1, 8) nth WHERE deal.id <= 5000
    ON CONFLICT DO NOTHING`,
  `INSERT INTO "Notification" ("userId", kind, cause, at, "actorId", "talentId", "commentId")
    SELECT CASE WHEN comment.id % 5 = 0 THEN ${ADMIN} ELSE ${COLLEAGUE} END, 'MENTION', 'comment ' || comment.id,
      now() - (comment.id % 80) * interval '1 day', comment."userId", comment."talentId", comment.id
    FROM "TalentComment" comment WHERE comment.id % 15 = 0 ON CONFLICT DO NOTHING`,
  'VACUUM ANALYZE',
]
