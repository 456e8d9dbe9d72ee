import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { asGone, asUnavailable, FAULT } from '../../faults.ts'
import { PROBLEM_STATUS, Problem, type ProblemCode } from '../../problems.ts'
import { member } from '../../rules/rules.ts'

/**
 * Masks errors for GraphQL clients: problems stay unchanged, GraphQL's own errors get a code of ours, any other error
 * becomes a general message.
 */
export function maskError(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) return masked(error)
  const { originalError: cause, nodes, path } = error
  if (!cause || cause instanceof Problem || cause instanceof GraphQLError) return coded(error)
  return masked(cause, { nodes, path })
}

/** Changes the code of an error in place: a new error that wraps one of Yoga's errors would be treated differently. */
function coded(error: GraphQLError): GraphQLError {
  const { code, http } = error.extensions
  if (String(code) in PROBLEM_STATUS) return error
  const isOfMethod = member(http, 'status') === PROBLEM_STATUS.METHOD_NOT_ALLOWED
  error.extensions.code = isOfMethod ? 'METHOD_NOT_ALLOWED' : (OTHERS[String(code)] ?? 'INVALID_INPUT')
  return error
}

/** Yoga's codes whose meaning is more specific than INVALID_INPUT, and our codes for them. */
const OTHERS: Record<string, ProblemCode> = {
  OPERATION_RESOLUTION_FAILURE: 'GRAPHQL_VALIDATION_FAILED',
  REQUEST_ENTITY_TOO_LARGE: 'TOO_LARGE',
}

function masked(error: unknown, place: Partial<Pick<GraphQLError, 'nodes' | 'path'>> = {}) {
  const problem = error instanceof Problem ? error : (asUnavailable(error) ?? asGone(error))
  if (problem) return new GraphQLError(problem.message, { ...place, originalError: problem })
  return new GraphQLError(FAULT, { ...place, extensions: { code: 'INTERNAL' } })
}

/** Logs the masked errors under the request's id. */
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

/** Logs the errors that `maskError` will mask. */
export function logFaults({ log, requestId, signal }: Context, result: object) {
  if (!('errors' in result) || !Array.isArray(result.errors)) return
  for (const error of result.errors) {
    const cause = error.originalError
    if (!cause || cause instanceof GraphQLError || cause instanceof Problem || asGone(cause)) continue
    if (signal.aborted && cause === signal.reason) continue // The client has disconnected.
    log[asUnavailable(cause) ? 'warn' : 'error']({ err: cause, requestId, path: error.path }, 'A resolver failed')
  }
}
