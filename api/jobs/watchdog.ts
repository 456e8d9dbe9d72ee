import pg from 'pg'
import type { Job } from './jobs.ts'

/** Milliseconds between two checks for overdue jobs, and milliseconds after which a job is overdue. */
export type Watch = { every: number; dueFor: number }

export const USUAL_WATCH: Watch = { every: 15_000, dueFor: 120_000 }

/** Milliseconds for connecting, and milliseconds for the answer. */
const TIMEOUT = 5_000

/**
 * Whether a job is so long overdue that an idle worker of this version should have taken it. Uses a new connection, as
 * the connections of a runner may hang.
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

/** The jobs that wait for a worker. A job does not if another job of its queue runs on any replica. */
const WAITING = `
  SELECT EXISTS (
    SELECT FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id AND task.identifier = ANY ($1)
    LEFT JOIN graphile_worker._private_job_queues AS queue ON queue.id = job.job_queue_id
    WHERE job.is_available AND job.run_at < now() - make_interval(secs => $2) AND coalesce(queue.is_available, true)
  ) AS waits`
