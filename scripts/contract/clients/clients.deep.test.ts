import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addApiToken } from '../../../api/auth/apiTokens.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { buildClients } from './build.ts'

openApp({}, { listen: true })

const run = promisify(execFile)

let folder: string
let printed: Record<string, unknown>

beforeAll(async () => {
  folder = await buildClients()
  const { secret } = await addApiToken(staffOf(await make.user()), { name: 'Clients', scope: 'READ_WRITE' })
  const env = { ...process.env, TALENTDESK_URL: world.address, TALENTDESK_TOKEN: secret }
  const { stdout } = await run(process.execPath, [path.join(folder, 'out/all.js')], { env, timeout: 30_000 })
  printed = Object.assign(
    {},
    ...stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a client generated from openapi.json creates, repeats, updates by version, lists, and reads problems', () => {
  expect(printed.rest).toEqual({
    again: true,
    notes: 'Call in May',
    late: 'PRECONDITION_FAILED',
    wrong: { name: 'Company name is required', mainStakeholder: 'Main stakeholder is required' },
    listed: ['Difference Engines'],
    next: true,
    deal: 'Data Lead',
    gone: 404,
  })
})

test('documents typed from schema.graphql create, paginate and update by version', () => {
  expect(printed.graphql).toEqual({
    names: ['Eva', 'Dora', 'Cem', 'Bob', 'Ada'].map(name => `${name} Client`),
    role: 'Architect',
    late: { data: { updateTalent: null }, code: 'CONFLICT' },
  })
})

test('Apollo Client paginates in its cache, updates the cached record, and receives events', () => {
  expect(printed.apollo).toEqual({
    listed: 5,
    cached: { role: 'Designer', version: 1 },
    late: 'CONFLICT',
    told: 'TALENT_UPDATED',
  })
})

test('graphql-sse receives every event exactly once, even if its connection breaks', () => {
  expect(printed.sse).toEqual({ steps: [0, 1, 2], different: 3 })
})
