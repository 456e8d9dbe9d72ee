import type { GraphQLResponseWithData, MutationParameters } from 'relay-runtime'
import { PROBLEM_STATUS, type ProblemReason } from '../../api/problems.ts'
import { apiProblems, type ProblemCode, ProblemError, problemCode } from '../components/ProblemError.ts'

/** An unchecked HTTP response. */
export type Answer = { status: number; statusText: string; body: string }

/**
 * The answer of a mutation, with fields that are never null. In the schema they are null after an error, but an answer
 * with an error is thrown.
 */
export type Answered<M extends MutationParameters> = {
  [Field in keyof M['response']]: NonNullable<M['response'][Field]>
}

/** Reads a GraphQL response. Throws a ProblemError if the response has an error or is not a GraphQL response. */
export function readAnswer({ status, statusText, body }: Answer): GraphQLResponseWithData {
  const json = parse(body)
  if (!isRecord(json)) {
    const message = `${status}: ${readable(body) || statusText}`
    throw new ProblemError(codeOf(status), message, { wordless: `HTTP ${status}` })
  }
  const [error] = Array.isArray(json.errors) ? json.errors : []
  if (isRecord(error)) throw problemOf(error)
  if (isRecord(json.data)) return { data: json.data }
  const message = text(json.message) ?? text(json.error)
  if (message) throw new ProblemError(codeOf(status), message)
  throw new ProblemError(codeOf(status), statusText || `${status}`, { wordless: 'Unknown error' })
}

function problemOf(error: Record<string, unknown>) {
  const extensions = isRecord(error.extensions) ? error.extensions : {}
  const fields = isRecord(extensions.fields) ? extensions.fields : {}
  return new ProblemError(problemCode(extensions.code), text(error.message) ?? 'Something went wrong.', {
    fields: Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, String(message)])),
    reason: text(extensions.reason) as ProblemReason | undefined,
    requestId: text(extensions.requestId),
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The body as a readable message; '' for a proxy's HTML error page, so that the status text is shown instead. */
function readable(body: string) {
  return /^\s*</.test(body) ? '' : body.trim().slice(0, 300)
}

/** The code for a response that is not GraphQL. A proxy's 502 or 504 becomes UNAVAILABLE. */
function codeOf(status: number): ProblemCode {
  if (status === 502 || status === 504) return 'UNAVAILABLE'
  return apiProblems.find(code => PROBLEM_STATUS[code] === status) ?? 'INTERNAL'
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
