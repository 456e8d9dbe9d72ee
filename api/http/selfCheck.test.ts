import { expect, test } from 'vitest'
import { makeDatabase } from '../test/database.ts'
import { ended, folder, ready, start } from '../test/process.ts'

/** Breaks a function when the process gets the signal, as no request may ever do again. Timers and jobs do not need it. */
const SABOTAGE = "process.once('SIGUSR2', () => { Object.assign(String.prototype.replace, { call: {} }) })"

test('a process whose built-in functions are broken is no longer well', async () => {
  const database = await makeDatabase()
  const product = await start({
    ...{ DATABASE_URL: database.url, DATA_DIR: await folder() },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SABOTAGE)}`,
  })
  await ready(product)
  const health = async () => (await fetch(`${product.address}/healthz`)).status
  expect(await health()).toBe(200)
  product.child.kill('SIGUSR2')
  // The answer from before holds for a second.
  await expect.poll(health, { timeout: 10_000 }).toBe(503)
  product.child.kill('SIGKILL')
  await ended(product.child)
  await database.drop()
})
