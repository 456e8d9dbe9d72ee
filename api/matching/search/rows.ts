import type { ClientBase } from 'pg'
import { z } from 'zod'
import { isAvailable } from '../engaged.ts'
import type { Profile } from '../profile.ts'
import { termsOf } from '../terms.ts'

/*
 * The SQL statements for TalentTerms. The database marks a row when its talent is added or changed; the next search
 * reads the profile and stores its terms. So a change by SQL is noticed like a change by the product.
 */

/** The number of profiles in a batch, which is read in a fraction of a second. */
const BATCH = 500

/** The result of a batch: the id of its last talent, the next batch's cursor, and the number of stored terms. */
export type Batch = { last: number; stored: number }

/**
 * Reads at most a batch of added or changed profiles with ids above `after`. Stores no terms for a row that has been
 * changed in the meantime, or that another transaction is changing.
 */
export async function readChanged(client: ClientBase, after: number, vocabulary: number): Promise<Batch> {
  const { rows } = await client.query<Row>(UNREAD, [BATCH, after])
  return { last: rows.at(-1)?.id ?? 0, stored: await store(client, rows, vocabulary) }
}

/** Reads at most a batch of profiles that were read with another vocabulary. Returns the number of stored terms. */
export async function readOutdated(client: ClientBase, vocabulary: number): Promise<number> {
  const { rows } = await client.query<Row>(OUTDATED, [BATCH, vocabulary])
  return store(client, rows, vocabulary)
}

type Row = { id: number; changedBy: string } & Omit<Profile, 'previousCompanies'> & { previousCompanies: unknown }

const profileColumns = 'role, seniority, "techStack", summary, "keyHighlights", "previousCompanies"'

/** Selects the rows before talents are joined, and in the order of an index that has no other rows in between. */
const UNREAD = `
  WITH unread AS MATERIALIZED (
    SELECT "talentId", "changedBy" FROM "TalentTerms" WHERE vocabulary IS NULL AND "talentId" > $2
    ORDER BY vocabulary, "talentId" LIMIT $1
  )
  SELECT id, "changedBy"::text, ${profileColumns} FROM unread JOIN "Talent" ON id = "talentId" ORDER BY id`

const OUTDATED = `
  WITH outdated AS MATERIALIZED (
    SELECT "talentId", "changedBy" FROM "TalentTerms" WHERE vocabulary < $2 OR vocabulary > $2 LIMIT $1
  )
  SELECT id, "changedBy"::text, ${profileColumns} FROM outdated JOIN "Talent" ON id = "talentId"`

const STORE = `
  WITH free AS (
    SELECT kept."talentId", read.terms, read.words
    FROM unnest($1::int[], $2::text[]::xid8[], $3::bytea[], $4::bytea[]) AS read(id, "changedBy", terms, words)
    JOIN "TalentTerms" AS kept ON kept."talentId" = read.id AND kept."changedBy" = read."changedBy"
    FOR UPDATE OF kept SKIP LOCKED
  )
  UPDATE "TalentTerms" AS kept
  SET terms = free.terms, words = free.words, vocabulary = $5, "changedBy" = pg_current_xact_id()
  FROM free WHERE kept."talentId" = free."talentId"`

async function store(client: ClientBase, rows: Row[], vocabulary: number): Promise<number> {
  if (rows.length === 0) return 0
  const read = rows.map(row => termsOf(profileOfRow(row)))
  const { rowCount } = await client.query(STORE, [
    rows.map(({ id }) => id),
    rows.map(({ changedBy }) => changedBy),
    read.map(({ terms }) => bytesOf(terms)),
    read.map(({ words }) => bytesOf(words)),
    vocabulary,
  ])
  return rowCount ?? 0
}

/** Former jobs in a row written by SQL: a malformed list counts as empty, as it must not fail the search. */
const jobs = z
  .array(
    z.union([
      z.string(),
      z.object({ company: z.string().catch(''), title: z.string().catch(''), description: z.string().catch('') }),
    ]),
  )
  .catch([])

const profileOfRow = (row: Row): Profile => ({ ...row, previousCompanies: jobs.parse(row.previousCompanies) })

