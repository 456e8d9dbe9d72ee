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

type Checks = {
  /** True from the end of the start to the beginning of the stop. */
  isAccepting(): boolean
  /** False while jobs wait and none is running. */
  runsJobs(): boolean
  addMetrics?: ((registry: Registry) => void) | undefined
}

/** `/healthz`: liveness. `/readyz`: readiness, with its checks. `/metrics`: metrics for Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  { db, storage, settings }: Deps,
  { isAccepting, runsJobs, addMetrics }: Checks,
) {
  const registry = new Registry()

  app.get('/healthz', async () => ({ status: 'ok' }))

  const isDatabaseReady = inTime(() => checkMigrations(db))
  const isStorageReady = inTime(storage.check)
  app.get('/readyz', async (_request, reply) => {
    const accepting = isAccepting()
    const [database, stored] = accepting ? await Promise.all([isDatabaseReady(), isStorageReady()]) : [false, false]
    const checks = { accepting, database, storage: stored, jobs: accepting && runsJobs() }
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
  addMetrics?.(registry)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, settings)) throw new Forbidden('Loopback or token only')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function checkMigrations(db: Deps['db']) {
  const applied = await db.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const names = new Set(applied.map(row => row.migration_name))
  const missing = (await migrationNames()).filter(name => !names.has(name))
  if (missing.length > 0) throw new Error(`Missing migrations: ${missing.join(', ')}`)
}

/** The timeout of each readiness check in milliseconds. */
const CHECKED_WITHIN = 2_500

/** Whether a check succeeds in time. Concurrent requests share the running check, which may hang for long. */
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

/** Allows requests with the metrics token, or from a loopback address unless a proxy makes every request look local. */
function maySeeMetrics(request: FastifyRequest, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return true
  return trustProxy === 0 && !isForwarded(request) && LOOPBACK.has(request.ip)
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Compares in constant time, so that timing does not reveal the token. */
const isSame = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)))
