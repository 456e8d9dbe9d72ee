import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from 'prom-client'
import { applyMigrations } from '../../prisma/apply.ts'
import { allJobs, startWebhooks } from '../allJobs.ts'
import type { Deps } from '../deps.ts'
import { prepareQueue } from '../jobs/migrate.ts'
import { type JobWorker, startWorker } from '../jobs/worker.ts'
import { openMatcher } from '../matching/search/matcher.ts'
import { checkDatabase } from '../postgres/checkDatabase.ts'
import { embeddedDatabase, externalDatabase } from '../postgres/database.ts'
import { openPrinter } from '../print/print.ts'
import { addProductMetrics } from '../product/metrics.ts'
import { createExtraction } from '../reading/extraction.ts'
import type { Settings } from '../settings.ts'
import { tellPages } from '../uploads/progress.ts'
import { makeFirstAdmin } from '../users/firstAdmin.ts'
import { checkPlaces } from './checkPlaces.ts'
import { collectGarbageOnceSettled } from './garbage.ts'
import { openDeps } from './openDeps.ts'
import { seedDemo } from './seedDemo.ts'
import type { ServerDeps, Serving } from './serve.ts'
import { type Closers, printFault, STOP_WITHIN, stopOnce } from './stop.ts'
import { connectionsInAll, MAIN_CONNECTIONS, startWebProcesses } from './webProcesses.ts'

/** What answers requests: the web processes, or the main process itself. */
type Web = {
  /** Lets it answer, or makes it answer 503. */
  beReady(isReady: boolean): void
  /** Resolves with the error when it can no longer answer. */
  failed: Promise<Error>
  /** Finishes the requests under way. */
  stop(): Promise<void>
}

/**
 * The main process owns the embedded database, applies the migrations, works on the jobs and reads resumes. It starts web
 * processes of `program`; where there is to be one only, it answers requests itself.
 */
export async function startMainProcess(settings: Settings, program: string) {
  const closers: Closers = { atOnce: [], later: [] }
  const stop = stopOnce(closers)
  const fail = (error: unknown) => {
    printFault(error)
    return stop(1)
  }
  await start(settings, { program, closers, fail }).catch(fail)
}

type Process = { program: string; closers: Closers; fail(error: Error): Promise<void> }

async function start(settings: Settings, { program, closers, fail }: Process) {
  await checkPlaces(settings)
  const { databaseUrl, dataDir, webProcesses: count } = settings
  if (databaseUrl) await checkDatabase(databaseUrl)
  const database = databaseUrl
    ? externalDatabase(databaseUrl)
    : await embeddedDatabase(dataDir, connectionsInAll(count))
  const isAlone = count === 1
  const { closeDatabase, ...opened } = await openDeps(settings, database.url, isAlone ? undefined : MAIN_CONNECTIONS)
  const { log, storage } = opened
  const extraction = createExtraction(
    opened.ai,
    {},
    {
      onPage: tellPages(opened),
      onStandIn: fault => log.warn({ err: fault }, 'A resume was read by the built-in reader alone'),
    },
  )
  const matcher = openMatcher(database.url)
  const printer = openPrinter()
  const deps = { ...opened, extraction, matcher, printer }

  let worker: JobWorker | undefined
  const about = {
    runsJobs: () => worker?.isWorking() ?? true,
    addMetrics: (registry: Registry) => addProductMetrics(registry, deps),
  }
  const starting = isAlone
    ? serveHere(deps, about)
    : startWebProcesses(deps, { count, program, databaseUrl: database.url, ...about })
  let isStarted = false
  let isUp = false
  const tell = async () => (await starting).beReady(isStarted && isUp)
  const coming = database.start({
    log,
    onChange(now) {
      isUp = now
      void tell()
    },
  })
  // A start that failed was logged by then, so there is nothing to close and nothing to say.
  closers.atOnce.push(() =>
    starting.then(
      web => web.stop(),
      () => undefined,
    ),
  )
  closers.later.push(
    extraction.close,
    matcher.close,
    printer.close,
    () =>
      coming.then(
        running => running.stop(),
        () => undefined,
      ),
    closeDatabase,
    storage.close,
    opened.live.close,
  )
  for (const { failed } of await Promise.all([starting, coming])) void failed.then(fail)

  await applyMigrations(database.url)
  const account = await makeFirstAdmin(deps)
  await prepareQueue(database.url)
  if (settings.demoData) await seedDemo(deps, database.url, closers)
  const started = await startJobs(deps, database.url)
  worker = started
  closers.atOnce.push(() => started.stop(STOP_WITHIN / 4))
  const webhooks = startWebhooks(deps, database.url)
  closers.atOnce.push(() => webhooks.stop(STOP_WITHIN / 4))
  isStarted = true
  await tell()
  extraction.keepWarm()
  collectGarbageOnceSettled()
  greet(settings, account)
}

/** Answers requests in this process. */
async function serveHere(deps: ServerDeps, about: Pick<Serving, 'runsJobs' | 'addMetrics'>): Promise<Web> {
  const { serve } = await import('./serve.ts')
  let isReady = false
  const close = await serve(deps, { isReady: () => isReady, ...about })
  return {
    beReady(now) {
      isReady = now
    },
    failed: new Promise(() => undefined),
    stop: close,
  }
}

const startJobs = (deps: Deps, databaseUrl: string) =>
  startWorker({
    databaseUrl,
    jobs: allJobs,
    deps,
    logger: deps.log,
  })

function greet(settings: Settings, account: Awaited<ReturnType<typeof makeFirstAdmin>>) {
  const lines = [`${settings.brandName} is at ${settings.publicUrl}`]
  const kept = path.join(settings.dataDir, 'first-admin')
  if (account) lines.push(`Sign in as ${account.email} with ${account.password} (kept in ${account.file})`)
  else if (existsSync(kept)) lines.push(`The first sign-in is kept in ${kept}`)
  const resume = path.join(settings.dataDir, 'sample-resume.pdf')
  if (settings.demoData && existsSync(resume)) lines.push(`A resume to try: ${resume}`)
  console.log(`\n${lines.map(line => `  ${line}`).join('\n')}\n`)
}
