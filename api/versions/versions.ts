import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { Prisma } from '../generated/prisma/client.ts'

/** The tables whose changes no answer that is cached depends on. Triggers count the changes of all others. */
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
  /** Equal for two moments only if nothing in these tables has changed between them. */
  of(tables: readonly CountedTable[]): string
  /** The exact number of rows. */
  rows(table: CountedTable): number
}

export type Versions = {
  /**
   * The state of the data now: the database is asked after the call, once for all that call before the query is sent. So
   * it knows every change that was committed before the call, by any process or by hand.
   */
  current(): Promise<DataVersion>
  /** The result of the work, which is done again only after one of the tables has changed. For small results: counts. */
  cached<Value>(asked: Cacheable<Value>, work: () => Promise<Value>): Promise<Value>
  /** The same, but as of its first use: for a request that only reads, so that it asks the database once. */
  ofRequest(): Versions
}

export type Cacheable<Value> = {
  tables: readonly CountedTable[]
  /** Names the work and all that it depends on beside the tables. */
  key: string
  /** True for a cached result that may be used, if the tables alone do not decide it. */
  isValid?: (result: Value) => boolean
}

/**
 * Opens the data versions of a database: the sums of its DataChange rows, which triggers add within the transaction that
 * changes a table (docs/decisions/035). Connects with the first call. `onError` gets errors of which no caller hears,
 * `giveCode` throws those of callers again.
 */
export function openVersions(
  config: pg.ClientConfig,
  { onError, giveCode }: { onError(error: Error): void; giveCode(error: unknown): never },
): Versions & { close(): Promise<void> } {
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0, query_timeout: QUERY_TIMEOUT })
  pool.on('error', onError)
  // A database that crashed may have lost its last changes, and counts them again: versions of two connections differ.
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

/** Milliseconds; the connection is open for so long that it may break without notice. */
const QUERY_TIMEOUT = 5_000

/** Entries of DataChange above which they are added up: reading twice as many takes a tenth of a millisecond longer. */
const MOST_ENTRIES = 250

const MOST_CACHED = 10_000

/** Table, changes, rows, and the entries that were summed. */
type Sums = [string, string, number, number]

const SUMS = {
  name: 'data versions',
  text: 'SELECT "table", sum(changes)::text, sum(rows)::float8, count(*)::int FROM "DataChange" GROUP BY 1',
  rowMode: 'array',
}

/**
 * Replaces the entries of each table by one with their sums. One statement, so that nobody sees another sum; entries that
 * are committed meanwhile are left alone, and of two processes that add up at once the second finds nothing.
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

/** One run at a time, shared by all who call before it begins. */
function shared<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | undefined
  let running: Promise<unknown> = Promise.resolve()

  function startNext() {
    const started = running.then(() => {
      next = undefined
      return run()
    })
    running = started.catch(() => undefined) // The callers who wait for it get the error.
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
     * The version is read before the work begins. As versions only grow, whoever reads the same one later knows that
     * nothing has changed up to then, and whoever does so meanwhile may wait for the same result.
     */
    async cached<Value>({ tables, key, isValid = () => true }: Cacheable<Value>, work: () => Promise<Value>) {
      const version = (await current()).of(tables)
      const known = cache.get(key)
      if (known?.version === version) {
        const result = (await known.result) as Value // The key names the work, and so the type.
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
