import { once } from 'node:events'
import http from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashToken, randomToken } from '../../secrets.ts'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { isWholeList, statementsOf } from '../../test/statements.ts'

openApp({}, { listen: true })

let staff: Caller
let talentId: number
let userId: number
let authorization: string

/** 50 MB, more than the start of a file and sockets hold, of which some grow to 32 MB: a reader who stands still stops the database. */
const REMARKS = 10_000
const CHARACTERS = 4_000

// What a failed test leaves open would stop the database, and the end of other tests with it.
afterEach(() => {
  for (const response of asked.splice(0)) response.destroy()
})

beforeAll(async () => {
  const person = await make.user()
  userId = person.id
  staff = as(person)
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

/** A request whose answer nobody has read yet. */
async function ask(headers = {}, path = comments()) {
  const request = http.get(`${world.address}${path}`, { headers: { authorization, ...headers } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  asked.push(response)
  return response
}

/** The comments as the database sends them, of which nobody has taken any yet. */
async function sent() {
  const sql = 'SELECT to_json(comment)::text FROM "TalentComment"'
  const rows = (await world.jsonRows.read({ sql, finish: null }, never())) as Readable
  asked.push(rows)
  return rows
}

const never = () => new AbortController().signal

const written = () => world.db.talentComment.create({ data: { talentId, userId, comment: 'The newest' } })

const idsOf = (body: Buffer) => (JSON.parse(body.toString()) as { id: number }[]).map(({ id }) => id)

async function readAll(response: http.IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts)
}

/** The events that the database waits for on behalf of lists under way. */
const waits = () => world.db.$queryRaw<{ event: string | null }[]>`
  SELECT wait_event AS event FROM pg_stat_activity
  WHERE application_name = 'talentdesk lists' AND state = 'active' AND datname = current_database()`

describe('a long list', () => {
  test('is compressed for those who accept gzip', async () => {
    const response = await ask({ 'accept-encoding': 'br, gzip' })
    expect(response.headers['content-encoding']).toBe('gzip')
    const sent = await readAll(response)
    expect(JSON.parse(gunzipSync(sent).toString())).toHaveLength(REMARKS)
    expect(sent.length).toBeLessThan((REMARKS * CHARACTERS) / 20)
  })

  test('leaves the database alone while its reader stands still, and goes on afterwards', async () => {
    const response = await ask()
    await expect.poll(waits).toEqual([])
    expect(JSON.parse((await readAll(response)).toString())).toHaveLength(REMARKS)
  })

  test('stops the database while nobody takes what it sends', async () => {
    const rows = await sent()
    await expect.poll(waits).toEqual([{ event: 'ClientWrite' }])
    rows.destroy()
    await expect.poll(waits).toEqual([])
  })

  test('is read once for all who ask for it, with gzip or without', async () => {
    const statements = await statementsOf(async () => {
      const plain = await Promise.all([ask(), ask()])
      const zipped = await Promise.all([ask({ 'accept-encoding': 'gzip' }), ask({ 'accept-encoding': 'gzip' })])
      const late = await ask()
      const bodies = await Promise.all([...plain, ...zipped, late].map(readAll))
      const [first, ...others] = bodies.map(body => (body[0] === 0x1f ? gunzipSync(body) : body))
      expect(JSON.parse(String(first))).toHaveLength(REMARKS)
      expect(others.every(body => body.equals(first as Buffer))).toBe(true)
    })
    expect(statements.filter(isWholeList)).toHaveLength(1)
  })

  test('is read again for whoever asks after a write, while others still take it', async () => {
    const statements = await statementsOf(async () => {
      const before = await ask()
      const same = await ask()
      const { id } = await written()
      const after = await ask()
      const [old, joined, fresh] = await Promise.all(
        [before, same, after].map(async list => idsOf(await readAll(list))),
      )
      expect(joined).toEqual(old)
      expect(fresh).toEqual([id, ...(old ?? [])])
    })
    expect(statements.filter(isWholeList)).toHaveLength(2)
  })

  test('is read again after a change of a related row by hand', async () => {
    const before = await ask()
    await world.db.$executeRaw`UPDATE "User" SET "firstName" = 'Renamed' WHERE id = ${userId}`
    const [old, fresh] = await Promise.all([before, await ask()].map(readAll))
    expect(old?.includes('Renamed')).toBe(false)
    expect(fresh?.includes('Renamed')).toBe(true)
  })

  test('goes at the pace of its reader when eight files are in use, and ends its query when all readers have gone', async () => {
    await written() // A list of the test before may not have ended yet, and would be joined.
    const begin = async () => Readable.from([Buffer.alloc(100_000)])
    const files = Array.from({ length: 8 }, () => world.storage.shared.read({ key: [{}], begin }, never()))
    const inUse = (await Promise.all(files)) as Readable[]
    const [one, other] = await Promise.all([ask(), ask()]) // Before it is too far ahead to be joined.
    const stands = () => expect.poll(waits).toEqual([{ event: 'ClientWrite' }])
    await stands()
    one.destroy()
    await pause(200)
    await stands()
    other.destroy()
    await expect.poll(waits).toEqual([])
    for (const stream of inUse) stream.destroy()
  })

  test('breaks off for all when a row is at fault', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ name: `Number ${index}`, summary: 'x'.repeat(2_000) }))
    const values = { role: '', area: 'TECH', seniority: '', createdAt: new Date('2026-01-01') } as const
    await world.db.talent.createMany({ data: rows.map(row => ({ ...values, ...row })) })
    const { id } = await world.db.talent.findFirstOrThrow({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    await world.db.talent.update({ where: { id }, data: { previousCompanies: 'nonsense' } })
    const encodings = ['identity', 'gzip', 'identity', 'gzip']
    const answers = await Promise.all(encodings.map(encoding => ask({ 'accept-encoding': encoding }, '/api/talents')))
    const read = await Promise.allSettled(answers.map(readAll))
    expect(read.map(({ status }) => status)).toEqual(encodings.map(() => 'rejected'))
    await expect.poll(waits).toEqual([])
    await world.db.talent.update({ where: { id }, data: { previousCompanies: [] } })
    expect(JSON.parse((await readAll(await ask({}, '/api/talents'))).toString()).length).toBeGreaterThan(2_000)
  })

  test('waits for its turn behind four others, and is refused when none of them ends', async () => {
    const four = await Promise.all([sent(), sent(), sent(), sent()])
    const fifth = await ask()
    expect(fifth.statusCode).toBe(503)
    expect(fifth.headers['retry-after']).toBe('10')
    fifth.resume()
    const [first, ...others] = four
    const sixth = ask()
    first?.destroy()
    expect((await sixth).statusCode).toBe(200)
    for (const stream of [...others, await sixth]) stream.destroy()
    // Other requests are answered meanwhile and after it.
    expect((await staff.fetch({ method: 'GET', url: '/api/companies' })).statusCode).toBe(200)
  })
})
