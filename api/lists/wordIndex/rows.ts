import type { ClientBase } from 'pg'
import type { Tx } from '../../db.ts'
import { type Indexed, indexed } from './messages.ts'
import type { Row } from './snapshot.ts'

/*
 * The statements of a word index. The database notes the ids of rows whose searched columns change (SearchChange), whoever
 * changes them; an index reads what was noted since it last looked.
 */

/** Rows that are read at a time. */
const BATCH = 10_000

/** Adds all rows in their order. Returns the snapshot in which they were seen. */
export async function loadRows(client: ClientBase, model: Indexed, add: (row: Row) => void): Promise<string> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ seen: string }>('SELECT pg_current_snapshot()::text AS seen')
  await client.query(
    `DECLARE all_rows NO SCROLL CURSOR FOR
    SELECT ${columnsOf(model)} FROM "${indexed[model].source}" AS source ORDER BY "createdAt", id`,
  )
  for (;;) {
    const batch = await client.query<Value[]>({ text: `FETCH ${BATCH} FROM all_rows`, rowMode: 'array' })
    for (const row of batch.rows) add(rowOf(model, row))
    if (batch.rows.length < BATCH) break
  }
  await client.query('COMMIT')
  const [first] = rows
  if (!first) throw new Error('A query without a row')
  return first.seen
}

/** The ids of changed rows, those rows that are still there, and the snapshot in which they were seen. */
export type Changes = { ids: number[]; rows: Row[]; seen: string }

/**
 * What was changed by transactions that an earlier snapshot did not see; null if nobody knows which rows. Notes of later
 * transactions than there are come from a backup of another database.
 */
export async function changedRows(client: ClientBase, model: Indexed, seen: string): Promise<Changes | null> {
  const { source } = indexed[model]
  const { rows } = await client.query<[string, boolean, number | null, ...Value[]]>({
    name: `changes of ${model}`,
    text: `
      WITH now AS (SELECT pg_current_snapshot() AS seen),
      noted AS (
        SELECT ids, "removedUpTo" FROM "SearchChange", now
        WHERE "table" = $1 AND "changedBy" >= pg_snapshot_xmin($2::pg_snapshot)
          AND NOT pg_visible_in_snapshot("changedBy", $2) AND "changedBy" < pg_snapshot_xmax(seen)
      ),
      changed AS (SELECT DISTINCT unnest(ids) AS id FROM noted),
      unknown AS (
        SELECT FROM noted
        WHERE ids IS NULL AND coalesce("removedUpTo" >= pg_snapshot_xmin($2), true)
      )
      SELECT now.seen::text, EXISTS (TABLE unknown), changed.id, ${columnsOf(model)}
      FROM now LEFT JOIN changed ON true LEFT JOIN "${source}" AS source ON source.id = changed.id`,
    values: [source, seen],
    rowMode: 'array',
  })
  const [first] = rows
  if (!first) throw new Error('A query without a row')
  const [seenNow, isUnknown] = first
  if (isUnknown) return null
  return {
    seen: seenNow,
    ids: rows.flatMap(([, , id]) => id ?? []),
    rows: rows.flatMap(([, , , ...row]) => (row[0] === null ? [] : [rowOf(model, row)])),
  }
}

/**
 * Removes the notes from before an instant. An index that has not taken them over finds a note in their place, and loads
 * all rows anew.
 */
export const removeNotes = (db: Tx, before: Date) => db.$executeRaw`
  WITH removed AS (DELETE FROM "SearchChange" WHERE "changedAt" < ${before} RETURNING "table", "changedBy")
  INSERT INTO "SearchChange" ("table", "removedUpTo")
  SELECT DISTINCT ON ("table") "table", "changedBy" FROM removed ORDER BY "table", "changedBy" DESC`

type Value = string | number | null

const namesOf = (model: Indexed) => [...indexed[model].keys, ...indexed[model].texts]

/** The place of a row, then its columns. */
const columnsOf = (model: Indexed) =>
  ['source.id', TIME, ...namesOf(model).map(column => `source."${column}"::text`)].join(', ')

/** Milliseconds since 1970. */
const TIME = `(extract(epoch FROM source."createdAt") * 1000)::float8`

function rowOf(model: Indexed, [id, createdAt, ...values]: Value[]): Row {
  const named = namesOf(model).map((column, at) => [column, values[at] === null ? null : String(values[at])])
  return { id: Number(id), createdAt: Number(createdAt), values: Object.fromEntries(named) }
}
