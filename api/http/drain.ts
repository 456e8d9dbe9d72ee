import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Unavailable } from '../problems.ts'

/** What a client hears that comes while we stop. */
export const stopping = new Unavailable('Stopping. Please try again in a moment.', 2)

/** New connections are taken until none has brought a request for so long: one that waits to be read would be reset. */
const QUIET = 1_000
const LISTENS_AT_MOST = 5_000
/** Then long work (the reading of a resume, a model's answer) is broken off, and answered with 503. */
const LONG_WORK_ENDS = 4_000
/** Then who has not sent the whole request is answered with 503, and whoever is left is cut off. */
const LAST_CALL = 7_000
const CUT_OFF = 7_500

export type Drain = {
  isStopping(): boolean
  /** Ends when the client of this reply goes away, or we stop before the work is done; then with the problem to answer. */
  signalOf(reply: FastifyReply): AbortSignal
}

/**
 * Makes `app.close()` answer every request that has reached us. Those under way are finished; those that come later get
 * 503; each answer tells the client to close the connection. Idle connections are closed when the listening has ended.
 * `endStreams` ends the answers that would go on for ever.
 */
export function drainOnClose(app: FastifyInstance, endStreams: () => Promise<void>): Drain {
  let isStopping = false
  let lastRequest = 0
  const underWay = new Map<FastifyReply, AbortController>()
  const sockets = followSockets(app)

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
      if ((await countConnections(app)) === 0) break
      await pause(20)
    }
    // What has become idle since is closed as well, once nobody can connect any more.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => clearInterval(idle))
  })
  return {
    isStopping: () => isStopping,
    signalOf: reply => underWay.get(reply)?.signal ?? AbortSignal.abort(),
  }
}

/** Answers now, whatever the handler is waiting for. */
export function refuse(reply: FastifyReply) {
  if (reply.sent) return
  return reply.status(503).header('retry-after', 2).send({ message: stopping.message })
}

/** Knows which connections have sent a part of a request that Node has not handed to us. */
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

const countConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
