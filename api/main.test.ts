import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeDatabase } from './test/database.ts'
import { ended, folder, type Product, ready, start } from './test/process.ts'

/* The product as an operator starts it: a separate process with its own database, stopped by signals. */

const signIn = ({ address }: Product, email: string, password: string) =>
  fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

const login = async (...by: Parameters<typeof signIn>) => (await signIn(...by)).status

async function talentsOf(product: Product, email: string, password: string): Promise<unknown> {
  const cookie = (await signIn(product, email, password)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await fetch(`${product.address}/api/talents`, { headers: { cookie } })
  return answer.json()
}

test('the first start answers 503 until it is ready and creates an admin whose password only the owner can read', async () => {
  const dataDir = await folder()
  const first = await start({ DATA_DIR: dataDir })
  let starting: Response | null = null
  while (!starting) starting = await fetch(`${first.address}/`).catch(() => null)
  expect([200, 503]).toContain(starting.status)
  await ready(first)
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200)
  const file = path.join(dataDir, 'first-admin')
  const [email = '', password = ''] = (await readFile(file, 'utf8')).split('\n')
  expect(email).toBe('admin@example.com')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(first.output()).toContain(password)
  // Without demo data it is empty.
  expect(await talentsOf(first, email, password)).toEqual([])
  expect(existsSync(path.join(dataDir, 'sample-resume.pdf'))).toBe(false)
  expect(first.output()).not.toContain('A resume to try')

  // Killed, it starts again with its data.
  first.child.kill('SIGKILL')
  await ended(first.child)
  const second = await start({ DATA_DIR: dataDir, WEB_PROCESSES: '2' })
  await ready(second)
  expect(second.output()).not.toContain(password)
  expect(await login(second, email, password)).toBe(200)

  // Told to stop, it finishes its requests.
  const underWay = login(second, 'nobody@example.com', 'whatever')
  await new Promise(resolve => setTimeout(resolve, 5))
  const asked = Date.now()
  second.child.kill('SIGTERM')
  expect(await underWay).toBe(401)
  expect(await ended(second.child)).toBe(0)
  expect(Date.now() - asked).toBeLessThan(10_000)
  expect(second.output()).not.toContain('The connection for live news broke')

  // The database was ended well: the third start recovers nothing, and has the data, too.
  const reset = await runAdmin({ DATA_DIR: dataDir }, 'reset', email)
  const third = await start({ DATA_DIR: dataDir })
  await ready(third)
  expect(await login(third, email, password)).toBe(401)
  const [, given = ''] = /^Sign in as admin@example\.com with (\S+) and change it/.exec(reset) ?? []
  expect(await login(third, email, given)).toBe(200)
})

test('the command for a locked-out owner works on an external database, and says in a line what is wrong', async () => {
  const database = await makeDatabase()
  onTestFinished(database.drop)
  const env = { DATABASE_URL: database.url }
  expect(await runAdmin(env, 'reset', 'nobody@example.com')).toBe(
    "No account has the e-mail address 'nobody@example.com'.\n",
  )
  expect(await runAdmin(env, 'reset')).toBe('Usage: npm run admin -- reset EMAIL\n')
  const empty = await folder()
  expect(await runAdmin({ DATA_DIR: empty }, 'reset', 'a@example.com')).toBe(
    `There is no database in the folder ${empty}.\n`,
  )
})

/** What `npm run admin` prints. */
async function runAdmin(env: Record<string, string>, ...words: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['dist/api/admin.js', ...words], {
    env: { PATH: process.env.PATH, ...env },
  })
  const { stdout, stderr } = await run.catch((failed: { stdout: string; stderr: string }) => failed)
  return stdout + stderr
}

