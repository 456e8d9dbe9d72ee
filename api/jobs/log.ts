import { Logger } from 'graphile-worker'
import type { Job } from './jobs.ts'

/** What the worker needs of a logger; pino's fits. */
export type JobLog = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>

/** The queue's own logger. Its details hold payloads and query values, so only its sentences are passed on. */
export function queueLogger(log: JobLog): Logger {
  return new Logger(() => (level, message) => {
    // The queue reports each job's failure here too; `describeError` does so without personal data.
    if (message.startsWith('Failed task') || message.startsWith('Completed task')) return
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({}, message)
  })
}

/**
 * A job's error as the log may have it. Prisma prints the values of a query below its first line, so the message ends
 * there; the whole of it stays with the job in the database.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: 'something that is no Error was thrown' }
  const firstLine = error.message.split('\n').find(line => line.trim() !== '')
  const frames = error.stack?.split('\n').filter(line => line.startsWith('    at '))
  return { error: `${error.name}: ${firstLine?.trim().slice(0, 300) ?? ''}`, at: frames?.slice(0, 10) }
}

/** How a job is named in the log. */
export function describeJob(job: Pick<Job, 'name'>, row: { id: string; attempts: number }) {
  return { job: job.name, jobId: row.id, attempt: row.attempts }
}
