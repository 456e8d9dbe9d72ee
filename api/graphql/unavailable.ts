import { Unavailable } from './problems.ts'

/** Seconds until it is worth another try: a crowd has passed, a database has started again. */
const RETRY_AFTER = 2

/**
 * The problem that a fault of the database is for whoever asked, when trying again will do: no connection, no lock or no
 * answer in time, a connection that broke, two changes in each other's way. Undefined for everything else.
 */
export function asUnavailable(error: unknown): Unavailable | undefined {
  if (!isPassing(error)) return undefined
  return new Unavailable('The product is very busy. Please try again in a moment.', RETRY_AFTER)
}

/** Prisma's codes: cannot be reached, too slow, closed, transaction not begun or not ended in time, deadlock, too many. */
const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P1018', 'P2024', 'P2028', 'P2034', 'P2037'])

/** Of Postgres itself: connection, deadlock, resources, lock not available, cancelled for its time, shutdown, start. */
const SQLSTATE = /^(08...|40001|40P01|53...|55P03|57014|57P0[123])$/

function isPassing(error: unknown): boolean {
  const { code, meta }: { code?: unknown; meta?: { driverAdapterError?: unknown } } = Object(error)
  if (typeof code === 'string' && (PRISMA.has(code) || SQLSTATE.test(code))) return true
  const { cause }: { cause?: { kind?: unknown; originalCode?: unknown } } = Object(meta?.driverAdapterError ?? error)
  if (typeof cause !== 'object' || cause === null) return false
  return cause.kind === 'ConnectionClosed' || SQLSTATE.test(String(cause.originalCode))
}
