import { PrismaPg } from '@prisma/adapter-pg'
import type { Prisma } from './generated/prisma/client.ts'
import { PrismaClient } from './generated/prisma/client.ts'

/** The one Prisma client. Open it before the first use. */
export let db: PrismaClient

/** Inside a transaction, or outside of one. */
export type Tx = Prisma.TransactionClient

/** Opens the client. `onIdleError` hears of connections that broke while nobody used them. */
export function openDatabase(url: string, onIdleError: (error: Error) => void, connections = 10): PrismaClient {
  const adapter = new PrismaPg(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 30_000,
      application_name: 'talentdesk',
    },
    { onPoolError: onIdleError, onConnectionError: onIdleError },
  )
  db = new PrismaClient({ adapter })
  return db
}

export async function closeDatabase() {
  await db.$disconnect()
}

/** Runs the work in one transaction. What it throws undoes all of it. */
export function transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.$transaction(work, { maxWait: 5_000, timeout: 20_000 })
}
