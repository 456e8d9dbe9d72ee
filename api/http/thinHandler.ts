import type { FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, execute, getOperationAST } from 'graphql'
import { schema } from '../schema.ts'
import type { cachedAnswers } from './answers.ts'
import type { Costs } from './costs.ts'
import { logFaults, maskError } from './faults.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { charge, refusalOfCost } from './limits.ts'
import { type Operation, refusalOf, variablesWithKey } from './operations.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** What need not be read, checked or worked out again. */
export type Known = Documents & { answered: ReturnType<typeof cachedAnswers> }

/** The documents that need not be parsed and validated any more. */
export type Documents = { persisted: PersistedDocuments; known: KnownDocuments; costOf: Costs }

type Asked = Pick<FastifyRequest, 'body' | 'headers' | 'method' | 'context'>

/** The answer to a GraphQL request: JSON, or a result with errors, which may name the status of the response. */
export type Answer = { type: MediaType } & ({ json: string | Buffer } | { failed: ExecutionResult })

type MediaType = 'application/json' | 'application/graphql-response+json'

/**
 * Answers ordinary requests: a query or mutation, sent as JSON, whose document is known. Null leaves all others to Yoga:
 * new documents, streams, forms, other media types, and what cannot be executed. Yoga's own path from a request to the
 * executor takes about a tenth of the time of a page of a list (docs/decisions/036).
 */
export async function answerKnown({ body, headers, method, context }: Asked, known: Known): Promise<Answer | null> {
  const type = method === 'POST' ? mediaTypeOf(headers.accept) : null
  const found = type && findOperation(body, known)
  if (!type || !found) return null
  const { isForeign, isQuery, executed } = found
  const contextValue = isQuery ? { ...context, versions: context.versionsAtArrival } : context
  const asked: Operation = { schema, ...executed, contextValue }
  const cost = known.costOf(asked)
  if ((isForeign && refusalOfCost(cost)) || refusalOf(asked)) return null
  await charge(context, cost)
  const result = await known.answered({ ...asked, variableValues: variablesWithKey(asked) }, execute)
  if (Buffer.isBuffer(result)) return { json: result, type }
  if (!result.errors) return { json: JSON.stringify(result), type }
  if (!('data' in result)) return null
  logFaults(context, result)
  return { failed: { ...result, errors: result.errors.map(maskError) }, type }
}

type Executed = { document: DocumentNode; operationName: string | null; variableValues: Record<string, unknown> }

function findOperation(body: unknown, { persisted, known }: Documents) {
  if (!isObject(body)) return null
  const { id, query, variables = {}, operationName = null, ...others } = body
  if (Object.keys(others).length > 0 || !isObject(variables)) return null
  if (operationName !== null && typeof operationName !== 'string') return null
  const ours = typeof id === 'string' && query === undefined ? persisted.get(id)?.document : undefined
  const theirs = typeof query === 'string' && id === undefined ? known.get(query) : undefined
  const document = ours ?? theirs
  const operation = document && getOperationAST(document, operationName)
  if (!operation || operation.operation === 'subscription') return null
  const executed: Executed = { document, operationName, variableValues: variables }
  return { executed, isForeign: theirs !== undefined, isQuery: operation.operation === 'query' }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function mediaTypeOf(accept = '*/*'): MediaType | null {
  if (accept === '*/*' || accept === 'application/json') return 'application/json'
  return accept === 'application/graphql-response+json' ? accept : null
}
