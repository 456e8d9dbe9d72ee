import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'

/* The product as an operator starts it: a process of its own, with its own database, stopped by signals. */

const root = path.resolve(import.meta.dirname, '..')

/** Starting a process takes seconds, and many of them on a machine that is busy. */
vi.setConfig({ testTimeout: 120_000 })
const running: ChildProcess[] = []
const folders: string[] = []

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await ended(child)
    }
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise<number | null>(resolve => child.once('exit', resolve))

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'talentdesk-main-'))
  folders.push(made)
  return made
}

async function start(env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DEMO_DATA: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const address = `http://127.0.0.1:${port}`
  return { child, address, output: () => output }
}

type Product = Awaited<ReturnType<typeof start>>

async function ready({ address, child, output }: Product) {
  for (let tries = 0; tries < 1_800; tries++) {
    if (child.exitCode !== null) throw new Error(`It has ended:\n${output()}`)
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`It does not become ready:\n${output()}`)
}

async function login({ address }: Product, email: string, password: string): Promise<number> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.status
}

test('a first start makes an admin whose password only the owner can read, and a second keeps the data', async () => {
  const dataDir = await folder()
  const first = await start({ DATA_DIR: dataDir })
  await ready(first)
  const file = path.join(dataDir, 'first-admin')
  const [email = '', password = ''] = (await readFile(file, 'utf8')).split('\n')
  expect(email).toBe('admin@example.com')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(first.output()).toContain(password)
  expect(await login(first, email, password)).toBe(200)
  first.child.kill('SIGTERM')
  expect(await ended(first.child)).toBe(0)

  const second = await start({ DATA_DIR: dataDir })
  await ready(second)
  expect(second.output()).not.toContain(password)
  expect(await login(second, email, password)).toBe(200)
})

test('it survives being killed at once', async () => {
  const dataDir = await folder()
  const first = await start({ DATA_DIR: dataDir, ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'first boss' })
  await ready(first)
  first.child.kill('SIGKILL')
  await ended(first.child)
  const second = await start({ DATA_DIR: dataDir })
  await ready(second)
  expect(await login(second, 'boss@example.com', 'first boss')).toBe(200)
})

describe('a wrong setting', () => {
  test.each([
    ['PORT', 'many', "PORT: 'many' is not accepted; expected a port from 0 to 65535."],
    ['AI_PROVIDER', 'oracle', "AI_PROVIDER: 'oracle' is not accepted; expected gemini or local."],
  ])('%s stops the start with one line', async (name, value, line) => {
    const product = await start({ [name]: value })
    expect(await ended(product.child)).toBe(1)
    expect(product.output().trim()).toBe(line)
  })
})

test('while it starts it answers 503, and after SIGTERM it finishes what it has begun', async () => {
  const product = await start({ DATA_DIR: await folder() })
  let starting: Response | null = null
  while (!starting) starting = await fetch(`${product.address}/`).catch(() => null)
  expect([200, 503]).toContain(starting.status)
  await ready(product)
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200)
  const underWay = login(product, 'nobody@example.com', 'whatever')
  await new Promise(resolve => setTimeout(resolve, 5))
  const asked = Date.now()
  product.child.kill('SIGTERM')
  expect(await underWay).toBe(401)
  expect(await ended(product.child)).toBe(0)
  expect(Date.now() - asked).toBeLessThan(10_000)
})
