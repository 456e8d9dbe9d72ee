import type { ClientBase, Pool } from 'pg'
import { FORGET_LOST_CLIENT } from '../db.ts'
import type { Log } from '../log.ts'
import type { Job } from './jobs.ts'

/*
 * The supervision of jobs by workers. The queue records the worker of a job, but returns a lost job to the waiting jobs
 * only after four hours. So each worker keeps a session open that has the worker's name: a job whose worker has no
 * session was lost in a crash, and is returned within a minute.
 */

/** Postgres cuts session names at 63 bytes, so this prefix and the queue's own ids must be short. */
const PREFIX = 'talentdesk '

/** Gives the worker's listening session its name. The session ends soon after its machine has disappeared. */
export function nameSession(client: ClientBase, workerId: string) {
  client.once('drain', () => {
    const named = client.query("SELECT set_config('application_name', $1, false)", [PREFIX + workerId])
    Promise.all([named, client.query(FORGET_LOST_CLIENT)]).catch(() => undefined) // The queue reconnects.
  })
}

/**
 * Returns the jobs of workers that no longer exist. The lost run counts as an attempt, so that a job that crashes its
 * worker is not retried for ever. A worker has `grace` seconds to name its session.
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

/** Returns the jobs that did not end in time to the queue. They have not failed, so the attempt does not count. */
export async function handBack(pool: Pool, workerId: string, logger: Log) {
  const { rowCount } = await pool.query(
    `UPDATE graphile_worker._private_jobs
     SET locked_at = NULL, locked_by = NULL, run_at = now(), attempts = greatest(attempts - 1, 0)
     WHERE locked_by = $1`,
    [workerId],
  )
  // Unlocks their queues, whose other jobs would wait for a worker that no longer exists.
  await pool.query(
    'UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_by = $1',
    [workerId],
  )
  if (rowCount) logger.warn({ jobs: rowCount }, 'Running jobs were handed back')
}

/**
 * Reports waiting jobs that this version does not know, and that the queue therefore does not run. Such jobs are normal
 * during an upgrade, otherwise a fault.
 */
export async function reportUnknownJobs(pool: Pool, jobs: Pick<Job, 'name'>[], logger: Log) {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `SELECT task_identifier AS name, count(*)::int AS count FROM graphile_worker.jobs
     WHERE run_at < now() - interval '1 minute' AND locked_at IS NULL AND task_identifier <> ALL ($1)
     GROUP BY 1`,
    [jobs.map(job => job.name)],
  )
  for (const { name, count } of rows) logger.error({ job: name, count }, 'Jobs wait that this version does not know')
}
