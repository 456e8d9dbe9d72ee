import { PrismaPg } from '@prisma/adapter-pg'
import { DriverAdapterError, isDriverAdapterError, type SqlQueryable } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import type { Prisma } from './generated/prisma/client.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { openVersions, type Versions } from './versions/versions.ts'

/** The clients of one database. */
export type Database = {
  /** The client for work that needs no locks: reads, and changes of a single row. */
  db: PrismaClient
  /**
   * Runs the work in one transaction; an error rolls back the whole transaction. Concurrent changes of one row wait for
   * each other on separate connections: at most five seconds for a connection and five for each lock.
   */
  transaction: Transaction
  /** A transaction on the read connections: for work without contended locks, such as signing in. */
  shortTransaction: Transaction
  /** Runs a statement that only reads, on the connections of `db`; a row is a list of values. See rows/read.ts. */
  query(statement: Query): Promise<unknown[][]>
  /** The versions of the data, used to cache answers. */
  versions: Versions
}

/**
 * A statement with parameters: `$1` is the first of the values. A statement with a name is prepared once per
 * connection. After `within` milliseconds, the database cancels the statement with an error that `tookTooLong`
 * recognises.
 */
export type Query = { name?: string; text: string; values: unknown[]; within?: number }

/** True for the error of a statement that the database cancelled because it took too long. */
export const tookTooLong = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57014'

type Transaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

/** The client inside or outside of a transaction. */
export type Tx = Prisma.TransactionClient

/** The pool sizes: one for reads, and one for changes, which may wait for each other. */
export type Connections = { readers: number; writers: number }

/** Connects at the first query. `onIdleError` gets errors of connections that broke while idle. */
export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  connections: Connections = { readers: 10, writers: 8 },
): Database & { close(): Promise<void> } {
  const reads = new pg.Pool(configOf(url, connections.readers))
  reads.on('error', onIdleError)
  const db = new PrismaClient({ adapter: new Adapter(reads, { onConnectionError: onIdleError }) })
  const writes = new pg.Pool(configOf(url, connections.writers))
  writes.on('error', onIdleError)
  const writer = new PrismaClient({ adapter: new Adapter(writes, { onConnectionError: onIdleError }) })
  const versions = openVersions(configOf(url, 1), { onError: onIdleError, giveCode })
  return {
    db,
    transaction: work => writer.$transaction(work, TIMES),
    shortTransaction: work => db.$transaction(work, TIMES),
    query: async ({ within, ...statement }) => {
      const run = (on: Pick<pg.Pool, 'query'>) => on.query<unknown[]>({ ...statement, rowMode: 'array', types })
      const { rows } = await (within === undefined ? run(reads) : limited(reads, within, run)).catch(giveCode)
      return rows
    },
    versions,
    async close() {
      await Promise.all([db.$disconnect(), writer.$disconnect(), versions.close()])
      await Promise.all([reads.end(), writes.end()])
    },
  }
}

/** Runs a statement that the database cancels after this many milliseconds. */
async function limited<Result>(pool: pg.Pool, within: number, run: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${Math.trunc(within)}`)
    const result = await run(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    // After a timeout, the connection and its prepared statements can be reused; after other errors, it is closed.
    const isKept =
      tookTooLong(error) &&
      (await client.query('ROLLBACK').then(
        () => true,
        () => false,
      ))
    client.release(!isKept)
    throw error
  }
}

/** Parsers of values as Prisma returns them: a number for a count, and midnight UTC for a calendar date. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, text => new Date(text)],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => parsers.get(oid) ?? pg.types.getTypeParser(oid),
}

const TIMES = { maxWait: 6_000, timeout: 20_000 }

const configOf = (url: string, max: number) => ({
  connectionString: url,
  max,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  // The client's own timeout, as a database that hangs or has disappeared does not end statements.
  query_timeout: 35_000,
  keepAlive: true,
  lock_timeout: 5_000,
  application_name: 'talentdesk',
})

/**
 * A statement for connections whose session has a lock or another resource: the database ends the session half a minute
 * after the client's machine has disappeared, instead of the default two hours.
 */
export const FORGET_LOST_CLIENT =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4'

/** Prisma's adapter, which adds a code to connection errors of `pg` that have none. */
class Adapter extends PrismaPg {
  override async connect() {
    const adapter = withCodes(await super.connect())
    const start = adapter.startTransaction.bind(adapter)
    return Object.assign(adapter, {
      startTransaction: (isolation?: Parameters<typeof start>[0]) => start(isolation).then(withCodes, giveCode),
    })
  }
}

function withCodes<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  const query = queryable.queryRaw.bind(queryable)
  const execute = queryable.executeRaw.bind(queryable)
  return Object.assign(queryable, {
    queryRaw: (sql: Parameters<typeof query>[0]) => query(sql).catch(giveCode),
    executeRaw: (sql: Parameters<typeof execute>[0]) => execute(sql).catch(giveCode),
  })
}

/** Throws the error, with a code if it has no class of its own: such errors come from a connection or the pool. */
function giveCode(error: unknown): never {
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype
  const isOfConnection = isPlain || error instanceof AggregateError
  if (!isOfConnection || isDriverAdapterError(error)) throw error
  const fault = new DriverAdapterError({ kind: 'ConnectionClosed' })
  fault.stack = error.stack
  throw fault
}
