import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'
import { CannotStart } from './orphanedPostgres.ts'
import { ended, folder, ready, start } from './test/process.ts'

/* Another process may have the number that a killed product or its database left behind in the data folder. */

let foreign: ChildProcess

beforeEach(() => {
  foreign = spawn('sleep', ['300'])
})

afterEach(() => {
  foreign.kill('SIGKILL')
})

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

test('a process that has the number of a former database is left alone, and the start goes on', async () => {
  const dataDir = await folder()
  const first = await startEmbeddedPostgres({ dataDir })
  await first.stop()
  await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), `${foreign.pid}\n${dataDir}/postgres\n`)
  const second = await startEmbeddedPostgres({ dataDir })
  await second.stop()
  expect(isAlive(foreign)).toBe(true)
})

test('a living product keeps its folder; an orphan is ended, whoever has the number of its product now', async () => {
  const dataDir = await folder()
  const product = await start({ DATA_DIR: dataDir })
  await ready(product)
  const refusal = `The data folder ${dataDir} is in use by process ${product.child.pid}.`
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(new CannotStart(refusal))
  const other = await start({ DATA_DIR: dataDir })
  expect(await ended(other.child)).toBe(1)
  expect(other.output().trim().split('\n').at(-1)).toBe(refusal)

  product.child.kill('SIGKILL')
  await ended(product.child)
  await writeFile(path.join(dataDir, 'pid'), String(foreign.pid))
  const second = await startEmbeddedPostgres({ dataDir })
  await second.stop()
  expect(isAlive(foreign)).toBe(true)
})
