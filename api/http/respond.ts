import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../auth/request.ts'
import { methodsOf } from '../calls.ts'
import type { Context } from '../context.ts'
import { asGone, asUnavailable, FAULT } from '../faults.ts'
import { NotAuthenticated, PROBLEM_STATUS, Problem, type ProblemCode } from '../problems.ts'
import { lacking } from '../scopes/may.ts'

/**
 * Answers every error as `{message, code, errors?}` with the status of its code. Unexpected errors are logged, and
 * answered with a general message and the request's id.
 */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof Problem ? error : (asGone(error) ?? asRefusal(error))
  if (known) return answerProblem(known, reply)
  const problem = asUnavailable(error)
  if (!hasGoneAway(request, error)) {
    request.log[problem ? 'warn' : 'error']({ err: error, requestId: request.id }, 'A request failed')
  }
  return answerProblem(problem ?? new Problem('INTERNAL', FAULT, { requestId: request.id }), reply)
}

/** True for work that was aborted because its client disconnected. */
const hasGoneAway = ({ context }: FastifyRequest, error: unknown) =>
  context?.signal.aborted && error === context.signal.reason

/** Answers a problem in the form of all problems. At /graphql, the answer is also a list of GraphQL errors. */
export function answerProblem(problem: Problem, reply: FastifyReply) {
  const { code, message, extensions } = problem
  const { request } = reply
  const { fields, retryAfter, requestId, scope } = extensions
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  if (code === 'NOT_AUTHENTICATED') reply.header('www-authenticate', challengeTo(request))
  if (scope !== undefined) reply.header('www-authenticate', lacking(scope))
  const inform = { message, code, ...(scope !== undefined && { scope }), ...(requestId !== undefined && { requestId }) }
  reply.status(PROBLEM_STATUS[code]).type('application/json; charset=utf-8')
  if (pathOf(request) !== '/graphql') {
    return reply.send({ ...inform, ...(fields && Object.keys(fields).length > 0 && { errors: fields }) })
  }
  if (request.headers.accept?.includes(GRAPHQL_RESPONSE)) reply.type(`${GRAPHQL_RESPONSE}; charset=utf-8`)
  const { http: _, ...rest } = extensions
  const errors = [{ message, extensions: rest }]
  return reply.send({
    ...inform,
    errors,
    extensions: extensionsOf({ requestId: request.id, usage: request.context?.usage ?? {} }),
  })
}

/** The extensions of every GraphQL answer. They differ for each request, so they are never cached. */
export const extensionsOf = ({ requestId, usage }: Pick<Context, 'requestId' | 'usage'>) => ({ requestId, ...usage })

const GRAPHQL_RESPONSE = 'application/graphql-response+json'

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** The challenge that says how to authenticate (RFC 6750); contains `invalid_token` if a token was sent. */
const challengeTo = ({ raw }: FastifyRequest) =>
  `Bearer realm="talentdesk"${bearerOf(raw) === undefined ? '' : ', error="invalid_token"'}`

/** Fastify's own refusals, such as a body that is not JSON. Other errors with a status count as unexpected. */
function asRefusal(error: unknown): Problem | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  const status = Number(error.statusCode)
  const ours = OWN_WORDS[status]
  if (ours) return new Problem(...ours)
  const isFastifys = 'code' in error && String(error.code).startsWith('FST_')
  return isFastifys && status >= 400 && status < 500 ? new Problem('INVALID_INPUT', error.message) : null
}

const OWN_WORDS: Record<number, [ProblemCode, string]> = {
  400: ['INVALID_INPUT', 'The request body is not valid JSON'],
  413: ['TOO_LARGE', 'The request body is too large'],
  415: ['UNSUPPORTED', 'The media type of the request body is not supported'],
}

/** Methods without side effects; with OPTIONS, a browser asks whether it may send another method. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Answers paths outside of /api: 405 with `Allow` when the path has another method, else 404. */
export function answerUnknownPath(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const url = pathOf(request)
  return answerUnknown(
    request,
    reply,
    METHODS.filter(method => app.findRoute({ method, url }) !== null),
  )
}

/** `allowed`: the methods of the path. If they include the request's method, only the record is missing: 404. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) {
  const asked = request.method === 'HEAD' ? 'GET' : request.method
  if (allowed.length === 0 || allowed.includes(asked))
    return answerProblem(new Problem('NOT_FOUND', 'Not found'), reply)
  const methods = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
  return answerProblem(
    new Problem('METHOD_NOT_ALLOWED', 'Method not allowed'),
    reply.header('allow', methods.join(', ')),
  )
}

/**
 * Answers 404 for a path that the router cannot read ('%zz', a segment of more than 500 characters). No hook has run,
 * so the viewer is unknown; under /api, a request without cookie and token gets 401 as usual.
 */
export function answerUnreadablePath(_error: Error, { url, headers }: FastifyRequest, reply: FastifyReply) {
  const isVisitor = !headers.cookie && !headers.authorization
  const isHidden = isVisitor && url.startsWith('/api/') && !methodsOf(url).isPublic
  return answerProblem(isHidden ? new NotAuthenticated() : new Problem('NOT_FOUND', 'Not found'), reply)
}
