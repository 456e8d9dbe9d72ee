import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startTestDatabase } from '../test/database.ts'
import { returnLostJobs } from './custody.ts'
import { defineJob, enqueue, type Job } from './jobs.ts'
import { prepareQueue } from './migrate.ts'
import { greet, greeted, logger } from './test/greeting.ts'
import { type JobWorker, startWorker } from './worker.ts'

let database: Awaited<ReturnType<typeof startTestDatabase>>
let worker: JobWorker | undefined

beforeAll(async () => {
  database = await startTestDatabase()
})

afterAll(() => database.stop())

beforeEach(() => {
  greeted.length = 0
  vi.clearAllMocks()
})

afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await database.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
})

test('a job runs after its transaction is committed, and never if it is rolled back', async () => {
  await work([greet])
  await database.transaction(tx => enqueue(tx, greet, { name: 'committed' }))
  await expect(
    database.transaction(async tx => {
      await enqueue(tx, greet, { name: 'rolled back' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await enqueue(database.db, greet, { name: 'later' })
  await expect.poll(() => greeted).toEqual(['committed', 'later'])
  await expect.poll(waiting).toEqual([])
})

test('a job replaces a waiting job with the same key, and runs at the new, later time', async () => {
  await enqueue(database.db, greet, { name: 'first' }, { key: 'k', runAt: new Date(Date.now() + 60_000) })
  await enqueue(database.db, greet, { name: 'second' }, { key: 'k' })
  await enqueue(database.db, greet, { name: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) })
  await work([greet])
  await expect.poll(() => greeted).toEqual(['second'])
  await expect.poll(waiting).toHaveLength(1)
})

test('retries a failing job after a pause; the job knows when it is its last attempt', async () => {
  const attempts: unknown[] = []
  const stumble = defineJob({
    name: 'test.stumble',
    payload: z.object({}),
    maxAttempts: 2,
    run: async ({ attempt, isLastAttempt }) => {
      attempts.push([attempt, isLastAttempt])
      throw new Error('Invalid `prisma.talent.create()` invocation in\n{ email: "ada@example.com" }')
    },
  })
  await work([stumble])
  await enqueue(database.db, stumble, {})
  await expect.poll(() => logger.warn).toHaveBeenCalled()
  await expect.poll(async () => (await waiting())[0]?.wait).toBeGreaterThan(2)
  await database.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await enqueue(database.db, stumble, {}, { runAt: new Date(Date.now() + 60_000) }) // Wakes the worker.
  await expect.poll(() => logger.error).toHaveBeenCalled()
  expect(attempts).toEqual([
    [1, false],
    [2, true],
  ])
  expect(logger.error.mock.calls[0]).toMatchObject([{ job: 'test.stumble', attempt: 2 }, 'Job failed for good'])
  expect(JSON.stringify([logger.warn.mock.calls, logger.error.mock.calls])).not.toContain('ada@example.com')
})

test('a payload of the wrong shape is refused when it is enqueued, and logged when the job runs', async () => {
  const broken = { name: 5 } as unknown as { name: string }
  await expect(enqueue(database.db, greet, broken)).rejects.toThrow(z.ZodError)
  await work([greet])
  await database.db.$executeRaw`SELECT 1 FROM graphile_worker.add_job('test.greet', '{"name": 5}'::json)`
  await expect.poll(() => logger.warn.mock.calls[0]).toMatchObject([{ job: 'test.greet' }, 'Job failed'])
  await expect.poll(waiting).toMatchObject([{ lastError: expect.stringContaining('expected string') }])
})

test('stop asks a running job to end, and returns it to the queue without counting the attempt', async () => {
  let started = false
  const patient = defineJob({
    name: 'test.patient',
    payload: z.object({}),
    run: ({ signal }) => {
      started = true
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    },
  })
  await work([patient])
  await enqueue(database.db, patient, {})
  await expect.poll(() => started).toBe(true)
  const before = Date.now()
  await worker?.stop(2_500)
  worker = undefined
  expect(Date.now() - before).toBeLessThan(2_000)
  expect(await waiting()).toMatchObject([{ attempts: 0, locked: false }])
})

test('stop returns to the queue a job that ignores the request to end', { tags: ['deep'] }, async () => {
  const { promise, resolve } = withResolvers()
  let started = false
  const deaf = defineJob({
    name: 'test.deaf',
    payload: z.object({}),
    run: () => {
      started = true
      return promise
    },
  })
  await work([deaf])
  await enqueue(database.db, deaf, {}, { queue: 'one by one' })
  await expect.poll(() => started).toBe(true)
  const before = Date.now()
  await worker?.stop(1_000)
  worker = undefined
  expect(Date.now() - before).toBeLessThan(1_500)
  expect(await waiting()).toMatchObject([{ attempts: 0, locked: false }])
  const queues = database.db.$queryRaw`SELECT locked_by FROM graphile_worker._private_job_queues`
  expect(await queues).toEqual([{ locked_by: null }])
  resolve()
})

test('the jobs of a queue run one after the other, the most urgent first', { tags: ['deep'] }, async () => {
  const order: string[] = []
  const step = defineJob({
    name: 'test.step',
    payload: z.object({ name: z.string() }),
    run: async (_context, { name }) => {
      order.push(`${name} begins`)
      await new Promise(resolve => setTimeout(resolve, 20))
      order.push(`${name} ends`)
    },
  })
  const queue = 'steps'
  await enqueue(database.db, step, { name: 'late' }, { queue, priority: 11 })
  await enqueue(database.db, step, { name: 'soon' }, { queue, priority: 10 })
  await work([step])
  await expect.poll(() => order).toHaveLength(4)
  expect(order).toEqual(['soon begins', 'soon ends', 'late begins', 'late ends'])
})

test('returns a job whose worker crashed, but not one whose worker is alive', async () => {
  const { promise, resolve } = withResolvers()
  let started = false
  const slow = defineJob({
    name: 'test.slow',
    payload: z.object({}),
    run: () => {
      started = true
      return promise
    },
  })
  await work([slow])
  await enqueue(database.db, slow, {})
  await expect.poll(() => started).toBe(true)
  await expect.poll(heldJobs).toBe(1)
  await enqueue(database.db, greet, { name: 'lost' })
  await database.db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = 'pool-gone', attempts = 1 WHERE locked_by IS NULL`
  await database.db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`
  const pool = new pg.Pool({ connectionString: database.url })
  await returnLostJobs(pool, logger)
  await pool.end()
  expect(await waiting()).toMatchObject([
    { name: 'test.slow', locked: true },
    { name: 'test.greet', locked: false, attempts: 1 },
  ])
  resolve()
})

/** The number of locked jobs whose worker has a session with the worker's name. */
async function heldJobs() {
  const rows = await database.db.$queryRaw<object[]>`
    SELECT FROM graphile_worker._private_jobs JOIN pg_stat_activity ON application_name = 'talentdesk ' || locked_by`
  return rows.length
}

test('several replicas can prepare the queue at the same time', { tags: ['deep'] }, async () => {
  await database.db.$executeRaw`DROP SCHEMA graphile_worker CASCADE`
  await Promise.all([1, 2, 3, 4].map(() => prepareQueue(database.url)))
  await enqueue(database.db, greet, { name: 'there' })
  expect(await waiting()).toHaveLength(1)
})

async function work(jobs: Job<unknown, object>[]) {
  worker = await startWorker({ databaseUrl: database.url, deps: {}, logger, jobs })
}

type Waiting = { name: string; attempts: number; locked: boolean; wait: number; lastError: string | null }

function waiting() {
  return database.db.$queryRaw<Waiting[]>`
    SELECT task_identifier AS name, attempts, locked_at IS NOT NULL AS locked, last_error AS "lastError",
      extract(epoch FROM run_at - now())::float AS wait
    FROM graphile_worker.jobs ORDER BY id`
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve }
}
