import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log.ts'
import { handBack, nameSession, reportUnknownJobs, returnLostJobs } from './custody.ts'
import type { Job } from './jobs.ts'

export type RunnerOptions<Deps> = {
  databaseUrl: string
  jobs: Job<unknown, Deps>[]
  /** The dependencies of the jobs. */
  deps: Deps
  logger: Log
  concurrency?: number
}

/** Works on the queue until it is stopped or lost. */
export type Runner = {
  /** Resolves when the runner takes no more jobs although nobody stopped it. */
  lost: Promise<void>
  /** Marks the runner as lost. */
  lose(): void
  /** Whether the runner runs no job, and no job has ended for this many milliseconds. */
  isIdle(milliseconds: number): boolean
  /** Takes no more jobs. Waits this many milliseconds for running jobs, then returns them to the queue. */
  stop(within: number): Promise<void>
}

/** Milliseconds for running jobs to end when the runner stops, and milliseconds for returning them to the queue. */
const LAST_WORDS = 2_000
const HANDS_BACK_WITHIN = 5_000
const CUSTODY_CHECK = 30_000

export async function startRunner<Deps>(options: RunnerOptions<Deps>): Promise<Runner> {
  const { databaseUrl, jobs, deps, logger, concurrency = 2 } = options
  const { pool, cut } = openPool(databaseUrl, concurrency + 2, logger)
  const stopping = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  let poolId = ''
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
  })
  events.on('pool:listen:success', ({ workerPool, client }) => nameSession(client, workerPool.id))
  const isIdle = watchJobs(events)
  const lookAfter = (grace?: number) =>
    returnLostJobs(pool, logger, grace).catch(error => logger.warn({ err: error }, 'Lost jobs could not be returned'))
  const tasks = jobs.map(job => [job.name, taskOf(job, { deps, signal: stopping.signal, pool, logger })] as const)
  // Returns the jobs lost in a crash before this start. A job may run twice, so all jobs are idempotent.
  const runner = await Promise.all([lookAfter(0), reportUnknownJobs(pool, jobs, logger)])
    .then(() =>
      run({
        pgPool: pool,
        concurrency,
        noHandleSignals: true,
        // If results were stored in batches, a stopping queue would not wait for the results of its last jobs.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        logger: queueLogger(logger),
        events,
        taskList: Object.fromEntries(tasks),
        parsedCronItems: parseCronItems(jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron }] : []))),
      }),
    )
    .catch(error => {
      cut()
      throw error
    })
  let isStopping = false
  const ended = runner.promise.catch(error => logger.error({ err: error }, 'The job queue has stopped'))
  const { lost, lose } = lossOf(events, ended)
  const custody = setInterval(() => lookAfter(), CUSTODY_CHECK).unref()

  return {
    lost,
    lose,
    isIdle,
    async stop(within: number) {
      if (isStopping) return
      isStopping = true
      clearInterval(custody)
      const asked = setTimeout(() => stopping.abort(), Math.max(0, within - LAST_WORDS))
      runner.stop().catch(() => undefined) // It is already stopping by itself.
      const inTime = await Promise.race([ended.then(() => true), pause(within)])
      clearTimeout(asked)
      if (inTime) return pool.end().catch(error => logger.warn({ err: error }, NOT_CLOSED))
      stopping.abort()
      const handing = handBack(pool, poolId, logger)
      await Promise.race([handing, pause(HANDS_BACK_WITHIN)]).catch(error =>
        logger.warn({ err: error }, 'Jobs were not handed back'),
      )
      cut()
    },
  }
}

const NOT_CLOSED = 'The connections of the job queue were not closed'

/** Reports a loss early: a runner that shuts down by itself may never end, for example if a job hangs. */
function lossOf(events: WorkerEvents, ended: Promise<void>) {
  let lose = () => {}
  const lost = new Promise<void>(resolve => {
    lose = resolve
  })
  events.once('pool:listen:error', lose)
  events.once('pool:gracefulShutdown', lose)
  void ended.then(lose)
  return { lost, lose }
}

/** Counts the running jobs. Returns `isIdle`. */
function watchJobs(events: WorkerEvents): Runner['isIdle'] {
  let running = 0
  let since = Number.NEGATIVE_INFINITY
  events.on('job:start', () => {
    running += 1
  })
  events.on('job:complete', () => {
    running -= 1
    since = performance.now()
  })
  return milliseconds => running === 0 && performance.now() - since >= milliseconds
}

type Running<Deps> = { deps: Deps; signal: AbortSignal; pool: pg.Pool; logger: Log }

function taskOf<Deps>(job: Job<unknown, Deps>, { deps, signal, pool, logger }: Running<Deps>): Task {
  return async (payload, { job: row }) => {
    const isLastAttempt = row.attempts >= row.max_attempts
    const described = { job: job.name, jobId: row.id, attempt: row.attempts }
    const started = performance.now()
    try {
      await job.perform({ ...deps, signal, attempt: row.attempts, isLastAttempt }, payload)
    } catch (error) {
      if (signal.aborted) await returnAttempt(pool, row.id)
      const outcome = signal.aborted ? 'Job handed back' : isLastAttempt ? 'Job failed for good' : 'Job failed'
      const level = signal.aborted ? 'info' : isLastAttempt ? 'error' : 'warn'
      logger[level]({ ...described, err: error }, outcome)
      throw error
    }
    logger.info({ ...described, ms: Math.round(performance.now() - started) }, 'Job done')
  }
}

/** A job that ends because the process stops has not failed: the attempt does not count. */
async function returnAttempt(pool: pg.Pool, id: string) {
  await pool.query('UPDATE graphile_worker._private_jobs SET attempts = greatest(attempts - 1, 0) WHERE id = $1', [id])
}

/** `cut` ends all connections of the pool at once, even used ones, which may hang and would keep their jobs locked. */
function openPool(databaseUrl: string, size: number, logger: Log) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    keepAlive: true,
    application_name: 'talentdesk jobs',
  })
  const clients = new Set<pg.PoolClient>()
  const heard = (error: Error) => logger.warn({ err: error }, 'A connection of the job queue broke')
  pool.on('error', heard)
  pool.on('connect', client => {
    client.on('error', heard)
    clients.add(client)
  })
  pool.on('remove', client => clients.delete(client))
  return {
    pool,
    cut() {
      pool.end().catch(error => logger.warn({ err: error }, NOT_CLOSED))
      for (const client of clients) void client.end()
    },
  }
}

/** Waits without keeping the process alive. */
const pause = (milliseconds: number) => wait(milliseconds, false, { ref: false })

/** The queue's logger. Logs only the messages, as the details contain payloads and query values. */
function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // The queue reports failed jobs with personal data; the worker logs these jobs without personal data.
    if (message.startsWith('Failed task') || message.startsWith('Completed task')) return
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({}, message)
  })
}