/** Bytes of keys in Postgres' byte order of numbers. */
const bytesOf = (keys: Int32Array) => Buffer.from(keys.buffer.slice(0)).swap32()

function keysOf(bytes: Buffer): Int32Array {
  const keys = new Int32Array(bytes.length / 4)
  Buffer.from(keys.buffer).set(bytes)
  Buffer.from(keys.buffer).swap32()
  return keys
}

/** The records of talents (records.ts), and the transaction from which the next load must start. */
export type Pulled = { many: number; last: number; since: string; records: Int32Array }

/** Loads the talents with ids above `after`, in the order of their ids. */
export function pullAll(client: ClientBase, after: number, withWords: boolean): Promise<Pulled> {
  return pull(client, `SELECT * FROM "TalentTerms" WHERE "talentId" > $2 ORDER BY "talentId" LIMIT ${PULLED}`, [
    withWords,
    after,
  ])
}

/**
 * Loads the talents changed by a transaction that had not ended at `since`. Rows of transactions later than the current
 * one come from a backup of another database, and have not changed since then.
 */
export function pullChanged(client: ClientBase, since: string, withWords: boolean): Promise<Pulled> {
  return pull(
    client,
    `SELECT * FROM "TalentTerms" WHERE "changedBy" >= $2::xid8
      AND "changedBy" < pg_snapshot_xmax(pg_current_snapshot()) LIMIT ${PULLED}`,
    [withWords, since],
  )
}

/** The maximum number of rows loaded at a time, about 8 MB. */
export const PULLED = 20_000

async function pull(client: ClientBase, chosen: string, values: [boolean, string | number]): Promise<Pulled> {
  const { rows } = await client.query<{ many: number; last: number; since: string; records: Buffer }>(
    `WITH chosen AS MATERIALIZED (${chosen})
    SELECT count(*)::int AS many, coalesce(max("talentId"), 0) AS last,
      pg_snapshot_xmin(pg_current_snapshot())::text AS since,
      coalesce(string_agg(
        int4send("talentId") || int4send(CASE status WHEN 'DROPPED' THEN 0 ELSE ${AREA_PLACE} END)
        || int4send(octet_length(terms) / 4) || int4send(CASE WHEN $1 THEN octet_length(words) / 4 ELSE 0 END)
        || terms || CASE WHEN $1 THEN words ELSE '' END, '' ORDER BY "talentId"), '') AS records
    FROM chosen`,
    values,
  )
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  return { ...row, records: keysOf(row.records) }
}

const AREA_PLACE = `array_position(enum_range(NULL::"TalentArea"), area)`

/** The index of an area in the database's enum, from 1. */
export async function placeOfArea(client: ClientBase, area: string): Promise<number> {
  const { rows } = await client.query<{ place: number }>(
    `SELECT array_position(enum_range(NULL::"TalentArea"), $1::"TalentArea") AS place`,
    [area],
  )
  return rows[0]?.place ?? 0
}

type TermsRow = { id: number; area: string; isAvailable: boolean; terms: Buffer; words: Buffer }

/** The terms of talents who still exist, and whether they are available for a deal. */
export async function termsOfTalents(client: ClientBase, ids: number[], dealId: number | null) {
  const { rows } = await client.query<TermsRow>(
    `SELECT talent."talentId" AS id, talent.area::text AS area, ${isAvailable} AS "isAvailable", terms, words
    FROM "TalentTerms" AS talent, (SELECT $2::int AS "dealId") AS sought WHERE talent."talentId" = ANY($1)`,
    [ids, dealId ?? 0],
  )
  return rows.map(({ terms, words, ...row }) => ({ ...row, terms: keysOf(terms), words: keysOf(words) }))
}

/** The profiles of talents by id. */
export async function profilesOf(client: ClientBase, ids: number[]): Promise<Map<number, Profile>> {
  const { rows } = await client.query<Row>(`SELECT id, ${profileColumns} FROM "Talent" WHERE id = ANY($1)`, [ids])
  return new Map(rows.map(row => [row.id, profileOfRow(row)]))
}
