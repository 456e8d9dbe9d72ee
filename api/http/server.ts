import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { networkOf } from '../auth/address.ts'
import {
  bearerOf,
  deviceCookie,
  deviceTokenOf,
  identify,
  isStillSignedIn,
  refuseForeignOrigin,
  sessionCookie,
} from '../auth/request.ts'
import { type TokenPoints, tokenPoints } from '../auth/tokenPoints.ts'
import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import { InvalidInput, Unavailable } from '../problems.ts'
import type { Settings } from '../settings.ts'
import { drainOnClose, refuse } from './drain.ts'
import { registerFileRoutes } from './files/sendFile.ts'
import { warnOfUnknownProxy } from './forwarded.ts'
import { registerGraphQL } from './graphql/gate.ts'
import type { PersistedDocuments } from './graphql/persistedDocuments.ts'
import { createGraphQLServer, type GraphQLPlugin } from './graphql/yoga.ts'
import { registerHealth } from './health.ts'
import { registerUploadDoors } from './multipart.ts'
import { firstAnswers } from './pages/firstAnswers.ts'
import { registerCompression, registerPages } from './pages/pages.ts'
import { limitsOf } from './rateLimits.ts'
import { answerFault, answerProblem, answerUnreadablePath, SAFE_METHODS } from './respond.ts'
import { registerRest } from './rest/rest.ts'

/** The pages and hooks of the server, in addition to its dependencies. */
export type Served = {
  documents: PersistedDocuments
  /** The folder of the built pages. */
  pages: string
  /** Until this returns true, everything but the health checks is answered with 503. */
  isReady?: () => boolean
  /** False while jobs wait and none is running, as `/readyz` reports. */
  runsJobs?: () => boolean
  /** Adds the metrics of jobs, webhooks, the reader and the disk. */
  addMetrics?: (registry: Registry) => void
  /** Plugins that run before the plugins of the product; used only by tests. */
  plugins?: GraphQLPlugin[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Created before the handler runs; see createServer. */
    context: Context
  }
}

/** The whole HTTP application: GraphQL, REST, files, health and the pages. The caller starts it with `listen`. */
export async function createServer(
  deps: Deps & { log: FastifyBaseLogger },
  { documents, pages, isReady = () => true, runsJobs = () => true, addMetrics, plugins }: Served,
) {
  const { settings } = deps
  const headers = safeHeaders(settings)
  const name = (request: FastifyRequest, reply: FastifyReply) =>
    void reply.headers(headers).header(REQUEST_ID, request.id)
  const app = fastify({
    loggerInstance: deps.log,
    // We log requests ourselves, by route: a path may contain a share token, a query a person's name.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy > 0 && ((_address, hop) => hop < settings.trustProxy),
    bodyLimit: 1_000_000,
    requestTimeout: 300_000, // Enough for the largest file over a slow line.
    routerOptions: { maxParamLength: 500 },
    frameworkErrors(error, request, reply) {
      name(request, reply) // A hook usually does this, but no hook runs for these errors.
      answerUnreadablePath(error, request, reply)
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // Fastify's answer has a different form.
  })
  app.decorateRequest('context')
  app.addHook('onRequest', async (request, reply) => name(request, reply))
  app.addHook('onRequest', async ({ raw }) => refuseSecondHost(raw.rawHeaders))
  warnOfUnknownProxy(app, settings)
  const drain = drainOnClose(app, deps.live.close)
  app.addHook('onRequest', async (request, reply) => {
    if (HEALTH.has(request.routeOptions.url ?? '')) return
    if (drain.isStopping()) return refuse(reply)
    if (!isReady()) return answerProblem(STARTING, reply)
  })
  app.addHook('onResponse', logAnswer)
  app.setErrorHandler(answerFault)

  await registerCompression(app)
  await registerUploadDoors(app)
  registerHealth(app, deps, { isAccepting: () => isReady() && !drain.isStopping(), runsJobs, addMetrics })
  const yoga = createGraphQLServer(documents, plugins)
  const pointsOf = tokenPoints(deps)
  const contextOf = (request: FastifyRequest, reply: FastifyReply) =>
    createContext(request, reply, { ...deps, signal: drain.signalOf(reply), pointsOf })
  app.register((asked, _options, registered) => {
    asked.addHook('onRequest', async (request, reply) => {
      request.context = await contextOf(request, reply)
      await request.context.takePoints(1)
    })
    registerGraphQL(asked, { documents, yoga })
    registerFileRoutes(asked)
    registerRest(asked, settings)
    registered()
  })
  await registerPages(app, pages, firstAnswers({ documents, yoga, settings, contextOf }))
  return app
}

const STARTING = new Unavailable('Starting. Please try again in a moment.', 2)

async function logAnswer(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply) {
  const route = request.routeOptions.url ?? 'none'
  request.log.info({ method: request.method, route, status, ms: Math.round(elapsedTime) }, 'answered')
}

/** Refuses a second Host header: Node uses the first, but a proxy may have decided by the last. */
function refuseSecondHost(names: string[]) {
  const hosts = names.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) throw new InvalidInput('The request has more than one Host header')
}

/** The header with the request's id, in every answer and in the log. */
const REQUEST_ID = 'x-request-id'

/** The client's own request id if it is safe to log; otherwise a new id. */
function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && OWN.test(given) ? given : randomUUID()
}

const OWN = /^[\w.-]{1,128}$/

const HEALTH = new Set(['/healthz', '/readyz', '/metrics'])

async function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { pointsOf, ...given }: Deps & Pick<Context, 'signal'> & { pointsOf: TokenPoints },
): Promise<Context> {
  const { settings } = given
  refuseDryRun(request)
  if (!SAFE_METHODS.has(request.method) && !bearerOf(request.raw)) {
    refuseForeignOrigin(request.raw, settings.publicUrl)
  }
  const versionsAtArrival = given.versions.ofRequest()
  const { viewer, renewed } = await identify(
    { ...given, versions: versionsAtArrival },
    request.raw,
    networkOf(request.ip),
  )
  const setSessionCookie = (token: string | null, device?: string) => {
    reply.header('set-cookie', sessionCookie(token, settings.publicUrl))
    if (device) reply.header('set-cookie', deviceCookie(device, settings.publicUrl)) // Adds a second set-cookie header.
  }
  if (renewed) setSessionCookie(renewed)
  return {
    ...given,
    versionsAtArrival,
    viewer,
    clientAddress: networkOf(request.ip),
    userAgent: request.headers['user-agent'],
    deviceToken: deviceTokenOf(request.raw, settings.publicUrl),
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    shareKey: request.headers['x-share-key']?.toString(),
    requestId: request.id,
    log: request.log,
    isStillSignedIn: async () => viewer !== null && isStillSignedIn({ ...given, viewer }),
    setSessionCookie,
    ...limitsOf(reply, { viewer, pointsOf }),
  }
}

/** Refuses a header that used to request a dry run: a request with it must not change anything. */
function refuseDryRun({ headers }: FastifyRequest) {
  if ('validate-only' in headers) throw new InvalidInput('Validate-Only is not supported any more. Nothing was done.')
}

/**
 * The headers of every response. `no-store` is the default; routes whose responses may be cached or embedded override
 * them. Search engines index nothing: the pages are for staff and for people with a link.
 */
function safeHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
    'permissions-policy': DENIED_FEATURES.map(feature => `${feature}=()`).join(', '),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
  }
}

const YEAR = 365 * 24 * 60 * 60

/** Browser features that the pages never use; denied to all their content. */
const DENIED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
