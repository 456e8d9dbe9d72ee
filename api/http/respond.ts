import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodsOf } from '../calls.ts'
import { PROBLEM_STATUS, Problem } from '../problems.ts'
import { asGone, asUnavailable, FAULT } from './faults.ts'

/**
 * Answers every error as `{message, errors?}` with the status of its code. Unexpected errors are logged, and answered
 * with a general message and the request's id.
 */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof Problem ? error : asGone(error)
  if (known) return answerProblem(known, reply)
  const message = messageOfRefusal(error)
  if (message) return reply.status(message.status).send({ message: message.text })
  const problem = asUnavailable(error)
  if (!hasGoneAway(request, error)) {
    request.log[problem ? 'warn' : 'error']({ err: error, requestId: request.id }, 'A request failed')
  }
  if (problem) return answerProblem(problem, reply)
  return reply.status(500).send({ message: FAULT, requestId: request.id })
}

/** True for work that was aborted because its client disconnected. */
const hasGoneAway = ({ context }: FastifyRequest, error: unknown) =>
  context?.signal.aborted && error === context.signal.reason

function answerProblem({ code, message, extensions }: Problem, reply: FastifyReply) {
  const { fields, retryAfter } = extensions
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  const errors = fields && Object.keys(fields).length > 0 ? { errors: fields } : {}
  return reply.status(PROBLEM_STATUS[code]).send({ message, ...errors })
}

/** Fastify's own refusals, such as a body that is no JSON. Other errors with a status count as unexpected. */
function messageOfRefusal(error: unknown): { status: number; text: string } | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  const status = Number(error.statusCode)
  const text = OWN_WORDS[status]
  if (text) return { status, text }
  const isFastifys = 'code' in error && String(error.code).startsWith('FST_')
  return isFastifys && status >= 400 && status < 500 ? { status, text: error.message } : null
}

const OWN_WORDS: Record<number, string> = {
  400: 'The request body is not valid JSON',
  413: 'The request body is too large',
  415: 'The media type of the request body is not supported',
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** For paths outside of /api: 405 with `Allow` when the path has another method, else 404. */
export function answerUnknownPath(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?')
  return answerUnknown(
    request,
    reply,
    METHODS.filter(method => app.findRoute({ method, url: path }) !== null),
  )
}

/** `allowed`: the methods of the path. When they include the method of the request, only the record is missing: 404. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) {
  const asked = request.method === 'HEAD' ? 'GET' : request.method
  if (allowed.length === 0 || allowed.includes(asked)) return reply.status(404).send({ message: 'Not found' })
  const methods = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
  return reply.status(405).header('allow', methods.join(', ')).send({ message: 'Method not allowed' })
}

/**
 * Answers 404 for a path that the router cannot read ('%zz', a part of more than 500 characters). No hook has run, so
 * the viewer is not known; under /api, a request without cookie and token gets 401 as usual.
 */
export function answerUnreadablePath(_error: Error, { url, headers }: FastifyRequest, reply: FastifyReply) {
  const isVisitor = !headers.cookie && !headers.authorization
  if (isVisitor && url.startsWith('/api/') && !methodsOf(url).isPublic) {
    return reply.status(401).send({ message: 'Not authenticated' })
  }
  return reply.status(404).send({ message: 'Not found' })
}
