import { PrismaPg } from '@prisma/adapter-pg'
import { DriverAdapterError, isDriverAdapterError, type SqlQueryable } from '@prisma/driver-adapter-utils'
import type { Prisma } from './generated/prisma/client.ts'
import { PrismaClient } from './generated/prisma/client.ts'

/** The clients of one database. */
export type Database = {
  /** For whatever waits for nobody: reads, and changes of a single row. */
  db: PrismaClient
  /**
   * Runs the work in one transaction. What it throws undoes all of it. Changes of one row follow one another, so many at
   * once wait; they do so on connections of their own, and at most five seconds for a connection and for each lock.
   */
  transaction: Transaction
  /** A transaction on the connections for reads: for what takes no lock that others hold, as somebody who signs in. */
  shortTransaction: Transaction
}

type Transaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

/** Inside a transaction, or outside of one. */
export type Tx = Prisma.TransactionClient

/** How many connections there are for reads, and for changes that may wait for each other. */
type Connections = { readers: number; writers: number }

/** Connects with the first query. `onIdleError` hears of connections that broke while nobody used them. */
export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  connections: Connections = { readers: 10, writers: 8 },
): Database & { close(): Promise<void> } {
  const open = (max: number) => new PrismaClient({ adapter: new Adapter(configOf(url, max), listening(onIdleError)) })
  const [db, writer] = [open(connections.readers), open(connections.writers)]
  return {
    db,
    transaction: work => writer.$transaction(work, TIMES),
    shortTransaction: work => db.$transaction(work, TIMES),
    async close() {
      await Promise.all([db.$disconnect(), writer.$disconnect()])
    },
  }
}

const TIMES = { maxWait: 6_000, timeout: 20_000 }

const configOf = (url: string, max: number) => ({
  connectionString: url,
  max,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 5_000,
  application_name: 'talentdesk',
})

const listening = (onError: (error: Error) => void) => ({ onPoolError: onError, onConnectionError: onError })

/** Prisma's adapter, with a code for what `pg` says of its connections without one. */
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

/** Plain errors are those of the pool, of a connection that broke, and of the socket below it. */
function giveCode(error: unknown): never {
  const isOfConnection = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype
  if (!isOfConnection || isDriverAdapterError(error)) throw error
  const fault = new DriverAdapterError({ kind: 'ConnectionClosed' })
  fault.stack = error.stack
  throw fault
}
