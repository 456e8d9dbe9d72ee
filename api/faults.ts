import { NotFound, Unavailable } from './problems.ts'
import { member } from './rules/rules.ts'

/* Problems for errors that no verb expects. */

/** The message for every unexpected error; the log has the details under the request's id. */
export const FAULT = 'Something went wrong on our side. Please try again.'

/** Prisma's code for a required row that does not exist. */
const MISSING = 'P2025'

/** The problem for a row that was deleted while it was read or changed. Undefined for every other error. */
export function asGone(error: unknown): NotFound | undefined {
  return member(error, 'code') === MISSING ? new NotFound('Record') : undefined
}

/** Seconds until a retry may succeed: the load has dropped, or the database has restarted. */
const RETRY_AFTER = 2

/** Seconds until a retry may succeed when the disk is full. */
const RETRY_WHEN_FULL = 60

/**
 * The problem for a full disk (ours or the database's) and for temporary failures of the database: no connection, a
 * lock or query timeout, a broken connection, two conflicting changes. Undefined for every other error.
 */
export function asUnavailable(error: unknown): Unavailable | undefined {
  if (isDiskFull(error)) return new Unavailable(DISK_FULL, RETRY_WHEN_FULL)
  if (!isPassing(error)) return undefined
  return new Unavailable('The product is very busy. Please try again in a moment.', RETRY_AFTER)
}

/** Prisma's codes: unreachable, slow, closed, transaction not begun or ended in time, deadlock, too many clients. */
const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P1018', 'P2024', 'P2028', 'P2034', 'P2037'])

/**
 * Postgres' own codes: connection, serialization, deadlock, resources, lock not available, query cancelled, shutdown,
 * startup.
 */
const SQLSTATE = /^(08...|40001|40P01|53...|55P03|57014|57P0[123])$/

function isPassing(error: unknown): boolean {
  const code = member(error, 'code')
  if (typeof code === 'string' && (PRISMA.has(code) || SQLSTATE.test(code))) return true
  const cause = member(adapterErrorOf(error) ?? error, 'cause')
  return member(cause, 'kind') === 'ConnectionClosed' || SQLSTATE.test(String(member(cause, 'originalCode')))
}

/** The error that Prisma's adapter for Postgres reported. */
const adapterErrorOf = (error: unknown) => member(member(error, 'meta'), 'driverAdapterError')

const DISK_FULL = 'There is no room left to save this. Please try again later, or tell whoever runs the product.'

/** The system's codes for a full disk or quota, and Postgres' code for a full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** The storage and Prisma wrap errors, so the code may be in a nested cause. */
function isDiskFull(error: unknown, depth = 6): boolean {
  if (['code', 'originalCode'].some(name => FULL.has(String(member(error, name))))) return true
  const reasons = [member(error, 'cause'), adapterErrorOf(error)]
  return depth > 0 && reasons.some(reason => reason !== undefined && isDiskFull(reason, depth - 1))
}
