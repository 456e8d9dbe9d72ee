import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ended, folder, loginStatus, type Product, ready, start } from '../test/process.ts'
import { CannotStart } from './orphan.ts'
import { startEmbeddedPostgres } from './postgres.ts'

/* After a crash, another process may have the pid that the product or its database left in the data folder. */

let foreign: ChildProcess

beforeEach(() => {
  foreign = spawn('sleep', ['300'])
})

afterEach(() => {
  foreign.kill('SIGKILL')
})

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

test('starts without ending another process that has the pid of a former database', async () => {
  const dataDir = await folder()
  const first = await startEmbeddedPostgres({ dataDir })
  await first.stop()
  await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), `${foreign.pid}\n${dataDir}/postgres\n`)
  const second = await startEmbeddedPostgres({ dataDir })
  await second.stop()
  expect(isAlive(foreign)).toBe(true)
})

test('of two concurrent first starts, one succeeds, and neither the other nor a third start disturbs it', async () => {
  const dataDir = await folder()
  const both = await Promise.allSettled([startEmbeddedPostgres({ dataDir }), startEmbeddedPostgres({ dataDir })])
  const running = both.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []))
  for (const { stop } of running) onTestFinished(stop)
  expect(running).toHaveLength(1)
  const lock = path.join(dataDir, 'postgres/postmaster.pid')
  const server = await readFile(lock, 'utf8')
  const third = await start({ DATA_DIR: dataDir })
  expect(await ended(third.child)).toBe(1)
  await expect.poll(third.output).toContain(`already runs on this folder (process ${process.pid})`)
  expect(await readFile(lock, 'utf8')).toBe(server)
  expect(running[0]?.isUp()).toBe(true)
})

describe('a running product', () => {
  let dataDir: string
  let product: Product
  const atEnd: (() => Promise<void>)[] = []
  const credentials = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'first boss' }

  beforeAll(async () => {
    const later = (work: () => Promise<void>) => atEnd.unshift(work)
    dataDir = await folder(later)
    product = await start({ DATA_DIR: dataDir, ...credentials }, later)
    await ready(product)
    return async () => {
      for (const work of atEnd) await work()
    }
  })

  const readiness = () => fetch(`${product.address}/readyz`).then(({ status }) => status)
  const lockLines = async () => (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')

  /** Adds a job, and waits until it is done. */
  async function runJob() {
    const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
    const port = (await lockLines())[3]
    const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/talentdesk`)
    await client.connect()
    onTestFinished(() => client.end())
    await client.query(`SELECT graphile_worker.add_job('auth.sweepExpired')`)
    const waiting = () => client.query('SELECT 1 FROM graphile_worker.jobs').then(({ rowCount }) => rowCount)
    await expect.poll(waiting, { interval: 200 }).toBe(0)
  }

  test('restarts its killed database, and answers 503 in the meantime', async () => {
    process.kill(Number((await lockLines())[0]), 'SIGKILL')
    await expect.poll(readiness, { interval: 10 }).toBe(503)
    expect(await loginStatus(product, 'boss@example.com', 'first boss')).toBe(503)
    await ready(product)
    expect(await loginStatus(product, 'boss@example.com', 'first boss')).toBe(200)
    await runJob()
  })

  test.runIf(process.platform === 'linux')(
    'is not ready while its database hangs, and works again afterwards',
    async () => {
      const hanging = serverProcesses(Number((await lockLines())[0]))
      for (const one of hanging) process.kill(one, 'SIGSTOP')
      const begun = performance.now()
      expect(await readiness()).toBe(503)
      expect(performance.now() - begun).toBeLessThan(3_000)
      expect((await fetch(`${product.address}/healthz`)).status).toBe(200)
      for (const one of hanging) process.kill(one, 'SIGCONT')
      await ready(product)
      await runJob()
    },
  )

  test('refuses other products on its folder', async () => {
    const refusal = `Talentdesk already runs on this folder (process ${product.child.pid}). Stop it first, or set another DATA_DIR: ${dataDir}`
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(new CannotStart(refusal))
    const other = await start({ DATA_DIR: dataDir })
    expect(await ended(other.child)).toBe(1)
    // Its last output may arrive shortly after its end, and before its log.
    await expect.poll(() => other.output().split('\n')).toContain(refusal)
  })

  test('when killed, leaves a database that the next start stops', async () => {
    product.child.kill('SIGKILL')
    await ended(product.child)
    const second = await startEmbeddedPostgres({ dataDir })
    await second.stop()
    expect(isAlive(foreign)).toBe(true)
  })
})

/** A server process and the processes of its connections. */
function serverProcesses(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ')
  return [pid, ...children.map(Number)]
}
