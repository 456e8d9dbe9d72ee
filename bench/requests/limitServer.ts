import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { type Ask, listFields, type PageAsk, profileFields } from './asks.ts'
import type { Content } from './contender.ts'

/*
 * The bare limit: Node's own HTTP server, `pg`, and one statement by hand for each kind of work. It neither parses
 * GraphQL nor asks who may see what. The address of the database is its argument.
 */

const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 })

const server = createServer(async (request, response) => {
  const answer = JSON.stringify(await contentOf((await json(request)) as Ask))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
  response.end(answer)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

async function contentOf(ask: Ask): Promise<Content> {
  const { text, values } = ask.of === 'profile' ? { text: profile, values: [ask.id] } : pageStatement(ask)
  const { rows } = await pool.query(text, values)
  if (ask.of === 'profile' || !ask.isCounted) return { rows }
  return { rows: rows.filter(row => row.databaseId).map(({ total, ...row }) => row), count: rows[0].total }
}

const named = (fields: string[]) => fields.map(field => `"${field}"`).join(', ')

/** A counted page without rows is one row with the count alone. */
function pageStatement({ after, search, area, status, isCounted }: PageAsk) {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const filters = [
    ...(search ? [`"searchText" LIKE ${given(`%${search}%`)}`] : []),
    ...(area ? [`area = ${given(area)}::"TalentArea"`] : []),
    ...(status ? [`status = ${given(status)}::"TalentStatus"`] : []),
  ]
  const place = after ? [`("createdAt", id) < (${given(after.createdAt)}, ${given(after.id)})`] : []
  const where = (conditions: string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '')
  const found = `SELECT id FROM "Talent" ${where([...filters, ...place])} ORDER BY "createdAt" DESC, id DESC LIMIT 50`
  const source = filters.length > 0 ? `WHERE id IN (${found})` : where(place)
  const page = `SELECT id AS "databaseId", ${named(listFields)} FROM "Talent" ${source}
    ORDER BY "createdAt" DESC, id DESC LIMIT 50`
  const count = `SELECT count(*)::int AS total FROM "Talent" ${where(filters)}`
  return { text: isCounted ? `SELECT * FROM (${count}) counted LEFT JOIN (${page}) page ON true` : page, values }
}

const profile = `SELECT id AS "databaseId", ${named([...profileFields, 'previousCompanies'])}, (
    SELECT coalesce(json_agg(entry), '[]') FROM (
      SELECT c.id AS "databaseId", c.comment, c."createdAt",
        json_build_object('firstName', u."firstName", 'lastName', u."lastName", 'email', u.email) AS author
      FROM "TalentComment" c JOIN "User" u ON u.id = c."userId" WHERE c."talentId" = t.id
      ORDER BY c."createdAt" DESC, c.id DESC LIMIT 20
    ) entry
  ) AS comments
  FROM "Talent" t WHERE id = $1`
