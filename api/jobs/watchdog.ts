import pg from 'pg'
import type { Job } from './jobs.ts'

/** How often a worker looks whether jobs wait in vain, and after how many milliseconds they do. */
export type Watch = { every: number; dueFor: number }

export const USUAL_WATCH: Watch = { every: 15_000, dueFor: 120_000 }

/** Milliseconds for connecting, and for the answer. */
const TIMEOUT = 5_000

/**
 * Whether a job has been due for so long that any idle worker of this version should have taken it. Asked over a new
 * connection, as those of a runner may be what hangs.
 */
export async function areJobsWaiting(
  { databaseUrl, jobs }: { databaseUrl: string; jobs: Pick<Job, 'name'>[] },
  { dueFor }: Watch,
): Promise<boolean> {
  const client = new pg.Client({
    ...{ connectionString: databaseUrl, application_name: 'talentdesk watchdog' },
    ...{ connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT },
  })
  client.on('error', () => undefined) // The failure also rejects the query, whose caller handles it.
  try {
    await client.connect()
    const { rows } = await client.query<{ waits: boolean }>(WAITING, [jobs.map(({ name }) => name), dueFor / 1_000])
    return rows[0]?.waits === true
  } finally {
    void client.end()
  }
}

/** A job of a queue whose turn is another job's, on whatever replica, does not wait for this worker. */
const WAITING = `
  SELECT EXISTS (
    SELECT FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id AND task.identifier = ANY ($1)
    LEFT JOIN graphile_worker._private_job_queues AS queue ON queue.id = job.job_queue_id
    WHERE job.is_available AND job.run_at < now() - make_interval(secs => $2) AND coalesce(queue.is_available, true)
  ) AS waits`
