import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ended, folder, ready, start } from '../test/process.ts'
import { CannotStart } from './orphan.ts'
import { startEmbeddedPostgres } from './postgres.ts'

/* After a crash, another process may have a pid that the product or its database left in the data folder. */

let foreign: ChildProcess

beforeEach(() => {
  foreign = spawn('sleep', ['300'])
})

afterEach(() => {
  foreign.kill('SIGKILL')
})

/** A server and the processes of its connections. */
function serverProcesses(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ')
  return [pid, ...children.map(Number)]
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

test("starts and leaves a foreign process with a former database's pid alone", async () => {
  const dataDir = await folder()
  const first = await startEmbeddedPostgres({ dataDir })
  await first.stop()
  await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), `${foreign.pid}\n${dataDir}/postgres\n`)
  const second = await startEmbeddedPostgres({ dataDir })
  await second.stop()
  expect(isAlive(foreign)).toBe(true)
})

test('of two first starts at once one runs; neither the other nor a third harms it', async () => {
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

test('restarts a killed database; refuses a folder in use, and ends an orphaned database even when its owner pid is reused', async () => {
  const dataDir = await folder()
  const product = await start({ DATA_DIR: dataDir, ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'first boss' })
  await ready(product)
  const login = () =>
    fetch(`${product.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'boss@example.com', password: 'first boss' }),
    })
  const lock = path.join(dataDir, 'postgres/postmaster.pid')
  const [pid, , , port] = (await readFile(lock, 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  const readiness = () => fetch(`${product.address}/readyz`).then(({ status }) => status)
  await expect.poll(readiness, { interval: 10 }).toBe(503)
  const meanwhile = await login()
  expect(meanwhile.status).toBe(503)
  expect(meanwhile.headers.get('retry-after')).toBe('2')

  await ready(product)
  expect((await login()).status).toBe(200)
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/talentdesk`)
  await client.connect()
  await client.query(`SELECT graphile_worker.add_job('auth.sweepExpired')`)
  const waiting = () => client.query('SELECT 1 FROM graphile_worker.jobs').then(({ rowCount }) => rowCount)
  await expect.poll(waiting, { interval: 200 }).toBe(0)

  if (process.platform === 'linux') {
    // A database that hangs is told of in time, and jobs run again after it.
    const hanging = serverProcesses(Number((await readFile(lock, 'utf8')).split('\n')[0]))
    for (const one of hanging) process.kill(one, 'SIGSTOP')
    const asked = performance.now()
    expect(await readiness()).toBe(503)
    expect(performance.now() - asked).toBeLessThan(3_000)
    expect((await fetch(`${product.address}/healthz`)).status).toBe(200)
    for (const one of hanging) process.kill(one, 'SIGCONT')
    await ready(product)
    await client.query(`SELECT graphile_worker.add_job('auth.sweepExpired')`)
    await expect.poll(waiting, { interval: 200 }).toBe(0)
  }
  await client.end()

  const refusal = `Talentdesk already runs on this folder (process ${product.child.pid}). Stop it first, or set another DATA_DIR: ${dataDir}`
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(new CannotStart(refusal))
  const other = await start({ DATA_DIR: dataDir })
  expect(await ended(other.child)).toBe(1)
  // What it printed last may arrive a moment after its end, and before what it logged.
  await expect.poll(() => other.output().split('\n')).toContain(refusal)

  product.child.kill('SIGKILL')
  await ended(product.child)
  await writeFile(path.join(dataDir, 'pid'), String(foreign.pid))
  const second = await startEmbeddedPostgres({ dataDir })
  await second.stop()
  expect(isAlive(foreign)).toBe(true)
})
