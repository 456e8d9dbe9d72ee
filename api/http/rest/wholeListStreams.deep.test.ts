import { once } from 'node:events'
import http from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashToken, randomToken } from '../../secrets.ts'
import { openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { type Statement, statementsOf } from '../../test/statements.ts'

openApp({}, { listen: true })

let talentId: number
let userId: number
let authorization: string

/**
 * The number of remarks: 50 MB, more than the socket buffers (up to 32 MB), so that a paused client stops the reads.
 */
const REMARKS = 10_000
const CHARACTERS = 4_000

afterEach(() => {
  for (const response of asked.splice(0)) response.destroy()
})

beforeAll(async () => {
  const person = await make.user()
  userId = person.id
  talentId = (await make.talent()).id
  await world.db.$executeRaw`
    INSERT INTO "TalentComment" ("talentId", "userId", comment)
    SELECT ${talentId}, ${userId}, repeat('Zoë ', ${CHARACTERS / 4}::int) FROM generate_series(1, ${REMARKS}::int)`
  const token = randomToken()
  await world.db.apiToken.create({ data: { userId, name: 'reader', scope: 'READ', tokenHash: hashToken(token) } })
  authorization = `Bearer ${token}`
})

const comments = () => `/api/talents/${talentId}/comments`

/** The answers of a test. */
const asked: Readable[] = []

/** Sends a request and leaves its answer unread. */
async function ask(headers = {}, path = comments()) {
  const request = http.get(`${world.address}${path}`, { headers: { authorization, ...headers } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  asked.push(response)
  return response
}

async function readAll(response: http.IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts)
}

const talents = (response: http.IncomingMessage) =>
  readAll(response).then(body => JSON.parse(body.toString()) as object[])

/** The work of this process in the database: running statements and open snapshots. */
async function underWay() {
  const [{ count } = { count: -1 }] = await world.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND (state = 'active' OR backend_xmin IS NOT NULL)`
  return count
}

describe('a long list', () => {
  test('is compressed for clients that accept gzip', async () => {
    const response = await ask({ 'accept-encoding': 'br, gzip' })
    expect(response.headers['content-encoding']).toBe('gzip')
    const sent = await readAll(response)
    expect(JSON.parse(gunzipSync(sent).toString())).toHaveLength(REMARKS)
    expect(sent.length).toBeLessThan((REMARKS * CHARACTERS) / 20)
  })

  test('is read as fast as its client reads: a paused client blocks nothing, and gets the rest later', async () => {
    const begun = await statementsOf(async () => {
      await ask()
      await pause(1_000)
    })
    expect(begun.filter(isPart).length).toBeLessThan(REMARKS / 100)
    await expect.poll(underWay).toBe(0)
    const [reader] = asked
    expect(JSON.parse((await readAll(reader as http.IncomingMessage)).toString())).toHaveLength(REMARKS)
  })

  test('is not read further when its client has disconnected', async () => {
    const [one, other] = await Promise.all([ask(), ask({ 'accept-encoding': 'gzip' })])
    one.destroy()
    other.destroy()
    await pause(200)
    const later = await statementsOf(() => pause(500))
    expect(later.filter(isPart)).toEqual([])
    expect(await underWay()).toBe(0)
  })

  test('breaks the connection when a row is faulty', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ name: `Number ${index}`, summary: 'x'.repeat(2_000) }))
    const values = { role: '', area: 'TECH', seniority: '', createdAt: new Date('2026-01-01') } as const
    await world.db.talent.createMany({ data: rows.map(row => ({ ...values, ...row })) })
    const { id } = await world.db.talent.findFirstOrThrow({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    await world.db.talent.update({ where: { id }, data: { previousCompanies: 'nonsense' } })
    const encodings = ['identity', 'gzip', 'identity', 'gzip']
    const answers = await Promise.all(encodings.map(encoding => ask({ 'accept-encoding': encoding }, '/api/talents')))
    const read = await Promise.allSettled(answers.map(readAll))
    expect(read.map(({ status }) => status)).toEqual(encodings.map(() => 'rejected'))
    await world.db.talent.update({ where: { id }, data: { previousCompanies: [] } })
    expect((await talents(await ask({}, '/api/talents'))).length).toBeGreaterThan(2_000)
  })
})

const isPart = ({ text }: Statement) => text.includes('LIMIT 100')
