import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log.ts'
import { handBack, nameSession, reportUnknownJobs, returnLostJobs } from './custody.ts'
import type { Job } from './jobs.ts'
import { prepareQueue } from './migrate.ts'

/** A scheduled job. */
export type Cron = {
  job: Pick<Job, 'name'>
  /** A cron expression of five fields, in UTC. One replica runs it. */
  match: string
  payload?: Record<string, unknown>
}

export type JobWorker = {
  /** Takes no more jobs, and within this many milliseconds lets the running ones end or hands them back. */
  stop(within?: number): Promise<void>
}

type Options<Deps> = {
  databaseUrl: string
  jobs: Job<unknown, Deps>[]
  crons?: Cron[]
  /** The dependencies of the jobs. */
  deps: Deps
  logger: Log
  concurrency?: number
}

/** Milliseconds between asking running jobs to end and handing them back. */
const LAST_WORDS = 2_000
const CUSTODY_CHECK = 30_000

/**
 * Prepares the queue and starts to work on it. Any number of replicas may do so. When the database connection is lost,
 * the runner is replaced as soon as the database is back: the queue's own workers do not always recover.
 */
export async function startWorker<Deps>(options: Options<Deps>): Promise<JobWorker> {
  const { logger } = options
  await prepareQueue(options.databaseUrl)
  let current = await startRunner(options, replace)
  let stopped: Promise<void> | undefined
  let replacing: Promise<void> = Promise.resolve()

  function replace() {
    replacing = replaceRunner()
  }

  async function replaceRunner() {
    void current.stop(0)
    for (let backoff = FIRST_PAUSE; !stopped; backoff = Math.min(2 * backoff, LONGEST_PAUSE)) {
      await pause(backoff)
      if (stopped) return
      try {
        current = await startRunner(options, replace)
        return
      } catch (error) {
        logger.warn({ err: error }, 'The job queue cannot be reached')
      }
    }
  }

  return {
    stop(within = 8_000) {
      stopped ??= (async () => {
        await Promise.race([replacing, pause(within / 2)])
        await current.stop(within)
      })()
      return stopped
    },
  }
}

/** The backoff in milliseconds before the queue is tried again. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000

/** Works on the queue until it is stopped. Calls `onLost` once, when the connection that listens for jobs breaks. */
async function startRunner<Deps>(
  { databaseUrl, jobs, crons = [], deps, logger, concurrency = 2 }: Options<Deps>,
  onLost: () => void,
) {
  const pool = openPool(databaseUrl, concurrency + 2, logger)
  const stopping = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  let poolId = ''
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
  })
  events.on('pool:listen:success', ({ workerPool, client }) => nameSession(client, workerPool.id))
  const lookAfter = (grace?: number) =>
    returnLostJobs(pool, logger, grace).catch(error => logger.warn({ err: error }, 'Lost jobs could not be returned'))
  try {
    // Returns the jobs lost in a crash before this start; jobs are idempotent, so one may run twice.
    await Promise.all([lookAfter(0), reportUnknownJobs(pool, jobs, logger)])
  } catch (error) {
    await pool.end()
    throw error
  }
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    // With batches, a stopping queue does not wait until the outcome of its last jobs is written.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: queueLogger(logger),
    events,
    taskList: Object.fromEntries(
      jobs.map(job => [job.name, taskOf(job, { deps, signal: stopping.signal, pool, logger })]),
    ),
    parsedCronItems: parseCronItems(crons.map(({ job, match, payload }) => ({ task: job.name, match, payload }))),
  })
  runner.promise.catch(error => logger.error({ err: error }, 'The job queue has stopped'))

  const custody = setInterval(() => lookAfter(), CUSTODY_CHECK)
  custody.unref()
  let isStopping = false
  events.once('pool:listen:error', () => isStopping || onLost())

  return {
    async stop(within: number) {
      isStopping = true
      clearInterval(custody)
      const asked = setTimeout(() => stopping.abort(), Math.max(0, within - LAST_WORDS))
      const ended = runner.stop().catch(error => logger.warn({ err: error }, 'The job queue stopped badly'))
      const inTime = await Promise.race([ended.then(() => true), pause(within)])
      clearTimeout(asked)
      if (!inTime) {
        stopping.abort()
        await handBack(pool, poolId, logger).catch(error => logger.warn({ err: error }, 'Jobs were not handed back'))
      }
      const closed = ended
        .then(() => pool.end())
        .catch(error => logger.warn({ err: error }, 'The connections of the job queue were not closed'))
      if (inTime) await closed
    },
  }
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

function openPool(databaseUrl: string, size: number, logger: Log) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'talentdesk jobs',
  })
  const heard = (error: Error) => logger.warn({ err: error }, 'A connection of the job queue broke')
  pool.on('error', heard)
  pool.on('connect', client => client.on('error', heard))
  return pool
}

/** Waits without keeping the process alive. */
const pause = (milliseconds: number) => wait(milliseconds, false, { ref: false })

/** The queue's logger. Passes on only the messages, as the details hold payloads and query values. */
function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // The queue reports failed jobs with personal data; the worker logs them without.
    if (message.startsWith('Failed task') || message.startsWith('Completed task')) return
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({}, message)
  })
}
