import { expect, test } from 'vitest'
import { makeDatabase } from './test/database.ts'
import { ended, folder, ready, start } from './test/process.ts'

/** Breaks a function that everything uses when the process gets the signal, as no request may ever do again. */
const SABOTAGE = "process.once('SIGUSR2', () => { Object.assign(Object.prototype.hasOwnProperty, { call: {} }) })"

test('a process whose built-in functions are broken is no longer well', async () => {
  const database = await makeDatabase()
  const product = await start({
    ...{ DATABASE_URL: database.url, DATA_DIR: await folder() },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SABOTAGE)}`,
  })
  await ready(product)
  // A process that has died of it is as good: whoever watches it notices either.
  const health = () =>
    fetch(`${product.address}/healthz`).then(
      ({ status }) => status,
      () => 503,
    )
  expect(await health()).toBe(200)
  product.child.kill('SIGUSR2')
  await expect.poll(health, { timeout: 10_000 }).toBeGreaterThanOrEqual(500)
  product.child.kill('SIGKILL')
  await ended(product.child)
  await database.drop()
})
