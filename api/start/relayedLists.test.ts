import { once } from 'node:events'
import { readdirSync, readlinkSync, statSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashToken, randomToken } from '../secrets.ts'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { ended, openTwo, type Product, webProcessesOf } from '../test/process.ts'

/* Whole lists of two web processes, which get connections in turn. The main process reads the lists for both. */

openApp()

let userId: number
let talentId: number
let authorization: string

/** More than sockets and streams hold between the file and a reader who stands still. */
const REMARKS = 3_000
const CHARACTERS = 4_000
/** Talents beside the first. */
const OTHERS = 1_000

beforeAll(async () => {
  userId = (await make.user()).id
  talentId = (await make.talent()).id
  await world.db.$executeRaw`
    INSERT INTO "TalentComment" ("talentId", "userId", comment)
    SELECT ${talentId}, ${userId}, repeat('Zoë ', ${CHARACTERS / 4}::int) FROM generate_series(1, ${REMARKS}::int)`
  const token = randomToken()
  await world.db.apiToken.create({ data: { userId, name: 'reader', scope: 'READ', tokenHash: hashToken(token) } })
  authorization = `Bearer ${token}`
})

const product = openTwo(() => world.databaseUrl)

const comments = (talent = talentId) => `/api/talents/${talent}/comments`

/** An answer that nobody has read yet, over a connection of its own. */
async function ask({ address }: Product, list = comments(), headers = {}) {
  const request = http.get(address + list, { agent: false, headers: { authorization, ...headers } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  onTestFinished(() => void response.destroy())
  return response
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const idsOf = (body: Buffer) => (JSON.parse(body.toString()) as { id: number }[]).map(({ id }) => id)

/** What the connections for lists wait for, those of other processes too. */
const connections = () => world.db.$queryRaw<{ state: string; waits: string | null }[]>`
  SELECT state, wait_event_type AS waits FROM pg_stat_activity
  WHERE application_name = 'talentdesk lists' AND datname = current_database()`

/** The files without a name that a process has open: those of lists under way. */
function openFiles(pid: number | undefined) {
  const descriptors = readdirSync(`/proc/${pid}/fd`).flatMap(fd => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
    } catch {
      return [] // It has just been closed.
    }
  })
  return descriptors.filter(file => file.includes('.arriving'))
}

test('both processes answer with one pass, plain and compressed, and with what was committed before they were asked', async () => {
  const standing = await ask(product)
  const bodies = await times(4, async index =>
    buffer(await ask(product, comments(), { 'accept-encoding': index % 2 ? 'gzip' : 'identity' })),
  )
  const [first, ...others] = bodies.map(body => (body[0] === 0x1f ? gunzipSync(body) : body))
  expect(idsOf(first as Buffer)).toHaveLength(REMARKS)
  expect(others.every(body => body.equals(first as Buffer))).toBe(true)
  expect(await connections()).toEqual([{ state: 'idle', waits: 'Client' }])

  const { id } = await world.db.talentComment.create({ data: { talentId, userId, comment: 'The newest' } })
  const fresh = await times(2, async () => idsOf(await buffer(await ask(product))))
  for (const ids of fresh) expect(ids.slice(0, 2)).toEqual([id, idsOf(first as Buffer)[0]])
  expect((await buffer(standing)).equals(first as Buffer)).toBe(true)
  await world.db.talentComment.delete({ where: { id } })

  const short = await times(4, () => ask(product, '/api/talents'))
  expect(short.map(({ headers }) => Number(headers['content-length']) > 0)).toEqual([true, true, true, true])
  expect((await ask(product, comments(), { authorization: 'Bearer of nothing' })).statusCode).toBe(401)
})

test('a fault in a row breaks the list off for the readers of both processes, and is told in the log', async () => {
  const rows = Array.from({ length: OTHERS }, (_, index) => ({
    ...{ name: `${index}`, role: '', area: 'TECH' as const, seniority: '' },
    summary: Array.from({ length: 50 }, randomToken).join(' '), // More than gzip holds back.
  }))
  // The search reads each of the words, which takes a busy machine a while.
  for (let at = 0; at < OTHERS; at += 100) await world.db.talent.createMany({ data: rows.slice(at, at + 100) })
  await world.db.talent.update({ where: { id: talentId }, data: { previousCompanies: 'nonsense' } })
  const answers = await times(4, index =>
    ask(product, '/api/talents', { 'accept-encoding': index % 2 ? 'gzip' : 'identity' }),
  )
  const ends = await Promise.allSettled(answers.map(answer => buffer(answer)))
  // Whoever had got nothing yet when the list broke is told so.
  const isRefused = (index: number) => answers[index]?.statusCode === 500
  const outcomes = ends.map(({ status }, index) => (isRefused(index) ? 'refused' : status))
  expect(outcomes).toEqual(Array(4).fill(expect.stringMatching(/^(?:rejected|refused)$/)))
  expect(outcomes).toContain('rejected')
  expect(product.output()).toContain('A whole list broke off')
  await world.db.talent.update({ where: { id: talentId }, data: { previousCompanies: [] } })
  expect(idsOf(await buffer(await ask(product, '/api/talents')))).toHaveLength(OTHERS + 1)
})

test('four lists are read at once for both processes together; others wait for their turn', async () => {
  const talents = await times(6, async () => (await make.talent()).id)
  const lock = new pg.Client(world.databaseUrl)
  await lock.connect()
  onTestFinished(() => lock.end())
  await lock.query('BEGIN; LOCK TABLE "TalentComment" IN ACCESS EXCLUSIVE MODE')
  const asked = talents.map(talent => ask(product, comments(talent)))
  const waiting = { state: 'active', waits: 'Lock' }
  await expect.poll(connections).toEqual(Array(4).fill(waiting))
  await lock.query('COMMIT')
  const bodies = await Promise.all(asked.map(async answer => idsOf(await buffer(await answer))))
  expect(bodies).toEqual(Array(6).fill([]))
})

test.runIf(process.platform === 'linux')('a list ends when its readers have gone, or their process has', async () => {
  const files = () => openFiles(product.child.pid).length
  const readers = await times(4, () => ask(product))
  expect(files()).toBe(1)
  expect(webProcessesOf(product).flatMap(openFiles)).toEqual([])
  const [one, ...others] = readers
  one?.destroy()
  expect(files()).toBe(1)
  for (const reader of others) reader.destroy()
  await expect.poll(files).toBe(0)

  const again = await times(2, () => ask(product))
  const ends = again.map(reader => buffer(reader))
  for (const reader of again) reader.pause()
  expect(files()).toBe(1)
  for (const pid of webProcessesOf(product)) process.kill(pid, 'SIGKILL')
  expect((await Promise.allSettled(ends)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect.poll(files).toBe(0)
})

test.runIf(process.platform !== 'win32')(
  'the socket lies in a folder of its user, and goes with the product',
  async () => {
    const folders = readdirSync(product.temporary).filter(name => name.startsWith('talentdesk-'))
    expect(folders).toHaveLength(1)
    expect(statSync(path.join(product.temporary, folders[0] ?? '')).mode & 0o777).toBe(0o700)
    product.child.kill('SIGTERM')
    expect(await ended(product.child)).toBe(0)
    expect(readdirSync(product.temporary).filter(name => name.startsWith('talentdesk-'))).toEqual([])
  },
)
