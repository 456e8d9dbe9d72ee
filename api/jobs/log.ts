import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'
import type { Job } from './jobs.ts'

/** The queue's own logger. Its details hold payloads and query values, so only its sentences are passed on. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // The queue reports each job's failure here too; the worker does so without personal data.
    if (message.startsWith('Failed task') || message.startsWith('Completed task')) return
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({}, message)
  })
}

/** How a job is named in the log. */
export function describeJob(job: Pick<Job, 'name'>, row: { id: string; attempts: number }) {
  return { job: job.name, jobId: row.id, attempt: row.attempts }
}
