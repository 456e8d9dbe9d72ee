import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { migrationNames } from '../../prisma/apply.ts'
import type { Deps } from '../deps.ts'
import { Forbidden } from '../problems.ts'
import { hashToken } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { isForwarded } from './forwarded.ts'
import type { PersistedDocuments } from './graphql/persistedDocuments.ts'
import { addPoolMetrics } from './poolMetrics.ts'

type Checks = {
  /** True between the start and the stop. */
  isAccepting(): boolean
  /** False while jobs wait and none is run. */
  runsJobs(): boolean | Promise<boolean>
  /** Whether a request would be answered; called only while requests are accepted. */
  answers(): Promise<boolean>
  asWhole?: AsWhole | undefined
  addMetrics?: ((registry: Registry) => void) | undefined
}

/** What one process tells of itself; the metrics are as prom-client sums them up. */
type Own = { answers(): Promise<boolean>; metrics(): Promise<object[]> }

/** Tells of all processes, where several serve, in place of what this one tells of itself. */
export type AsWhole = (own: Own) => { answers(): Promise<boolean>; metrics(): Promise<string> }

/** `/healthz`: liveness. `/readyz`: readiness, with its checks. `/metrics`: metrics for Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  { db, storage, settings, pools }: Deps,
  { isAccepting, runsJobs, answers, asWhole, addMetrics }: Checks,
) {
  const registry = new Registry()
  const whole = asWhole?.({ answers, metrics: () => registry.getMetricsAsJSON() }) ?? {
    answers,
    metrics: () => registry.metrics(),
  }

  app.get('/healthz', async (_request, reply) => {
    const lives = !isAccepting() || (await whole.answers())
    return reply.status(lives ? 200 : 503).send({ status: lives ? 'ok' : 'unavailable' })
  })

  const isDatabaseReady = inTime(() => checkMigrations(db))
  const isStorageReady = inTime(storage.check)
  const areJobsRun = inTime(async () => {
    if (!(await runsJobs())) throw new Error('Jobs wait and none runs')
  })
  app.get('/readyz', async (_request, reply) => {
    const accepting = isAccepting()
    const [database, stored, jobs] = accepting
      ? await Promise.all([isDatabaseReady(), isStorageReady(), areJobsRun()])
      : [false, false, false]
    const checks = { accepting, database, storage: stored, jobs }
    const ready = Object.values(checks).every(Boolean)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks })
  })

  // These metrics cover the whole process, so servers in tests that do not listen skip them.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }))
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  addPoolMetrics(registry, pools)
  addMetrics?.(registry)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, settings)) throw new Forbidden('Loopback or token only')
    return reply.type(registry.contentType).send(await whole.metrics())
  })
}

async function checkMigrations(db: Deps['db']) {
  const applied = await db.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const names = new Set(applied.map(row => row.migration_name))
  const missing = (await migrationNames()).filter(name => !names.has(name))
  if (missing.length > 0) throw new Error(`Missing migrations: ${missing.join(', ')}`)
}

/** Milliseconds for each check of readiness. */
const CHECKED_WITHIN = 2_500

/** Whether a check succeeds, and in time. All who ask while it runs wait for the same one: it may hang for long. */
function inTime(check: () => Promise<unknown>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined
      })
    return Promise.race([running, wait(CHECKED_WITHIN, false, { ref: false })])
  }
}

/** Allows the metrics token; or loopback, unless a proxy makes every request look local. */
function maySeeMetrics(request: FastifyRequest, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return true
  return trustProxy === 0 && !isForwarded(request) && LOOPBACK.has(request.ip)
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Compares in constant time, so that timing tells nothing about the token. */
const isSame = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)))

/** Milliseconds for which the result of the self check is cached, and its timeout. */
const CACHED = 1_000
const TIMEOUT = 5_000

/**
 * Checks that this process still answers: built-in functions can be called, and a public document, sent through the
 * whole stack, returns data. It needs no database, so a lost database does not get the process killed.
 */
export function selfCheck(app: FastifyInstance, documents: PersistedDocuments): () => Promise<boolean> {
  const [id] = [...documents].find(([, { operationName }]) => operationName === 'ProductBrandQuery') ?? []
  const functions = findBuiltIns()
  let last: { at: number; answers: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > CACHED) {
      const answers = functions.every(canBeCalled) ? askItself(app, { id, variables: {} }) : Promise.resolve(false)
      last = { at: now, answers }
    }
    return last.answers
  }
}

async function askItself(app: FastifyInstance, payload: object): Promise<boolean> {
  const waiting = new AbortController()
  const tooLate = wait(TIMEOUT, false, { signal: waiting.signal })
  const answered = app
    .inject({ method: 'POST', url: '/graphql', payload })
    .then(({ statusCode, body }) => statusCode === 200 && typeof JSON.parse(body).data.product.brandName === 'string')
  // A broken process may throw anything, also later; all of it means false.
  const answers = await Promise.race([answered, tooLate]).catch(() => false)
  waiting.abort()
  return answers
}

type BuiltIn = { holder: object; name: string }

const HOLDERS = [
  ...[Object, Function, Array, String, Number, Boolean, Symbol, RegExp, Date, Error],
  ...[Promise, Map, Set, WeakMap, Buffer, JSON, Math, Reflect],
]

function findBuiltIns(): BuiltIn[] {
  return HOLDERS.flatMap(object => ('prototype' in object ? [object, object.prototype] : [object])).flatMap(holder =>
    Object.entries(Object.getOwnPropertyDescriptors(holder))
      .filter(([, { value }]) => typeof value === 'function')
      .map(([name]) => ({ holder, name })),
  )
}

/** A replaced function may be a patch; a value that is no function, or has lost its `call`, is damage. */
function canBeCalled({ holder, name }: BuiltIn): boolean {
  const found: unknown = Reflect.get(holder, name)
  return typeof found === 'function' && typeof found.call === 'function' && typeof found.apply === 'function'
}
