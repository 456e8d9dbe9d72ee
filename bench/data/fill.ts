import { seededRandom } from '@talentdesk/reader/bench/random'
import pg from 'pg'
import { activityRow, commentRows } from './comments.ts'
import { copyRows, type Row } from './copy.ts'
import { applicationRows, billingRows, candidateRows, companyRow, dealRow } from './deals.ts'
import { consentRows, contactBanRows, introductionRows, shareAnswerRows, shareItemRows, shareRow } from './shares.ts'
import { talentRow } from './talents.ts'
import { nameOf } from './words.ts'

/** Number of rows of each table. Companies and deals are in proportion to the talents by default. */
export type Counts = { talents: number; companies?: number; deals?: number }

const NONE: Required<Counts> = { talents: 0, companies: 0, deals: 0 }

/** Default numbers of talents per deal and of deals per company, as in an agency with many clients. */
const TALENTS_PER_DEAL = 20
const DEALS_PER_COMPANY = 5
const COLLEAGUES = 40

/** Number of connections that write talents, which are slow: the database computes search words for each row. */
const WRITERS = 2

const tables = [
  ...['User', 'Talent', 'TalentComment', 'Company', 'Deal', 'DealCandidate', 'ExternalApplication', 'Activity'],
  ...['BillingChange', 'TalentSearch', 'Share', 'ShareItem', 'ShareAnswer', 'Introduction', 'Consent', 'ContactBan'],
]

/**
 * Fills a migrated database with an agency. The same counts give the same rows. `filled` are the counts of an earlier
 * call: then rows are added to the database of that call. Needs the role that owns the tables, as indexes and foreign
 * keys are dropped and made again at the end. This is much faster than updating the indexes row by row.
 */
export async function fillDatabase(url: string, counts: Counts, filled: Required<Counts> = NONE) {
  const { talents, deals = Math.ceil(talents / TALENTS_PER_DEAL) } = counts
  const { companies = Math.ceil(deals / DEALS_PER_COMPANY) } = counts
  const client = await connect(url)
  try {
    const { rows: last } = await client.query('SELECT coalesce(max(id), 0) AS id FROM "Talent"')
    if (last[0].id !== filled.talents) throw new Error(`There are ${last[0].id} talents in the database already`)
    const users = filled === NONE ? await addColleagues(client) : await usersOf(client)
    const restore = await dropIndexes(client)
    const range = { after: filled.talents, last: talents }
    await Promise.all(Array.from({ length: WRITERS }, (_, part) => writeTalents(url, range, { part, users })))
    const [deal, company] = [
      { after: filled.deals, last: deals },
      { after: filled.companies, last: companies },
    ]
    const agency = { talents, companies }
    const rows: Record<string, Iterator<Row>> = {
      TalentComment: each(range, id => commentRows(id, users)),
      Activity: each(range, id => [activityRow(id, users)]),
      Company: each(company, id => [companyRow(id)]),
      Deal: each(deal, id => [{ ...dealRow(id, companies), ownerId: ownerOf(id, users) }]),
      DealCandidate: each(deal, id => candidateRows(id, talents)),
      ExternalApplication: each(deal, id => applicationRows(id, talents)),
      BillingChange: each(deal, id => billingRows(id, talents)),
      Share: each(deal, id => [shareRow(id, companies)]),
      ShareItem: each(deal, id => shareItemRows(id, agency)),
      ShareAnswer: each(deal, id => shareAnswerRows(id, agency)),
      Introduction: introductionRows(deal, companies),
      Consent: each(deal, id => consentRows(id, agency)),
      ContactBan: each(company, id => contactBanRows(id, agency)),
    }
    for (const [table, written] of Object.entries(rows)) await copyRows(client, table, written)
    for (const statement of restore) await client.query(statement)
    for (const table of tables.filter(table => table !== 'Introduction')) await continueIds(client, table)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET statement_timeout = 0")
  return client
}

type Part = { part: number; users: number[] }

async function writeTalents(url: string, range: Range, { part, users }: Part) {
  const client = await connect(url)
  try {
    await copyRows(
      client,
      'Talent',
      each(range, id => (id % WRITERS === part ? [{ ...talentRow(id), ownerId: ownerOf(id, users) }] : [])),
    )
  } finally {
    await client.end()
  }
}

/** The ids greater than `after`, up to and including `last`. */
type Range = { after: number; last: number }

function* each({ after, last }: Range, rowsOf: (id: number) => Row[]) {
  for (let id = after + 1; id <= last; id += 1) yield* rowsOf(id)
}

/** Adds colleagues as authors of comments. They cannot sign in. Returns the ids of all users. */
async function addColleagues(client: pg.Client): Promise<number[]> {
  const random = seededRandom('colleagues')
  for (let nth = 1; nth <= COLLEAGUES; nth += 1) {
    const { first, last } = nameOf(random)
    const columns = '"email", "firstName", "lastName", "passwordHash"'
    await client.query(`INSERT INTO "User" (${columns}) VALUES ($1, $2, $3, '')`, [
      `colleague.${nth}@example.net`,
      first,
      last,
    ])
  }
  return usersOf(client)
}

/** The owner of a record. Records are assigned to the users in turn. */
const ownerOf = (id: number, users: number[]) => users[id % users.length] ?? null

async function usersOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM "User" ORDER BY id')
  return rows.map(({ id }) => id)
}

/** Drops foreign keys and all indexes but the primary keys. Returns the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make, 2 AS step
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])
     UNION ALL
     SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
     FROM pg_index WHERE indrelid = ANY ($1::regclass[]) AND NOT indisprimary
     ORDER BY step DESC`,
    [tables.map(table => `"${table}"`)],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make).reverse()
}

/** Sets the id sequence of a table to continue after the written ids. */
const continueIds = (client: pg.Client, table: string) =>
  client.query(
    `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), coalesce((SELECT max(id) FROM "${table}"), 0) + 1)`,
  )
