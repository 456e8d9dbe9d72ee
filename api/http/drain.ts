import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Unavailable } from '../problems.ts'
import { answerProblem } from './respond.ts'

/** The answer to requests that arrive during the shutdown. */
const stopping = new Unavailable('Stopping. Please try again in a moment.', 2)

/**
 * Phases of a graceful shutdown, in milliseconds. First the server keeps listening until no request has arrived for
 * QUIET, as connections that arrive during the close would be reset.
 */
const QUIET = 1_000
const LISTENS_AT_MOST = 5_000
/** After this time, long work (reading a resume, a model's answer) is aborted and answered with 503. */
const LONG_WORK_ENDS = 4_000
/** After this time, incompletely received requests are answered with 503, and all other connections are closed. */
const LAST_CALL = 7_000
const CUT_OFF = 7_500

export type Drain = {
  isStopping(): boolean
  /**
   * Aborts when the client of this reply disconnects, or when the shutdown ends the work. In the second case, the abort
   * reason is the problem to answer.
   */
  signalOf(reply: FastifyReply): AbortSignal
}

/**
 * Makes `app.close()` answer every request that has reached the server. Requests under way are finished, later requests
 * get 503; each response asks the client to close the connection. Idle connections are closed once the server no longer
 * listens. `endStreams` ends the endless responses (server-sent events).
 */
export function drainOnClose(app: FastifyInstance, endStreams: () => Promise<void>): Drain {
  let isStopping = false
  let lastRequest = 0
  const underWay = new Map<FastifyReply, AbortController>()
  const countConnections = promisify(app.server.getConnections.bind(app.server))

  app.addHook('onRequest', async (_request, reply) => {
    lastRequest = Date.now()
    const gone = new AbortController()
    underWay.set(reply, gone)
    reply.raw.once('close', () => {
      underWay.delete(reply)
      if (!reply.raw.writableFinished) gone.abort()
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isStopping = true
    await endStreams()
    if (!app.server.listening) return
    const timers = [
      setTimeout(() => {
        for (const gone of underWay.values()) gone.abort(stopping)
      }, LONG_WORK_ENDS),
      setTimeout(() => {
        for (const reply of underWay.keys()) if (!reply.request.raw.complete) refuse(reply)
      }, LAST_CALL),
      setTimeout(() => app.server.closeAllConnections(), CUT_OFF),
    ]
    const began = Date.now()
    lastRequest = began
    while (Date.now() - lastRequest < QUIET && Date.now() - began < LISTENS_AT_MOST) {
      if ((await countConnections()) === 0) break
      await pause(20)
    }
    // Also closes connections that become idle after the server has stopped listening.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => {
      for (const timer of [...timers, idle]) clearTimeout(timer)
    })
  })
  return {
    isStopping: () => isStopping,
    signalOf: reply => underWay.get(reply)?.signal ?? AbortSignal.abort(),
  }
}

/** Answers 503 at once, even while the handler is still working. */
export function refuse(reply: FastifyReply) {
  if (reply.sent) return
  return answerProblem(stopping, reply)
}
