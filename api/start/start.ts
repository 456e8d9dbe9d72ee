import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from 'prom-client'
import { applyMigrations } from '../../prisma/apply.ts'
import { chooseAi } from '../ai/choose.ts'
import { allJobs, startWebhooks } from '../allJobs.ts'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db.ts'
import { EVENTS_TOPIC, lookForEvents } from '../events/events.ts'
import { openStorage } from '../files/storage.ts'
import { readPersistedDocuments } from '../http/graphql/persistedDocuments.ts'
import { createServer } from '../http/server.ts'
import { prepareQueue } from '../jobs/migrate.ts'
import { type JobWorker, startWorker } from '../jobs/worker.ts'
import { openLive } from '../live/live.ts'
import { type Log, openLog } from '../log.ts'
import { openMatcher } from '../matching/search/matcher.ts'
import { checkDatabase } from '../postgres/checkDatabase.ts'
import { embeddedDatabase, externalDatabase, type ProductDatabase } from '../postgres/database.ts'
import { openPrinter } from '../print/print.ts'
import { addProductMetrics } from '../product/metrics.ts'
import { createExtraction } from '../reading/extraction.ts'
import type { Settings } from '../settings.ts'
import { announcePages } from '../uploads/progress.ts'
import { makeFirstAdmin } from '../users/firstAdmin.ts'
import { checkPlaces } from './checkPlaces.ts'
import { seedDemo } from './seedDemo.ts'
import { type Closers, printFault, STOP_WITHIN, stopOnce } from './stop.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Starts the product: the database, the server, the migrations, the jobs. A fault is printed and ends the process. */
export async function startProduct(settings: Settings) {
  const closers: Closers = { atOnce: [], later: [] }
  const stop = stopOnce(closers)
  const fail = (error: unknown) => {
    printFault(error)
    return stop(1)
  }
  await start(settings, { closers, fail }).catch(fail)
}

/** The parts of the product that requests wait for. The worker is set at the end of the start. */
type State = { isDatabaseUp: boolean; worker?: JobWorker }

type Process = { closers: Closers; fail(error: Error): Promise<void> }

async function start(settings: Settings, { closers, fail }: Process) {
  await checkPlaces(settings)
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) await checkDatabase(databaseUrl)
  const database = databaseUrl ? externalDatabase(databaseUrl) : await embeddedDatabase(dataDir)
  const deps = await openDeps(settings, database.url, closers)
  const state: State = { isDatabaseUp: false }
  const [running] = await Promise.all([
    runDatabase(database, deps.log, { state, closers }),
    serve(deps, state, closers),
  ])
  void running.failed.then(fail)

  await applyMigrations(database.url)
  const account = await makeFirstAdmin(deps)
  await prepareQueue(database.url)
  if (settings.demoData) await seedDemo(deps, database.url, closers)
  const { log: logger } = deps
  const worker = await startWorker({ databaseUrl: database.url, jobs: allJobs, deps, logger })
  closers.atOnce.push(() => worker.stop(STOP_WITHIN / 4))
  const webhooks = startWebhooks(deps, database.url)
  closers.atOnce.push(() => webhooks.stop(STOP_WITHIN / 4))
  state.worker = worker
  deps.extraction.keepWarm()
  greet(settings, account)
}

/** Opens the dependencies of the server and the jobs. The database need not run yet: the first query connects. */
async function openDeps(settings: Settings, databaseUrl: string, { later }: Closers) {
  const log = openLog(settings.logLevel)
  const onIdleError = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  const { close: closeDatabase, ...database } = openDatabase(databaseUrl, onIdleError)
  const storage = await openStorage(settings.storageUrl)
  const ai = chooseAi(settings.ai)
  const extraction = createExtraction(
    ai,
    {},
    {
      onPage: announcePages({ ...database, log }),
      onStandIn: fault => log.warn({ err: fault }, 'A resume was read by the built-in reader alone'),
    },
  )
  const matcher = openMatcher(databaseUrl)
  const printer = openPrinter()
  const live = openLive(databaseUrl, log, { [EVENTS_TOPIC]: lookForEvents(database) })
  // Closed in reverse order.
  later.push(storage.close, extraction.close, matcher.close, printer.close, closeDatabase, live.close)
  return { ...database, storage, ai, extraction, matcher, printer, live, clock: systemClock, settings, log }
}

type OpenedDeps = Awaited<ReturnType<typeof openDeps>>

/**
 * Serves the API and the pages. The server listens before the product is ready, and answers 503 until then: a proxy
 * sees a start, not a fault.
 */
async function serve(deps: OpenedDeps, state: State, { atOnce }: Closers) {
  const app = await createServer(deps, {
    documents: await readPersistedDocuments(path.join(root, 'persisted-documents.json')),
    pages: path.join(root, 'dist/web'),
    isReady: () => state.worker !== undefined && state.isDatabaseUp,
    runsJobs: () => state.worker?.isWorking() ?? true,
    addMetrics: (registry: Registry) => addProductMetrics(registry, deps),
  })
  await app.listen({ port: deps.settings.port, host: deps.settings.host })
  atOnce.push(() => app.close())
}

async function runDatabase(
  database: ProductDatabase,
  log: Log,
  { state, closers }: { state: State; closers: Closers },
) {
  const running = database.start({
    log,
    onChange(isUp) {
      state.isDatabaseUp = isUp
    },
  })
  // A failed start has been reported by then, and there is nothing to stop.
  closers.later.unshift(() =>
    running.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  return running
}

function greet(settings: Settings, account: Awaited<ReturnType<typeof makeFirstAdmin>>) {
  const lines = [`${settings.brandName} is at ${settings.publicUrl}`]
  const kept = path.join(settings.dataDir, 'first-admin')
  if (account) lines.push(`Sign in as ${account.email} with ${account.password} (kept in ${account.file})`)
  else if (existsSync(kept)) lines.push(`The first sign-in is kept in ${kept}`)
  const resume = path.join(settings.dataDir, 'sample-resume.pdf')
  if (settings.demoData && existsSync(resume)) lines.push(`A resume to try: ${resume}`)
  console.log(`\n${lines.map(line => `  ${line}`).join('\n')}\n`)
}
