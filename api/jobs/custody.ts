import type { ClientBase, Pool } from 'pg'
import type { Log } from '../log.ts'
import type { Job } from './jobs.ts'

/*
 * Who holds which job. The queue notes the worker that took a job, and by itself gives it back only after four hours.
 * A worker keeps one session open all the time; it bears the worker's name, so a job whose worker has no session any
 * more was lost in a crash and is returned within a minute.
 */

/** Session names are cut at 63 letters, so this prefix and the queue's own ids must stay short. */
const PREFIX = 'talentdesk '

/** Gives the worker's listening session its name, as soon as it listens. */
export function nameSession(client: ClientBase, workerId: string) {
  client.once('drain', () => {
    client.query("SELECT set_config('application_name', $1, false)", [PREFIX + workerId]).catch(() => undefined) // The connection broke; the queue opens another one.
  })
}

/**
 * Returns the jobs of workers that are gone. What they did so far counts as an attempt: a job that kills ends at last. So
 * many seconds are left to a worker to name its session.
 */
export async function returnLostJobs(pool: Pool, logger: Log, grace = 20) {
  const { rows } = await pool.query<{ locked_by: string }>(
    `SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
     WHERE locked_at <= now() - make_interval(secs => $2)
       AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = $1 || locked_by)`,
    [PREFIX, grace],
  )
  if (rows.length === 0) return
  await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [rows.map(row => row.locked_by)])
  logger.warn({ workers: rows.length }, 'Jobs of a worker that is gone were returned to the queue')
}

/** Gives back the jobs that did not end in time. They have not failed, so the attempt does not count. */
export async function handBack(pool: Pool, workerId: string, logger: Log) {
  const { rowCount } = await pool.query(
    `UPDATE graphile_worker._private_jobs
     SET locked_at = NULL, locked_by = NULL, run_at = now(), attempts = greatest(attempts - 1, 0)
     WHERE locked_by = $1`,
    [workerId],
  )
  if (rowCount) logger.warn({ jobs: rowCount }, 'Running jobs were handed back')
}

/** The queue leaves jobs alone that this version does not know: right while versions are exchanged, a fault otherwise. */
export async function reportUnknownJobs(pool: Pool, jobs: Pick<Job, 'name'>[], logger: Log) {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `SELECT task_identifier AS name, count(*)::int AS count FROM graphile_worker.jobs
     WHERE run_at < now() - interval '1 minute' AND locked_at IS NULL AND task_identifier <> ALL ($1)
     GROUP BY 1`,
    [jobs.map(job => job.name)],
  )
  for (const { name, count } of rows) logger.error({ job: name, count }, 'Jobs wait that this version does not know')
}
