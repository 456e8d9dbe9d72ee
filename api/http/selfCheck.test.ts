import { expect, test } from 'vitest'
import { makeDatabase } from '../test/database.ts'
import { ended, folder, ready, start, webProcessesOf } from '../test/process.ts'

/** Breaks a built-in function on SIGUSR2, which no request can do. Timers and jobs do not use the function. */
const SABOTAGE = "process.once('SIGUSR2', () => { Object.assign(String.prototype.replace, { call: {} }) })"

test.each(['1', '2'])(
  'a process whose built-in functions are broken is unhealthy, with WEB_PROCESSES=%s',
  async count => {
    const database = await makeDatabase()
    const product = await start({
      ...{ DATABASE_URL: database.url, DATA_DIR: await folder(), WEB_PROCESSES: count },
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SABOTAGE)}`,
    })
    await ready(product)
    const health = async () => (await fetch(`${product.address}/healthz`)).status
    expect(await health()).toBe(200)
    const [first = product.child.pid ?? 0] = webProcessesOf(product)
    process.kill(first, 'SIGUSR2')
    // The previous result is cached for a second.
    await expect.poll(health, { timeout: 10_000 }).toBe(503)
    product.child.kill('SIGKILL')
    await ended(product.child)
    await database.drop()
  },
)
