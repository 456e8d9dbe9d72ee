import { setTimeout as wait } from 'node:timers/promises'
import { prepareQueue } from './migrate.ts'
import { type Runner, type RunnerOptions, startRunner } from './runner.ts'
import { areJobsWaiting, USUAL_WATCH, type Watch } from './watchdog.ts'

export type JobWorker = {
  /** False while runnable jobs wait and none runs, although the runner was replaced. */
  isWorking(): boolean
  /** Takes no more jobs. Waits this many milliseconds for running jobs, then returns them to the queue. */
  stop(within?: number): Promise<void>
}

export type Options<Deps> = RunnerOptions<Deps> & { watch?: Watch }

/** Milliseconds before another runner is started, doubled each time. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000
/** A runner that has lasted this many milliseconds resets the pause before the next runner to FIRST_PAUSE. */
const STEADY = 60_000

/**
 * Prepares the queue and starts to work on it, on any number of replicas. The runner is replaced when it ends, when its
 * connection breaks, and when a watchdog finds that jobs wait while the runner runs none: after a database has hung for
 * a minute, its runner never works again.
 */
export async function startWorker<Deps>(options: Options<Deps>): Promise<JobWorker> {
  const { logger, watch = USUAL_WATCH } = options
  await prepareQueue(options.databaseUrl)
  const stopping = new AbortController()
  const { signal } = stopping
  let current = await startRunner(options)
  let starting: Promise<void> = Promise.resolve()
  let isWorking = true
  let stopped: Promise<void> | undefined

  async function supervise() {
    let backoff = FIRST_PAUSE
    while (!signal.aborted) {
      const since = performance.now()
      await current.lost
      if (signal.aborted) return
      void current.stop(0)
      if (performance.now() - since > STEADY) backoff = FIRST_PAUSE
      await pause(backoff, signal)
      backoff = Math.min(2 * backoff, LONGEST_PAUSE)
      starting = startPatiently(options, signal).then(started => {
        current = started ?? current
      })
      await starting
    }
  }

  async function watchOver() {
    let replaced: Runner | undefined
    for (;;) {
      await pause(watch.every, signal)
      if (signal.aborted) return
      const isWaiting = await areJobsWaiting(options, watch).catch(error => {
        logger.warn({ err: error }, 'It could not be looked whether jobs wait')
        return false
      })
      isWorking = !isWaiting || !current.isIdle(watch.every)
      if (isWorking || current === replaced) continue
      logger.error({}, 'Jobs wait and none runs; the runner of the queue is replaced')
      replaced = current
      current.lose()
    }
  }

  void supervise()
  void watchOver()
  return {
    isWorking: () => isWorking,
    stop(within = 8_000) {
      stopped ??= (async () => {
        stopping.abort()
        await Promise.race([starting, pause(within / 2)])
        await current.stop(within)
      })()
      return stopped
    },
  }
}

/** Starts a runner as soon as the queue can be reached. Undefined if the signal aborts before that. */
async function startPatiently<Deps>(options: Options<Deps>, signal: AbortSignal): Promise<Runner | undefined> {
  for (let backoff = FIRST_PAUSE; !signal.aborted; backoff = Math.min(2 * backoff, LONGEST_PAUSE)) {
    try {
      return await startRunner(options)
    } catch (error) {
      options.logger.warn({ err: error }, 'The job queue cannot be reached')
    }
    await pause(backoff, signal)
  }
  return undefined
}

/** Waits without keeping the process alive, at most until the signal aborts. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  wait(milliseconds, undefined, { ref: false, signal }).catch(() => undefined) // Aborted, which ends the pause.
