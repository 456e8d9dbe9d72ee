import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { applyMigrations } from '../prisma/migrate.ts'
import { seedDemoData, writeSampleResume } from '../prisma/seed.ts'
import { applicationCrons, applicationJobs } from './applications/jobs.ts'
import { authCrons, authJobs } from './auth/jobs.ts'
import { closeDatabase, openDatabase } from './db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts'
import { createExtraction } from './extraction/extraction.ts'
import { fileCrons, fileJobs } from './files/jobs.ts'
import { closeStorage, openStorage } from './files/storage.ts'
import type { Log } from './graphql/context.ts'
import { readPersistedDocuments } from './http/persistedDocuments.ts'
import { createServer } from './http/server.ts'
import { idempotencyCrons, idempotencyJobs } from './idempotency/jobs.ts'
import { prepareQueue } from './jobs/migrate.ts'
import { startWorker } from './jobs/worker.ts'
import { openLive } from './live/live.ts'
import { describeError } from './logError.ts'
import { CannotStart } from './orphanedPostgres.ts'
import { parseSettings, type Settings, WrongSetting } from './settings.ts'
import { makeFirstAdmin } from './users/firstAdmin.ts'

/** Everything must have ended this many milliseconds after SIGTERM (0-decisions, section 10). */
const STOP_WITHIN = 10_000

const root = path.resolve(import.meta.dirname, '..')

try {
  await start(parseSettings(process.env))
} catch (error) {
  const isOperators = error instanceof WrongSetting || error instanceof CannotStart
  console.error(isOperators ? error.message : describeError(error))
  process.exit(1)
}

async function start(settings: Settings) {
  const closers: Closers = { atOnce: [], later: [] }
  const extraction = createExtraction(settings.ai)
  closers.later.push(() => extraction.close())
  const app = await createServer({
    settings,
    extraction,
    documents: await readPersistedDocuments(path.join(root, 'persisted-documents.json')),
    pages: path.join(root, 'dist/web'),
    isReady: () => isReady(),
  })
  let isReady = () => false
  const stop = stopOnce(app, closers)
  // It listens before it is ready, and says 503 so long: a proxy in front sees a start, not a fault.
  await app.listen({ port: settings.port, host: settings.host })

  await mkdir(settings.dataDir, { recursive: true })
  const database = settings.databaseUrl
    ? external(settings.databaseUrl)
    : await startOwnDatabase(settings, app.log, stop)
  closers.later.push(database.stop)
  const databaseUrl = database.url
  await applyMigrations(databaseUrl)
  openDatabase(databaseUrl, error => app.log.warn({ err: error }, 'A database connection broke'))
  closers.later.push(closeDatabase)
  openLive(databaseUrl, app.log)
  await openStorage(settings.storageUrl)
  closers.later.push(closeStorage)
  const account = await makeFirstAdmin(settings)
  await prepareQueue(databaseUrl)
  if (settings.demoData) await seedDemoData()
  const worker = await startWorker({
    databaseUrl,
    jobs: [...authJobs, ...fileJobs, ...idempotencyJobs, ...applicationJobs(extraction)],
    crons: [...authCrons, ...fileCrons, ...idempotencyCrons, ...applicationCrons],
    logger: app.log,
  })
  closers.atOnce.push(() => worker.stop(STOP_WITHIN / 4))
  isReady = database.isUp
  extraction.keepWarm()
  await greet(settings, account)
}

/** Somebody else sees to it. */
function external(url: string): Database {
  return { url, isUp: () => true, stop: async () => undefined }
}

type Database = Pick<EmbeddedPostgres, 'url' | 'isUp' | 'stop'>

async function startOwnDatabase(
  { dataDir }: Settings,
  log: Log,
  stop: (code: number) => Promise<void>,
): Promise<Database> {
  const onEnd = () => log.warn({}, 'The embedded database has ended by itself; it is started again')
  const postgres = await startEmbeddedPostgres({ dataDir, onEnd })
  void postgres.failed.then(error => {
    console.error(error.message)
    return stop(1)
  })
  return postgres
}

/** What ends when we are asked to stop, and what ends when all requests are answered, in the opposite order of the start. */
type Closers = Record<'atOnce' | 'later', (() => unknown)[]>

/** Stops once, however often it is asked. */
function stopOnce(app: Awaited<ReturnType<typeof createServer>>, closers: Closers) {
  let stopping: Promise<void> | undefined
  const stop = (code: number) => {
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), STOP_WITHIN).unref()
      await Promise.all([app.close(), ...closers.atOnce.map(close => close())])
      for (const close of closers.later.reverse()) await close()
      process.exit(code)
    })()
    return stopping
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  return stop
}

async function greet(settings: Settings, account: Awaited<ReturnType<typeof makeFirstAdmin>>) {
  const lines = [`${settings.brandName} is at ${settings.publicUrl}`]
  const kept = path.join(settings.dataDir, 'first-admin')
  if (account) lines.push(`Sign in as ${account.email} with ${account.password} (kept in ${account.file})`)
  else if (existsSync(kept)) lines.push(`The first sign-in is kept in ${kept}`)
  if (settings.demoData) lines.push(`A resume to try: ${await writeSampleResume(settings.dataDir)}`)
  console.log(`\n${lines.map(line => `  ${line}`).join('\n')}\n`)
}
