import { writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDatabase } from './test/database.ts'
import { ended, folder, loginStatus, type Product, ready, start } from './test/process.ts'

/* The product when it is killed, stopped under load, or fails to start. */

test('a killed product starts again with its data, and stops well within ten seconds', async () => {
  const env = { DATA_DIR: await folder(), ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'first boss' }
  const first = await start(env)
  await ready(first)
  first.child.kill('SIGKILL')
  await ended(first.child)
  const second = await start(env)
  await ready(second)
  expect(await loginStatus(second, env.ADMIN_EMAIL, env.ADMIN_PASSWORD)).toBe(200)

  const underWay = loginStatus(second, 'nobody@example.com', 'whatever')
  await new Promise(resolve => setTimeout(resolve, 5))
  const begun = Date.now()
  second.child.kill('SIGTERM')
  expect(await underWay).toBe(401)
  expect(await ended(second.child)).toBe(0)
  expect(Date.now() - begun).toBeLessThan(10_000)
  expect(second.output()).not.toContain('The connection for live news broke')
})

test('a failed start logs the source files of its error', async () => {
  const dataDir = await folder()
  await writeFile(path.join(dataDir, 'postgres'), '')
  const product = await start({ DATA_DIR: dataDir })
  expect(await ended(product.child)).toBe(1)
  expect(product.output()).toMatch(/at async startServer \(api\/postgres\/postgres\.ts, file:/)
})

test('after SIGTERM every request is answered or refused, and no connection is reset', async () => {
  const product = await startOnCopy()
  const agent = new http.Agent({ keepAlive: true })
  await Promise.all(Array.from({ length: 20 }, () => ask(product, agent)))
  const logins = Array.from({ length: 4 }, () => loginStatus(product, 'nobody@example.com', 'whatever'))
  const read = (length: number) =>
    Array.from({ length }, (_, index) => ask(product, index % 2 === 0 ? agent : undefined))
  const early = read(40)
  product.child.kill('SIGTERM')
  const late = read(20)
  for (const status of await Promise.all(logins)) expect([401, 503]).toContain(status)
  for (const { status, body, headers } of await Promise.all([...early, ...late])) {
    expect([401, 503]).toContain(status)
    if (status !== 503) continue
    expect(JSON.parse(body)).toEqual({ code: 'UNAVAILABLE', message: 'Stopping. Please try again in a moment.' })
    expect(headers).toMatchObject({ 'retry-after': '2', connection: 'close' })
  }
  expect(await ended(product.child)).toBe(0)
})

/** Starts the product on a copy of the migrated template, which is faster than a separate embedded database. */
async function startOnCopy() {
  const database = await makeDatabase()
  onTestFinished(database.drop)
  const product = await start({ DATABASE_URL: database.url, DATA_DIR: await folder() })
  await ready(product)
  return product
}

/** Sends GET /api/auth/me, over a reused connection if an agent is given. */
function ask({ address }: Product, agent?: http.Agent) {
  return new Promise<{ status?: number; body: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const request = http.get(`${address}/api/auth/me`, { agent: agent ?? false }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, body: Buffer.concat(parts).toString(), headers: answer.headers }),
      )
    })
    request.on('error', reject)
  })
}
