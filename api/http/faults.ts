import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { NotFound, Problem, Unavailable } from '../problems.ts'

/** One sentence for whatever was not expected; the log has the rest under the request's id. */
export const FAULT = 'Something went wrong on our side. Please try again.'

/** What a client of GraphQL is told of an error: a problem as it is, and of anything else only that it went wrong. */
export function maskError(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) return masked(error)
  const { originalError: cause, nodes, path } = error
  if (!cause || cause instanceof Problem || cause instanceof GraphQLError) return error
  return masked(cause, { nodes, path })
}

function masked(error: unknown, place: Partial<Pick<GraphQLError, 'nodes' | 'path'>> = {}) {
  const problem = error instanceof Problem ? error : (asUnavailable(error) ?? asGone(error))
  if (problem) return new GraphQLError(problem.message, { ...place, originalError: problem })
  return new GraphQLError(FAULT, { ...place, extensions: { code: 'INTERNAL' } })
}

/** Logs what was masked, under the request's id. */
export function faultLog(): Plugin<Context> {
  return {
    onExecute({ args }) {
      return { onExecuteDone: ({ result }) => logFaults(args.contextValue, result) }
    },
    onSubscribe({ args }) {
      return {
        onSubscribeResult({ result }) {
          logFaults(args.contextValue, result)
          return { onNext: event => logFaults(args.contextValue, event.result) }
        },
      }
    },
  }
}

function logFaults({ log, requestId, signal }: Context, result: object) {
  if (!('errors' in result) || !Array.isArray(result.errors)) return
  for (const error of result.errors) {
    const cause = error.originalError
    if (!cause || cause instanceof GraphQLError || cause instanceof Problem || asGone(cause)) continue
    if (signal.aborted && cause === signal.reason) continue // Whoever asked has gone away.
    log[asUnavailable(cause) ? 'warn' : 'error']({ err: cause, requestId, path: error.path }, 'A resolver failed')
  }
}

/** Prisma's code for a row that should be there. */
const MISSING = 'P2025'

/** The problem that it is when somebody has deleted the row that an answer tells of. Undefined for everything else. */
export function asGone(error: unknown): NotFound | undefined {
  return Object(error).code === MISSING ? new NotFound('Record') : undefined
}

/** Seconds until it is worth another try: a crowd has passed, a database has started again. */
const RETRY_AFTER = 2

/** Seconds until somebody may have made room. */
const RETRY_WHEN_FULL = 60

/**
 * What to answer when the disk is full, ours or the database's, and when the database fails in a way that trying again may
 * cure: no connection, no lock or no answer in time, a connection that broke, two changes in each other's way. Undefined
 * for everything else.
 */
export function asUnavailable(error: unknown): Unavailable | undefined {
  if (isDiskFull(error)) return new Unavailable(DISK_FULL, RETRY_WHEN_FULL)
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

const DISK_FULL = 'There is no room left to save this. Please try again later, or tell whoever runs the product.'

/** What the system says of a full disk or quota, and Postgres of its own disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** The storage and Prisma wrap what was said to them; the reason lies some causes down. */
function isDiskFull(error: unknown, depth = 6): boolean {
  const { code, originalCode, cause, meta }: Record<string, unknown> = Object(error)
  if (FULL.has(String(code)) || FULL.has(String(originalCode))) return true
  const { driverAdapterError }: { driverAdapterError?: unknown } = Object(meta)
  return depth > 0 && [cause, driverAdapterError].some(reason => reason !== undefined && isDiskFull(reason, depth - 1))
}
