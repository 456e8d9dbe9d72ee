import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { migrationNames } from '../../prisma/migrate.ts'
import type { Deps } from '../deps.ts'
import { hashToken } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { isForwarded } from './forwarded.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

type Checks = {
  /** True between the start and the stop. */
  isAccepting(): boolean
  /** Whether requests are answered at all; asked while they are accepted. */
  answers(): Promise<boolean>
}

/** `/healthz`: the process lives. `/readyz`: it can do its work. `/metrics`: numbers for Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  { db, storage, settings }: Deps,
  { isAccepting, answers }: Checks,
) {
  app.get('/healthz', async (_request, reply) => {
    const lives = !isAccepting() || (await answers())
    return reply.status(lives ? 200 : 503).send({ status: lives ? 'ok' : 'unavailable' })
  })

  app.get('/readyz', async (_request, reply) => {
    const accepting = isAccepting()
    const checks = {
      accepting,
      database: accepting && (await holds(() => checkMigrations(db))),
      storage: accepting && (await holds(storage.check)),
    }
    const ready = Object.values(checks).every(Boolean)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks })
  })

  const registry = new Registry()
  // It watches the whole process from then on, so a server that tests only ask from inside goes without.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }))
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, settings)) return reply.status(403).send({ message: 'Loopback or token only' })
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

async function holds(check: () => Promise<unknown>): Promise<boolean> {
  return check().then(
    () => true,
    () => false,
  )
}

/** By the token; or on loopback, where no proxy makes everybody look as if they came from this machine. */
function maySeeMetrics(request: FastifyRequest, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return true
  return trustProxy === 0 && !isForwarded(request) && LOOPBACK.has(request.ip)
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** In constant time: how much of the token was right cannot be told from how long the answer took. */
const isSame = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)))

/** The answer of the self check is kept for so many milliseconds, however often it is asked for. */
const KEPT = 1_000

/** So many milliseconds the self check waits for its answer. */
const PATIENCE = 5_000

/**
 * Whether this process still answers: the language's own functions can be called, and a document of the public pages,
 * sent the whole way a visitor's request goes, comes back with its data. It needs no database, so a database that is gone
 * does not get the process killed.
 */
export function selfCheck(app: FastifyInstance, documents: PersistedDocuments): () => Promise<boolean> {
  const [id] = [...documents].find(([, { operationName }]) => operationName === 'ProductBrandQuery') ?? []
  const functions = findBuiltIns()
  let last: { at: number; answers: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > KEPT) {
      const answers = functions.every(canBeCalled) ? askItself(app, { id, variables: {} }) : Promise.resolve(false)
      last = { at: now, answers }
    }
    return last.answers
  }
}

async function askItself(app: FastifyInstance, payload: object): Promise<boolean> {
  let patience: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>(resolve => {
    patience = setTimeout(resolve, PATIENCE, false)
  })
  const answered = app
    .inject({ method: 'POST', url: '/graphql', payload })
    .then(({ statusCode, body }) => statusCode === 200 && typeof JSON.parse(body).data.product.brandName === 'string')
  // Whatever a broken process throws, also later, is the very answer.
  const answers = await Promise.race([answered, tooLate]).catch(() => false)
  clearTimeout(patience)
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

/** Another function in its place may be a patch; what is none, or has lost its `call`, is damage. */
function canBeCalled({ holder, name }: BuiltIn): boolean {
  const found: unknown = Reflect.get(holder, name)
  return typeof found === 'function' && typeof found.call === 'function' && typeof found.apply === 'function'
}
