import cluster from 'node:cluster'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Unavailable } from '../problems.ts'
import { answerProblem } from './respond.ts'

/** The answer to requests that arrive during the shutdown. */
export const stopping = new Unavailable('Stopping. Please try again in a moment.', 2)

/**
 * Milliseconds of a graceful shutdown. First the server listens until no request has come for QUIET, as closing resets
 * connections.
 */
const QUIET = 1_000
const LISTENS_AT_MOST = 5_000
/** Then long work (reading a resume, a model's answer) is aborted and answered with 503. */
const LONG_WORK_ENDS = 4_000
/** Then requests that have not arrived in full are answered with 503, and all other connections are closed. */
const LAST_CALL = 7_000
const CUT_OFF = 7_500

export type Drain = {
  isStopping(): boolean
  /**
   * Aborts when the client of this reply disconnects, or when the shutdown cuts the work off; the reason is then the
   * problem to answer.
   */
  signalOf(reply: FastifyReply): AbortSignal
}

/**
 * Makes `app.close()` answer every request that has reached the server. Requests under way are finished, later ones get
 * 503; each response tells the client to close the connection. Idle connections are closed once the server no longer
 * listens. `endStreams` ends the endless responses (server-sent events).
 */
export function drainOnClose(app: FastifyInstance, endStreams: () => Promise<void>): Drain {
  let isStopping = false
  let lastRequest = 0
  const underWay = new Map<FastifyReply, AbortController>()
  const sockets = followSockets(app)
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
        const served = new Set([...underWay.keys()].map(({ request }) => request.raw.socket))
        sockets.refuseUnread(socket => !served.has(socket))
        for (const reply of underWay.keys()) if (!reply.request.raw.complete) refuse(reply)
      }, LAST_CALL),
      setTimeout(() => app.server.closeAllConnections(), CUT_OFF),
    ]
    app.server.once('close', () => {
      for (const timer of timers) clearTimeout(timer)
    })
    const began = Date.now()
    lastRequest = began
    while (Date.now() - lastRequest < QUIET && Date.now() - began < LISTENS_AT_MOST) {
      // A web process may yet get connections that the main process has accepted.
      if (!cluster.isWorker && (await countConnections()) === 0) break
      await pause(20)
    }
    // Also closes the connections that have become idle since, once nobody can connect any more.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => clearInterval(idle))
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

/** Tracks connections that have sent part of a request that Node has not handed over yet. */
function followSockets(app: FastifyInstance) {
  const answeredUpTo = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    answeredUpTo.set(socket, 0)
    socket.once('close', () => answeredUpTo.delete(socket))
  })
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    reply.raw.once('close', () => answeredUpTo.has(socket) && answeredUpTo.set(socket, socket.bytesRead))
  })
  return {
    refuseUnread(isMeant: (socket: Socket) => boolean) {
      for (const [socket, bytes] of answeredUpTo) {
        if (isMeant(socket) && socket.bytesRead > bytes) socket.end(RAW_REFUSAL)
      }
    },
  }
}

const BODY = JSON.stringify({ message: stopping.message })
const RAW_REFUSAL = [
  'HTTP/1.1 503 Service Unavailable',
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(BODY)}`,
  'cache-control: no-store',
  'retry-after: 2',
  'connection: close',
  '',
  BODY,
].join('\r\n')
