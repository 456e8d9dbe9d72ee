import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { applyMigrations } from '../prisma/migrate.ts'
import { chooseAi } from './ai/choose.ts'
import { applicationCrons, applicationJobs } from './applications/jobs.ts'
import { authCrons, authJobs } from './auth/jobs.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from './db.ts'
import type { Deps } from './deps.ts'
import { chooseAddress, type EmbeddedPostgres, startEmbeddedPostgres, urlOf } from './embeddedPostgres.ts'
import { createExtraction } from './extraction/extraction.ts'
import { fileCrons, fileJobs } from './files/jobs.ts'
import { openStorage } from './files/storage.ts'
import { readPersistedDocuments } from './http/persistedDocuments.ts'
import { createServer } from './http/server.ts'
import { idempotencyCrons, idempotencyJobs } from './idempotency/jobs.ts'
import { prepareQueue } from './jobs/migrate.ts'
import { startWorker } from './jobs/worker.ts'
import { openLive } from './live/live.ts'
import { describeError, type Log, openLog } from './log.ts'
import { CannotStart } from './orphanedPostgres.ts'
import { parseSettings, type Settings, WrongSetting } from './settings.ts'
import { makeFirstAdmin } from './users/firstAdmin.ts'

/** Everything must have ended this many milliseconds after SIGTERM. */
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
  await mkdir(settings.dataDir, { recursive: true })
  const postgres = settings.databaseUrl ? external(settings.databaseUrl) : await ownDatabase(settings.dataDir)
  const deps = await openDeps(settings, postgres.url)
  const { storage, extraction, log } = deps
  const closers: Closers = { atOnce: [], later: [extraction.close] }
  let isReady = () => false
  const app = await createServer(deps, {
    documents: await readPersistedDocuments(path.join(root, 'persisted-documents.json')),
    pages: path.join(root, 'dist/web'),
    isReady: () => isReady(),
  })
  const stop = stopOnce(app, closers)
  // It listens before it is ready, and says 503 so long: a proxy in front sees a start, not a fault.
  await app.listen({ port: settings.port, host: settings.host })

  const running = await postgres.start({ log, stop })
  closers.later.push(running.stop, deps.closeDatabase, storage.close)
  await applyMigrations(postgres.url)
  const account = await makeFirstAdmin(deps)
  await prepareQueue(postgres.url)
  if (settings.demoData) await seedDemo(deps, postgres.url, closers)
  const worker = await startWorker({
    databaseUrl: postgres.url,
    jobs: [...authJobs, ...fileJobs, ...idempotencyJobs, ...applicationJobs],
    crons: [...authCrons, ...fileCrons, ...idempotencyCrons, ...applicationCrons],
    deps,
    logger: log,
  })
  closers.atOnce.push(() => worker.stop(STOP_WITHIN / 4))
  isReady = running.isUp
  extraction.keepWarm()
  await greet(settings, account)
}

/** Opens what everything depends on. The database need not run yet: it is connected to by the first query. */
async function openDeps(settings: Settings, databaseUrl: string) {
  const log = openLog(settings.logLevel)
  const onIdleError = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  const { close: closeDatabase, ...database } = openDatabase(databaseUrl, onIdleError)
  return {
    ...database,
    closeDatabase,
    storage: await openStorage(settings.storageUrl),
    extraction: createExtraction(settings.ai),
    ai: chooseAi(settings.ai),
    live: openLive(databaseUrl, log),
    clock: systemClock,
    settings,
    log,
  }
}

type Starting = { log: Log; stop(code: number): Promise<void> }

type Postgres = { url: string; start(starting: Starting): Promise<Pick<EmbeddedPostgres, 'isUp' | 'stop'>> }

/** Somebody else sees to it. */
function external(url: string): Postgres {
  return { url, start: async () => ({ isUp: () => true, stop: async () => undefined }) }
}

async function ownDatabase(dataDir: string): Promise<Postgres> {
  const address = await chooseAddress(dataDir)
  return {
    url: urlOf(address),
    async start({ log, stop }) {
      const onEnd = () => log.warn({}, 'The embedded database has ended by itself; it is started again')
      const postgres = await startEmbeddedPostgres({ dataDir, address, onEnd })
      void postgres.failed.then(error => {
        console.error(error.message)
        return stop(1)
      })
      return postgres
    },
  }
}

/** What ends when we are asked to stop, and what ends when all requests are answered, in the opposite order of the start. */
type Closers = Record<'atOnce' | 'later', (() => unknown)[]>

/** Adds the demo agency to an empty database. It is a command of its own, as the product imports no demo data. */
async function seedDemo({ db, settings }: Deps, databaseUrl: string, { atOnce }: Closers) {
  if (await db.talent.findFirst({ select: { id: true } })) return
  const { storageUrl, dataDir } = settings
  const seed = spawn(process.execPath, ['--import', 'tsx', 'demo/seed.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  let isStopping = false
  atOnce.push(() => {
    isStopping = true
    seed.kill()
  })
  const [code] = await once(seed, 'exit')
  if (isStopping) await new Promise<never>(() => undefined) // Nothing more starts: this process is about to end.
  if (code !== 0) throw new CannotStart('The demo data could not be added; DEMO_DATA=0 starts without them.')
}

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
  const resume = path.join(settings.dataDir, 'sample-resume.pdf')
  if (settings.demoData && existsSync(resume)) lines.push(`A resume to try: ${resume}`)
  console.log(`\n${lines.map(line => `  ${line}`).join('\n')}\n`)
}
