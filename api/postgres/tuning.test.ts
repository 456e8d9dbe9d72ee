import { expect, test } from 'vitest'
import { tuningFor } from './tuning.ts'

const GB = 2 ** 30

const settingsOf = (memory: number) =>
  Object.fromEntries(tuningFor({ memory, cores: 2 }).map(setting => setting.split('=')))

test('the memory of Postgres grows with that of the machine, within bounds', () => {
  expect(settingsOf(GB / 2)).toMatchObject({ shared_buffers: '64MB', work_mem: '4MB', maintenance_work_mem: '64MB' })
  expect(settingsOf(4 * GB)).toMatchObject({ shared_buffers: '512MB', work_mem: '16MB', maintenance_work_mem: '256MB' })
  expect(settingsOf(256 * GB)).toMatchObject({ shared_buffers: '1024MB', work_mem: '64MB' })
})
