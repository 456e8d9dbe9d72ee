import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type JobWorker, startWorker } from '../jobs/worker.ts'
import { call } from '../test/call.ts'
import { as, type Caller, inPerson, openApp, visitor, visitorsPage, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { exportJobs, writeExport } from './jobs.ts'

openApp()

let person: Person
let staff: Caller
let talentId: number
let worker: JobWorker

/** Of several parts. */
const REMARKS = 9_000

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  const deal = await make.deal()
  talentId = (await make.talent()).id
  await make.candidate({ dealId: deal.id, talentId })
  await make.application(deal.id)
  await world.db.$executeRaw`
    INSERT INTO "TalentComment" ("talentId", "userId", comment)
    SELECT ${talentId}, ${person.id}, 'Remark Ω ' || n FROM generate_series(1, ${REMARKS}::int) AS n`
})
afterAll(() => worker.stop())

type Exported = { id: number; state: string; count: number; total: number; bytes: number; fileUrl: string }

const start = async (who: Caller, sent: object) =>
  (await call(who, 'POST /api/exports', sent as Record<string, unknown>)).body as unknown as Exported

const done = (who: Caller, id: number) =>
  vi.waitFor(async () => {
    const { body } = await call(who, `GET /api/exports/${id}`)
    expect(body.state).toBe('done')
    return body as unknown as Exported & { nextUpdatedSince: string | null; eventsAfter: string; expiresAt: string }
  }, 20_000)

const file = (who: Caller, { id }: { id: number }, headers = {}) =>
  who.fetch({ method: 'GET', url: `/api/exports/${id}/file`, headers })

/** The records of a file, which must have its last line. */
function recordsOf(text: string): { id: number }[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.pop()).toEqual({ end: true, count: lines.length })
  return lines
}

test('an export that is interrupted goes on behind the parts that are kept', async () => {
  const made = await start(staff, { type: 'comments' })
  expect(made).toMatchObject({ state: 'waiting', fileUrl: null })
  expect((await file(staff, made)).statusCode).toBe(409)
  const stop = new AbortController()
  const storage = {
    ...world.storage,
    put(...sent: Parameters<typeof world.storage.put>) {
      stop.abort() // While the first part is written.
      return world.storage.put(...sent)
    },
  }
  const attempt = { storage, signal: stop.signal, attempt: 1, isLastAttempt: false }
  await expect(writeExport.perform({ ...world, ...attempt }, { id: made.id })).rejects.toThrow()
  expect(await world.db.exportPart.count()).toBe(1)
  const { body } = await call(staff, `GET /api/exports/${made.id}`)
  expect(body).toMatchObject({ state: 'running', total: REMARKS })
  expect(body.count).toBeLessThan(REMARKS)
  const kept = await world.db.exportPart.findMany()

  const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  worker = await startWorker({ databaseUrl: world.databaseUrl, jobs: exportJobs, deps: world, logger })
  const whole = await done(staff, made.id)
  expect(whole.count).toBe(REMARKS)
  const { body: text, headers } = await file(staff, made)
  expect(recordsOf(text).map(({ id }) => id)).toEqual(
    (await world.db.talentComment.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id),
  )
  expect(Buffer.byteLength(text)).toBe(whole.bytes)
  expect(headers).toMatchObject({ 'content-type': 'application/x-ndjson', 'content-length': String(whole.bytes) })
  for (const part of kept) expect(await world.db.exportPart.findUnique({ where: { id: part.id } })).toEqual(part)
})

