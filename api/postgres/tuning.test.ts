import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { thisMachine } from '../machine.ts'
import { folder } from '../test/process.ts'
import { sizeOf, startEmbeddedPostgres } from './postgres.ts'
import { tuningFor } from './tuning.ts'

const GB = 2 ** 30

const settingsOf = (memory: number, size = 0) =>
  Object.fromEntries(tuningFor({ memory, cores: 2 }, { connections: 40, size }).map(setting => setting.split('=')))

test('memory grows with that of the machine, within bounds', () => {
  expect(settingsOf(GB / 2)).toMatchObject({ shared_buffers: '64MB', work_mem: '4MB', maintenance_work_mem: '64MB' })
  expect(settingsOf(8 * GB)).toMatchObject({
    shared_buffers: '256MB',
    work_mem: '32MB',
    maintenance_work_mem: '512MB',
  })
  expect(settingsOf(256 * GB)).toMatchObject({
    shared_buffers: '256MB',
    work_mem: '64MB',
    effective_cache_size: '65536MB',
  })
})

test('Postgres keeps all data in memory, up to an eighth of it', () => {
  expect(settingsOf(16 * GB, GB)).toMatchObject({ shared_buffers: '1229MB' })
  expect(settingsOf(16 * GB, 5 * GB)).toMatchObject({ shared_buffers: '2048MB' })
})

test('a data folder that was used with other settings gets those of the machine at its next start', async () => {
  const dataDir = await folder()
  const before = ['shared_buffers=16MB', 'jit=on', 'max_connections=30', 'wal_level=replica', 'max_wal_senders=3']
  await (await startEmbeddedPostgres({ dataDir, flags: before })).stop()
  const postgres = await startEmbeddedPostgres({ dataDir, connections: 40 })
  onTestFinished(postgres.stop)
  const client = new pg.Client(postgres.url)
  await client.connect()
  onTestFinished(() => client.end())
  for (const setting of tuningFor(thisMachine(), {
    connections: 40,
    size: await sizeOf(path.join(dataDir, 'postgres/base')),
  })) {
    const [name, value = ''] = setting.split('=')
    const shown = value.endsWith('MB') ? 'pg_size_pretty(pg_size_bytes(current_setting($1)))' : 'current_setting($1)'
    const given = value.endsWith('MB') ? 'pg_size_pretty(pg_size_bytes($2))' : '$2'
    const { rows } = await client.query(`SELECT ${shown} AS shown, ${given} AS given`, [name, value])
    expect(rows[0].shown, name).toBe(rows[0].given)
  }
})
