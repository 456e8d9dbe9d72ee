import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStorage } from './files/storage.ts'
import { checkDatabase } from './postgres/checkDatabase.ts'
import { parseSettings } from './settings.ts'
import { checkPlaces } from './start/checkPlaces.ts'
import { makeDatabase } from './test/database.ts'
import { ended, folder, loginStatus, ready, start } from './test/process.ts'

/* The product as an operator starts it: a separate process with its own database. */

test('the first start creates an admin, whose password only the owner of the folder can read', {
  tags: ['deep'],
}, async () => {
  const dataDir = await folder()
  const product = await start({ DATA_DIR: dataDir })
  await ready(product)
  const file = path.join(dataDir, 'first-admin')
  const [email = '', password = ''] = (await readFile(file, 'utf8')).split('\n')
  expect(email).toBe('admin@example.com')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(product.output()).toContain(password)
  expect(await loginStatus(product, email, password)).toBe(200)
  expect((await fetch(`${product.address}/healthz`)).status).toBe(200)

  product.child.kill('SIGTERM')
  expect(await ended(product.child)).toBe(0)
})

test('the command for a locked-out owner works on an external database, and explains a fault in one line', {
  tags: ['deep'],
}, async () => {
  const database = await makeDatabase()
  onTestFinished(database.drop)
  const env = { DATABASE_URL: database.url }
  expect(await runAdmin(env, 'reset', 'nobody@example.com')).toBe(
    "No account has the e-mail address 'nobody@example.com'.\n",
  )
  const empty = await folder()
  expect(await runAdmin({ DATA_DIR: empty }, 'reset', 'a@example.com')).toBe(
    `There is no database in the folder ${empty}.\n`,
  )
})

/** The output of `npm run admin`. */
async function runAdmin(env: Record<string, string>, ...words: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['dist/api/admin.js', ...words], {
    env: { PATH: process.env.PATH, ...env },
  })
  const { stdout, stderr } = await run.catch((failed: { stdout: string; stderr: string }) => failed)
  return stdout + stderr
}

test('a wrong setting stops the start with one line', { tags: ['deep'] }, async () => {
  const product = await start({ DATA_DIR: await folder(), HOST: '203.0.113.9' })
  expect(await ended(product.child)).toBe(1)
  expect(product.output().trim()).toBe(
    "HOST: '203.0.113.9' is not accepted (EADDRNOTAVAIL); expected an address of this machine.",
  )
})

describe('a start is refused', () => {
  const refusal = async (env: Record<string, string>) =>
    checkPlaces(parseSettings({ DATA_DIR: await folder(), PORT: '0', ...env }))

  test('when the data folder cannot be made', async () => {
    await expect(refusal({ DATA_DIR: '/dev/null' })).rejects.toThrow(
      "DATA_DIR: '/dev/null' is not accepted (EEXIST); expected a folder that can be written.",
    )
  })

  test('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    await expect(refusal({ PORT })).rejects.toThrow(
      `PORT: '${PORT}' is not accepted (EADDRINUSE); expected a free port.`,
    )
  })

  test.each([
    ['file:/dev/null/files', 'STORAGE_URL: the folder /dev/null/files is not accepted; expected a folder that can be'],
    ['file://server/share', 'STORAGE_URL: the address is not accepted; expected a folder that can be written.'],
  ])('when files are to be stored at %s', async (url, message) => {
    await expect(openStorage(url)).rejects.toThrow(message)
  })

  test('when the database cannot be reached, without its password in the message', async () => {
    await expect(checkDatabase('postgres://me:hunter2@127.0.0.1:1/db')).rejects.toThrow(
      'DATABASE_URL: no connection (connect ECONNREFUSED 127.0.0.1:1); expected a database to sign in to.',
    )
  })
})
