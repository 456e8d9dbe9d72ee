import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { Prisma } from '../generated/prisma/client.ts'

/** Tables whose changes do not affect any cached answer. Triggers count the changes of all other tables. */
export const NOT_COUNTED = [
  ...(['DataChange', 'KnownAddress', 'RateLimiterFlexible', 'IdempotencyKey', 'TalentTerms', 'TalentSearch'] as const),
  ...(['Notification', 'Webhook', 'WebhookDelivery', 'Event', 'EventLog'] as const),
]

type Table = keyof typeof Prisma.ModelName

export type CountedTable = Exclude<Table, (typeof NOT_COUNTED)[number]>

export const COUNTED = (Object.keys(Prisma.ModelName) as Table[]).filter(
  (table): table is CountedTable => !NOT_COUNTED.some(other => other === table),
)

export const isCounted = (table: string): table is CountedTable => COUNTED.some(counted => counted === table)

/** The state of the data at one moment. */
export type DataVersion = {
  /** The version of these tables. Two versions are equal only if nothing in the tables has changed in between. */
  of(tables: readonly CountedTable[]): string
  /** The exact number of rows. */
  rows(table: CountedTable): number
}

export type Versions = {
  /**
   * The state of the data now. The database is queried after the call, once for all calls before the query is sent. So
   * the result includes every change committed before the call, by any process or by SQL.
   */
  current(): Promise<DataVersion>
  /** The result of the work, which runs again only after a change of the tables. For small results, such as counts. */
  cached<Value>(asked: Cacheable<Value>, work: () => Promise<Value>): Promise<Value>
  /** Versions that stay the same after their first use, so that a read-only request queries the database only once. */
  ofRequest(): Versions
}

export type Cacheable<Value> = {
  tables: readonly CountedTable[]
  /** Identifies the work and everything that it depends on, except the tables. */
  key: string
  /** True if a cached result may be used, in addition to unchanged tables. */
  isValid?: (result: Value) => boolean
}

/**
 * Opens the data versions of a database: the sums of its DataChange rows, which triggers add within the transaction
 * that changes a table (docs/decisions/035). Connects at the first call. `onError` gets the errors outside of calls;
 * `giveCode` rethrows the errors of calls.
 */
export function openVersions(
  config: pg.ClientConfig,
  { onError, giveCode }: { onError(error: Error): void; giveCode(error: unknown): never },
): Versions & { close(): Promise<void> } {
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0, query_timeout: QUERY_TIMEOUT })
  pool.on('error', onError)
  // A crashed database may have lost its last changes and count them again, so versions of two connections differ.
  let connections = 0
  pool.on('connect', () => connections++)

  async function read(): Promise<DataVersion> {
    const { rows } = await pool.query<Sums>(SUMS).catch(giveCode)
    if (rows.reduce((sum, [, , , entries]) => sum + entries, 0) > MOST_ENTRIES) {
      pool.query(ADD_UP).catch(onError)
    }
    return versionOf(rows, connections)
  }

  const cache: Cache = new LRUCache({ max: MOST_CACHED })
  return { ...versionsBy(shared(read), cache), close: () => pool.end() }
}

/** The timeout of a query in milliseconds: the connection stays open for so long that it may break unnoticed. */
const QUERY_TIMEOUT = 5_000

/** The number of DataChange entries above which they are compacted: twice as many take 0.1 ms longer to read. */
const MOST_ENTRIES = 250

const MOST_CACHED = 10_000

/** A row of SUMS: table, changes, rows, and the number of summed entries. */
type Sums = [string, string, number, number]

const SUMS = {
  name: 'data versions',
  text: 'SELECT "table", sum(changes)::text, sum(rows)::float8, count(*)::int FROM "DataChange" GROUP BY 1',
  rowMode: 'array',
}

/**
 * Replaces each table's entries by one entry with their sums. A single statement, so that no reader sees other sums.
 * Does not touch entries that are committed in the meantime; if two processes run the statement at the same time, the
 * second finds nothing.
 */
const ADD_UP = `
  WITH counted AS (
    DELETE FROM "DataChange"
    WHERE "table" IN (SELECT "table" FROM "DataChange" GROUP BY "table" HAVING count(*) > 1)
    RETURNING "table", changes, rows
  )
  INSERT INTO "DataChange" ("table", changes, rows)
  SELECT "table", sum(changes), sum(rows) FROM counted GROUP BY "table"`

function versionOf(sums: Sums[], connection: number): DataVersion {
  const found = new Map(sums.map(([table, changes, rows]) => [table, { changes, rows }]))
  const of = (table: CountedTable) => {
    const sum = found.get(table)
    if (!sum) throw new Error(`The changes of ${table} are not counted`)
    return sum
  }
  return {
    of: tables => `${connection}: ${tables.map(table => of(table).changes).join()}`,
    rows: table => of(table).rows,
  }
}

/** Runs the work one run at a time; all calls before a run begins share that run. */
function shared<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | undefined
  let running: Promise<unknown> = Promise.resolve()

  function startNext() {
    const started = running.then(() => {
      next = undefined
      return run()
    })
    running = started.catch(() => undefined) // The callers that wait for this run get the error.
    return started
  }

  return () => {
    next ??= startNext()
    return next
  }
}

type Cache = LRUCache<string, { version: string; result: Promise<unknown> }>

function versionsBy(current: Versions['current'], cache: Cache): Versions {
  return {
    current,
    /*
     * The version is read before the work begins, and versions only grow. A later reader with the same version
     * therefore knows that nothing has changed since, and a concurrent reader can wait for the same result.
     */
    async cached<Value>({ tables, key, isValid = () => true }: Cacheable<Value>, work: () => Promise<Value>) {
      const version = (await current()).of(tables)
      const known = cache.get(key)
      if (known?.version === version) {
        const result = (await known.result) as Value // The key determines the work, and so the type.
        if (isValid(result)) return result
      }
      const made = { version, result: work() }
      cache.set(key, made)
      made.result.catch(() => cache.peek(key) === made && cache.delete(key))
      return made.result
    },
    ofRequest() {
      let first: Promise<DataVersion> | undefined
      return versionsBy(() => {
        first ??= current()
        return first
      }, cache)
    },
  }
}
