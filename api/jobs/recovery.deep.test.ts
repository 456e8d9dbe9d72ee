import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTestDatabase } from '../test/database.ts'
import { enqueue } from './jobs.ts'
import { greet, greeted, logger } from './test/greeting.ts'
import { type JobWorker, type Options, startWorker } from './worker.ts'

/* Faults that break a runner of the queue: jobs run again without a restart of the product. */

let database: Awaited<ReturnType<typeof startTestDatabase>>
let worker: JobWorker | undefined

beforeAll(async () => {
  database = await startTestDatabase()
})

afterAll(() => database.stop())

afterEach(async () => {
  await worker?.stop()
  worker = undefined
  greeted.length = 0
  vi.clearAllMocks()
  await database.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
})

async function work(options: Partial<Options<object>> = {}) {
  worker = await startWorker({ databaseUrl: database.url, deps: {}, logger, jobs: [greet], ...options })
  return worker
}

async function countJobs() {
  const [row] = await database.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs`
  return row?.count
}

test("a runner that ends because it could not store a job's result is replaced", async () => {
  await work()
  await database.db.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`
  await database.db.$executeRaw`
    CREATE TRIGGER refuse BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION refuse()`
  await enqueue(database.db, greet, { name: 'unwritten' })
  const unwritten = () =>
    logger.error.mock.calls.filter(([, message]) => /^Failed to complete jobs/.test(String(message))).length
  await expect.poll(unwritten).toBeGreaterThan(0)
  await database.db.$executeRaw`DROP TRIGGER refuse ON graphile_worker._private_jobs`
  await enqueue(database.db, greet, { name: 'after it' })
  await expect.poll(() => greeted).toContain('after it')
  // No job is lost: it runs once more for each result that could not be stored.
  await expect.poll(() => greeted.filter(name => name === 'unwritten').length - unwritten()).toBe(1)
})

test('a runner whose connections hang is replaced, and counts as not working until then', async () => {
  const network = await openNetwork(database.url)
  const { isWorking } = await work({ databaseUrl: network.url, watch: { every: 200, dueFor: 1_000 } })
  await enqueue(database.db, greet, { name: 'before' })
  await expect.poll(() => greeted).toEqual(['before'])
  // While the result of a job is being stored, the runner is busy rather than idle.
  await expect.poll(countJobs).toBe(0)
  network.hang()
  await enqueue(database.db, greet, { name: 'meanwhile' })
  await expect.poll(isWorking, { interval: 20 }).toBe(false)
  await expect.poll(() => greeted).toEqual(['before', 'meanwhile'])
  await expect.poll(isWorking).toBe(true)
})

test('an idle runner is not replaced while its jobs wait for another job of their queue', async () => {
  await enqueue(database.db, greet, { name: 'later' }, { queue: 'one by one' })
  await database.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 hour'`
  await database.db.$executeRaw`UPDATE graphile_worker._private_job_queues SET locked_at = now(), locked_by = 'another'`
  const { isWorking } = await work({ watch: { every: 50, dueFor: 1_000 } })
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(isWorking()).toBe(true)
  expect(greeted).toEqual([])
})

/** A proxy to the database whose connections can be made to hang: no data passes any more, and neither end notices. */
async function openNetwork(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<[Socket, Socket]>()
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    near.on('error', () => undefined)
    far.on('error', () => undefined)
    near.pipe(far).pipe(near)
    open.add([near, far])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    for (const [near, far] of open) {
      near.destroy()
      far.destroy()
    }
  })
  const address = server.address()
  const url = new URL(databaseUrl)
  if (address && typeof address === 'object') url.port = String(address.port)
  return {
    url: url.href,
    hang() {
      for (const [near, far] of open) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
  }
}
