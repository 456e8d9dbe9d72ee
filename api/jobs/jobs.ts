import type { z } from 'zod'
import type { Tx } from '../db.ts'

/** What a job is told of its attempt, beside what it depends on. */
export type Attempt = {
  /** Aborted when the process wants to stop: end soon, or be handed back and run again elsewhere. */
  signal: AbortSignal
  /** 1 the first time. */
  attempt: number
  /** No further attempt follows: record the failure where a person will see it. */
  isLastAttempt: boolean
}

/** Work that is done later, at least once, by any replica. */
export type Job<Payload = unknown, Deps = never> = {
  /** Room and verb: 'files.removeUnowned'. Stays the same for ever, as it stands in the database. */
  readonly name: string
  readonly maxAttempts: number
  /** Throws when the payload is not of the job's shape. */
  parse(payload: unknown): Payload
  readonly perform: (context: Deps & Attempt, payload: unknown) => Promise<void>
}

type Definition<Schema extends z.ZodType, Deps> = {
  name: string
  /** The payload's shape. Ids only: it is kept in the database and nobody reviews it for personal data. */
  payload: Schema
  /** May run twice for one payload, so it must not mind. */
  run(context: Deps & Attempt, payload: z.output<Schema>): Promise<void>
  /** How often it is tried at all. The pause grows: 3 s, 7 s, 20 s, 55 s, 2.5 min … */
  maxAttempts?: number
}

/** Defines a job. Its payload is parsed both when it is enqueued and when it runs. */
export function defineJob<Schema extends z.ZodType, Deps>({
  name,
  payload: schema,
  run,
  maxAttempts = 10,
}: Definition<Schema, Deps>): Job<z.output<Schema>, Deps> {
  return {
    name,
    maxAttempts,
    parse: payload => schema.parse(payload),
    perform: async (context, payload) => run(context, schema.parse(payload)),
  }
}

type When = {
  /** A later job with the same key replaces one that still waits. */
  key?: string
  runAt?: Date
}

/** Leaves a job in the queue as part of the given transaction: both are committed, or neither is. */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  { key, runAt }: When = {},
) {
  const json = JSON.stringify(job.parse(payload))
  await tx.$executeRaw`
    SELECT 1 FROM graphile_worker.add_job(
      ${job.name}::text,
      payload => ${json}::json,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts}::int,
      job_key => ${key ?? null}::text
    )`
}