describe('a wrong setting', () => {
  test.each([
    ['PORT', 'many', "PORT: 'many' is not accepted; expected a port from 0 to 65535."],
    ['AI_PROVIDER', 'oracle', "AI_PROVIDER: 'oracle' is not accepted; expected gemini, openai or local."],
    [
      'HOST',
      '203.0.113.9',
      "HOST: '203.0.113.9' is not accepted (EADDRNOTAVAIL); expected an address of this machine.",
    ],
    [
      'DATA_DIR',
      '/proc/data',
      "DATA_DIR: '/proc/data' is not accepted (ENOENT); expected a folder that can be written.",
    ],
    ['DATA_DIR', '/dev/null', "DATA_DIR: '/dev/null' is not accepted (EEXIST); expected a folder that can be written."],
    [
      'STORAGE_URL',
      'file:/dev/null/files',
      'STORAGE_URL: the folder /dev/null/files is not accepted; expected a folder that can be written.',
    ],
    [
      'STORAGE_URL',
      'file:/proc/files',
      'STORAGE_URL: the folder /proc/files is not accepted; expected a folder that can be written.',
    ],
    [
      'STORAGE_URL',
      'file://server/share',
      'STORAGE_URL: the address is not accepted; expected a folder that can be written.',
    ],
    [
      'DATABASE_URL',
      'postgres://me:hunter2@127.0.0.1:1/db',
      'DATABASE_URL: no connection (connect ECONNREFUSED 127.0.0.1:1); expected a database to sign in to.',
    ],
  ])('in %s stops the start with a one-line message', async (name, value, line) => {
    const product = await start({ DATA_DIR: await folder(), [name]: value })
    expect(await ended(product.child)).toBe(1)
    expect(product.output().trim()).toBe(line)
  })

  test('in PORT, in use, stops the start with one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    const product = await start({ PORT, DATA_DIR: await folder() })
    expect(await ended(product.child)).toBe(1)
    expect(product.output().trim()).toBe(`PORT: '${PORT}' is not accepted (EADDRINUSE); expected a free port.`)
  })
})

test('a start that fails names the source files of its error', async () => {
  const dataDir = await folder()
  await writeFile(path.join(dataDir, 'postgres'), '')
  const product = await start({ DATA_DIR: dataDir })
  expect(await ended(product.child)).toBe(1)
  expect(product.output()).toMatch(/at async startServer \(api\/postgres\/postgres\.ts, file:/)
})

/** Starts the product on a copy of the migrated template, which is quicker than an embedded database of its own. */
async function startOnCopy(env: Record<string, string> = {}) {
  const database = await makeDatabase()
  onTestFinished(database.drop)
  return start({ DATABASE_URL: database.url, DATA_DIR: await folder(), ...env })
}

test.each(['1', '2'])(
  'answers or refuses every request after SIGTERM, and resets no connection, with WEB_PROCESSES=%s',
  async count => {
    const admin = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'first boss' }
    const product = await startOnCopy({ ...admin, WEB_PROCESSES: count })
    await ready(product)
    const agent = new http.Agent({ keepAlive: true })
    const address = new URL(product.address)
    const ask = (path: string, connections?: http.Agent) =>
      new Promise<{ status?: number; body: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
        const request = http.get(`${product.address}${path}`, { agent: connections ?? false }, answer => {
          const parts: Buffer[] = []
          answer.on('data', part => parts.push(part))
          answer.on('end', () =>
            resolve({ status: answer.statusCode, body: Buffer.concat(parts).toString(), headers: answer.headers }),
          )
        })
        request.on('error', reject)
      })
    await Promise.all(Array.from({ length: 20 }, () => ask('/healthz', agent)))
    const halfSent = connect(Number(address.port), address.hostname)
    const answer = new Promise<string>((resolve, reject) => {
      let text = ''
      halfSent.on('data', chunk => (text += chunk))
      halfSent.on('end', () => resolve(text))
      halfSent.on('error', reject)
    })
    halfSent.write('GET /api/auth/me HTTP/1.1\r\nhost: here\r\n')
    await new Promise(resolve => setTimeout(resolve, 100))

    const logins = Array.from({ length: 4 }, () => login(product, 'boss@example.com', 'first boss'))
    const reads = Array.from({ length: 40 }, (_, index) => ask('/api/auth/me', index % 2 === 0 ? agent : undefined))
    product.child.kill('SIGTERM')
    const late = Array.from({ length: 20 }, (_, index) => ask('/api/auth/me', index % 2 === 0 ? agent : undefined))
    for (const status of await Promise.all(logins)) expect([200, 503]).toContain(status)
    for (const { status, body, headers } of await Promise.all([...reads, ...late])) {
      expect([401, 503]).toContain(status)
      if (status !== 503) continue
      expect(JSON.parse(body)).toEqual({ code: 'UNAVAILABLE', message: 'Stopping. Please try again in a moment.' })
      expect(headers).toMatchObject({ 'retry-after': '2', connection: 'close' })
    }
    // The client never sends the rest.
    expect(await answer).toMatch(
      /^HTTP\/1\.1 503 .*\r\n\r\n\{"message":"Stopping\. Please try again in a moment\."\}$/s,
    )
    expect(await ended(product.child)).toBe(0)
  },
)