test('a broken download is resumed, across parts', async () => {
  const made = { id: (await world.db.export.findFirstOrThrow()).id }
  const { rawPayload: whole, headers } = await file(staff, made)
  const from = 100
  const rest = await file(staff, made, { range: `bytes=${from}-`, 'if-range': headers.etag })
  expect(rest.statusCode).toBe(206)
  expect(rest.headers['content-range']).toBe(`bytes ${from}-${whole.length - 1}/${whole.length}`)
  expect(rest.rawPayload.equals(whole.subarray(from))).toBe(true)
  const border = (await world.db.exportPart.findFirstOrThrow({ orderBy: { number: 'asc' } })).bytes
  const across = await file(staff, made, { range: `bytes=${border - 5}-${border + 5}` })
  expect(across.rawPayload.equals(whole.subarray(border - 5, border + 6))).toBe(true)
  expect((await file(staff, made, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  expect((await file(staff, made, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
})

test.each([
  ['talents', '/api/talents'],
  ['companies', '/api/companies'],
  ['deals', '/api/deals'],
  ['candidates', '/api/deal-candidates'],
])('the records of %s are those of the list', async (type, path) => {
  const made = await start(staff, { type })
  const { nextUpdatedSince } = await done(staff, made.id)
  const { body } = await call(staff, `GET ${path as '/api/talents'}`)
  const list = body as unknown as { id: number }[]
  expect(recordsOf((await file(staff, made)).body)).toEqual(list.sort((one, other) => one.id - other.id))
  await world.db.talent.update({ where: { id: talentId }, data: { summary: type } })
  const { body: changed } = await call(staff, `GET /api/talents?updatedSince=${nextUpdatedSince}`)
  expect((changed as unknown as { id: number }[]).map(({ id }) => id)).toContain(talentId)
})

test('what happens while it is written, deletions too, is in the events after it', async () => {
  const [gone, changed] = [await make.company(), await make.company()]
  const made = await start(staff, { type: 'companies' })
  const { eventsAfter } = await done(staff, made.id)
  await world.db.company.delete({ where: { id: gone.id } })
  await world.db.company.update({ where: { id: changed.id }, data: { notes: 'x' } })
  const copy = new Map(recordsOf((await file(staff, made)).body).map(record => [record.id, 1]))
  const { body } = await call(staff, `GET /api/events?after=${eventsAfter}&kinds=company.deleted,company.updated`)
  for (const { recordId, version, kind } of body.events as { recordId: number; version: number; kind: string }[]) {
    if (kind === 'company.deleted') copy.delete(recordId)
    else copy.set(recordId, version)
  }
  const rows = await world.db.company.findMany({ select: { id: true, version: true } })
  expect([...copy].sort()).toEqual(rows.map(({ id, version }) => [id, version]).sort())
  await world.db.company.delete({ where: { id: changed.id } })
})

test('applications, billing, and what has changed only', async () => {
  const applications = await start(staff, { type: 'applications' })
  await done(staff, applications.id)
  expect(recordsOf((await file(staff, applications)).body)).toMatchObject([{ name: 'Olga Outside', isProcessed: true }])
  const billing = await start(staff, { type: 'billing' })
  expect(await done(staff, billing.id)).toMatchObject({ count: 0, nextUpdatedSince: null })
  expect((await file(staff, billing)).body).toBe('{"end":true,"count":0}\n')
  const later = await start(staff, { type: 'talents', updatedSince: '2999-01-01T00:00:00Z' })
  expect(await done(staff, later.id)).toMatchObject({ count: 0 })
  const refused = await call(staff, 'POST /api/exports', { type: 'comments', updatedSince: '2026-01-01T00:00:00Z' })
  expect(refused.status).toBe(400)
})

const START = `mutation ($input: StartExportInput!) { startExport(input: $input) { export { id databaseId state } } }`
const FIND = 'query ($id: Int!) { export(id: $id) { state type count fileUrl } }'
type Started = { startExport: { export: { id: string; databaseId: number } } }

describe('by GraphQL', () => {
  test('it is started once with a key, recorded, and found with how far it is', async () => {
    const input = { type: 'COMPANIES', idempotencyKey: 'nightly' }
    const first = (await staff.run<Started>(START, { input })).startExport.export
    const again = (await staff.run<Started>(START, { input })).startExport.export
    expect(again.databaseId).toBe(first.databaseId)
    await done(staff, first.databaseId)
    expect(await staff.run(FIND, { id: first.databaseId })).toMatchObject({
      export: { state: 'DONE', type: 'COMPANIES', count: 1, fileUrl: `/api/exports/${first.databaseId}/file` },
    })
    const [recorded] = await world.db.activity.findMany({ where: { kind: 'export.started' }, orderBy: { id: 'desc' } })
    expect(recorded).toMatchObject({ actorId: person.id, changes: [{ field: 'type', after: 'companies' }] })
  })

  test('a token that may not read what it holds is not told of it', async () => {
    const { id, databaseId } = (await staff.run<Started>(START, { input: { type: 'COMMENTS' } })).startExport.export
    await done(staff, databaseId)
    const lacking = as(person, ['talents:read'])
    const forbidden = { code: 'FORBIDDEN', scope: 'comments:read' }
    expect(await lacking.refusal(FIND, { id: databaseId })).toMatchObject(forbidden)
    expect(await lacking.refusal('query ($id: ID!) { node(id: $id) { id } }', { id })).toMatchObject(forbidden)
    expect((await call(lacking, `GET /api/exports/${databaseId}`)).status).toBe(403)
    await as(person, ['comments:read']).run(FIND, { id: databaseId })
  })

  test('nobody else finds it, and a token of the same person does', async () => {
    const stranger = as(await make.admin())
    const { id, databaseId } = (await staff.run<Started>(START, { input: { type: 'DEALS' } })).startExport.export
    await done(as(person, 'READ'), databaseId)
    expect((await file(inPerson(person), { id: databaseId })).statusCode).toBe(200)
    expect((await file(stranger, { id: databaseId })).statusCode).toBe(404)
    expect(await stranger.run(FIND, { id: databaseId })).toEqual({ export: null })
    expect(await stranger.run('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null })
    expect((await file(visitor, { id: databaseId })).statusCode).toBe(401)
    expect(await visitorsPage.refusal(FIND, { id: databaseId })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(await visitorsPage.refusal('query ($id: ID!) { node(id: $id) { id } }', { id })).toBeDefined()
  })
})

test('a READ token exports, and nobody more than two at a time', async () => {
  const reader = await make.user()
  await world.db.export.createMany({ data: [1, 2].map(() => ({ userId: reader.id, type: 'TALENTS' as const })) })
  const refused = await call(as(reader, 'READ'), 'POST /api/exports', { type: 'talents' })
  expect(refused.status).toBe(429)
  await world.db.export.deleteMany({ where: { userId: reader.id } })
  expect((await call(as(reader, 'READ'), 'POST /api/exports', { type: 'talents' })).status).toBe(201)
})

test('a file is removed after 24 hours', async () => {
  const [{ id } = { id: 0 }] = await world.db.export.findMany({ where: { userId: person.id, state: 'DONE' } })
  await world.db.export.update({ where: { id }, data: { expiresAt: new Date() } })
  expect((await file(staff, { id })).statusCode).toBe(404)
  const keys = (await world.db.exportPart.findMany({ where: { exportId: id } })).map(({ key }) => `file:${key}`)
  const removals = await world.db.$queryRaw<{ hours: number }[]>`
    SELECT extract(epoch FROM run_at - now())::float / 3600 AS hours FROM graphile_worker.jobs WHERE key = ANY(${keys})`
  expect(removals).toHaveLength(keys.length)
  for (const { hours } of removals) expect(Math.round(hours)).toBe(24)
})
