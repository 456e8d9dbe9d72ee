import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/* The product as an operator starts it: a separate process that ends with the test. */

const root = path.resolve(import.meta.dirname, '../..')

/** Resolves with the exit code when the process has ended. */
export const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise<number | null>(resolve => child.once('exit', resolve))

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** Registers work for the end of the test or of the file. */
type AtEnd = (work: () => Promise<void>) => void

/** A folder that is removed after the test. */
export async function folder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'talentdesk-main-'))
  atEnd(() => rm(made, { recursive: true, force: true }))
  return made
}

/** Starts the product, on a free port unless `PORT` is given. */
export async function start(env: Record<string, string>, atEnd: AtEnd = onTestFinished) {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['dist/api/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DEMO_DATA: '0', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atEnd(async () => {
    child.kill('SIGTERM')
    await ended(child)
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const address = `http://127.0.0.1:${port}`
  return { child, address, output: () => output }
}

export type Product = Awaited<ReturnType<typeof start>>

/** Waits until `/readyz` answers that the product is ready. */
export async function ready({ address, child, output }: Product) {
  for (let tries = 0; tries < 1_800; tries++) {
    if (child.exitCode !== null) throw new Error(`It has ended:\n${output()}`)
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`It does not become ready:\n${output()}`)
}

/** Signs in, and returns the status of the answer. */
export async function loginStatus({ address }: Product, email: string, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/auth/login`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ email, password }) },
  })
  return answer.status
}
