import type { z } from 'zod'
import type { Tx } from '../db.ts'

/** An attempt of a job, passed to the job's `run` together with the dependencies. */
export type Attempt = {
  /** Aborted when the process stops: a job that does not end soon is returned to the queue and runs again elsewhere. */
  signal: AbortSignal
  /** The number of the attempt, from 1. */
  attempt: number
  /** True if no retry follows: the job must then record its failure where a person will see it. */
  isLastAttempt: boolean
}

/** Work that runs later, at least once, on any replica. */
export type Job<Payload = unknown, Deps = never> = {
  /** Folder and verb: 'files.removeUnowned'. Never changes, as queued rows contain the name. */
  readonly name: string
  readonly maxAttempts: number
  /** The schedule of a recurring job: a cron expression in UTC. One replica runs the job, without a payload. */
  readonly cron?: string
  /** Throws when the payload does not fit the job's schema. */
  parse(payload: unknown): Payload
  readonly perform: (context: Deps & Attempt, payload: unknown) => Promise<void>
}

type Definition<Schema extends z.ZodType, Deps> = {
  name: string
  /** The payload's schema. It must have only ids: payloads are stored, and nobody checks them for personal data. */
  payload: Schema
  /** Runs the job. Must be idempotent, as a job may run twice for one payload. */
  run(context: Deps & Attempt, payload: z.output<Schema>): Promise<void>
  /** The schedule of a recurring job: a cron expression of five fields, in UTC. */
  cron?: string
  /** The maximum number of attempts. Retries back off: 3 s, 7 s, 20 s, 55 s, 2.5 min … */
  maxAttempts?: number
}

/** Defines a job. Its payload is parsed when it is enqueued and again when it runs. */
export function defineJob<Schema extends z.ZodType, Deps>({
  name,
  payload: schema,
  run,
  cron,
  maxAttempts = 10,
}: Definition<Schema, Deps>): Job<z.output<Schema>, Deps> {
  return {
    name,
    maxAttempts,
    ...(cron && { cron }),
    parse: payload => schema.parse(payload),
    perform: async (context, payload) => run(context, schema.parse(payload)),
  }
}

type When = {
  /** The job's key: a new job replaces a job with the same key that has not run yet. */
  key?: string
  runAt?: Date
  /** The name of a queue, whose jobs run one after the other, on all replicas together. */
  queue?: string
  /** A job with a lower number runs before other waiting jobs; 0 by default. */
  priority?: number
}

/** Enqueues a job as part of the given transaction: both are committed, or neither is. */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  { key, runAt, queue, priority }: When = {},
) {
  const json = JSON.stringify(job.parse(payload))
  await tx.$executeRaw`
    SELECT 1 FROM graphile_worker.add_job(
      ${job.name}::text,
      payload => ${json}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts}::int,
      job_key => ${key ?? null}::text,
      priority => ${priority ?? null}::int
    )`
}
