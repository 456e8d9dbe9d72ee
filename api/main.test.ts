import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ended, folder, type Product, ready, start } from './test/process.ts'

/* The product as an operator starts it: a process of its own, with its own database, stopped by signals. */

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
