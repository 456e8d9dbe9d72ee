import { beforeEach, expect, test } from 'vitest'
import { randomToken } from '../secrets.ts'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { canonical, sha256 } from './chain.ts'
import { introduce } from './introductions.ts'
import { verifyLedger } from './verify.ts'

openApp()

const at = new Date('2026-11-21T09:30:00Z')

/** Creates a share of one talent. */
async function share(name = 'Jane Doe') {
  const { id: talentId, version } = await make.talent({ name })
  const shown = { name: 'Jane D.', summary: 'Leads teams, "quietly" – 🙂.' }
  return world.db.share.create({
    data: {
      ...{ token: randomToken(), recipientName: 'Carla Client', recipientCompany: 'Streamhaus', sections: ['SUMMARY'] },
      items: { create: { key: randomToken(), talentId, position: 0, shown, talentVersion: version } },
    },
  })
}

const introduced = async (shareId: number, event: 'SHARED' | 'RENEWED' | 'OPENED' = 'SHARED') =>
  world.transaction(tx => introduce(tx, { event, shareId, at }))

/** Changes the ledger like an attacker with full access to the database. */
async function tamper(sql: string) {
  await world.db.$executeRawUnsafe('ALTER TABLE "Introduction" DISABLE TRIGGER "keepIntroduction"')
  await world.db.$executeRawUnsafe(sql)
  await world.db.$executeRawUnsafe('ALTER TABLE "Introduction" ENABLE TRIGGER "keepIntroduction"')
}

const faults = async (...expected: { id: number; hash: string }[]) =>
  (await verifyLedger(world, expected)).faults.map(({ record, what }) => `${record} ${what}`)

beforeEach(async () => {
  await tamper('TRUNCATE "Introduction" CASCADE')
  await world.db.share.deleteMany()
})

test('a record contains the shown content, the recipient and the hash', async () => {
  const { id } = await share()
  await introduced(id)
  const { content, contentHash, previousHash, hash } = await world.db.introduction.findUniqueOrThrow({
    where: { id: 1 },
  })
  expect(JSON.parse(content ?? '')).toMatchObject({
    ...{ recipientName: 'Carla Client', recipientCompany: 'Streamhaus' },
    items: [{ shown: { name: 'Jane D.' }, talent: { name: 'Jane Doe' } }],
  })
  expect(content).toBe(canonical(JSON.parse(content ?? '')))
  expect(contentHash).toBe(sha256(content ?? ''))
  expect(previousHash).toBe('0'.repeat(64))
  const link = { id: 1, event: 'SHARED', at: at.toISOString(), shareId: id, contentHash, pdfHash: null, previousHash }
  expect(hash).toBe(sha256(canonical(link)))
})

test('concurrently added records form one chain without gaps', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async number => (await share(`Jane ${number} Doe`)).id))
  await Promise.all(ids.map(id => introduced(id)))
  await introduced(ids[0] ?? 0, 'OPENED')
  const verified = await verifyLedger(world)
  expect(verified).toMatchObject({ records: 6, erased: 0, head: { id: 6 }, faults: [] })
})

test('the database refuses every change of a ledger record, except the erasure of its content', async () => {
  const { id } = await share()
  await introduced(id)
  await expect(world.db.introduction.update({ where: { id: 1 }, data: { shareId: 99 } })).rejects.toThrow(/ledger/)
  await expect(world.db.introduction.delete({ where: { id: 1 } })).rejects.toThrow(/ledger/)
  await world.db.introduction.update({ where: { id: 1 }, data: { content: null } })
  expect(await verifyLedger(world)).toMatchObject({ records: 1, erased: 1, faults: [] })
})

test.each([
  [
    'changed content',
    `UPDATE "Introduction" SET content = replace(content, 'Streamhaus', 'Elsewhere') WHERE id = 1`,
    ['1 has other content'],
  ],
  [
    'a changed time',
    `UPDATE "Introduction" SET at = at - interval '1 day' WHERE id = 2`,
    ['2 was changed: its hash is another one'],
  ],
  [
    'a removed record',
    'DELETE FROM "Introduction" WHERE id = 2',
    ['3 follows on 1: records between them are missing', '3 does not name the hash of the record before it'],
  ],
  [
    'a changed hash',
    `UPDATE "Introduction" SET hash = repeat('a', 64) WHERE id = 2`,
    ['2 was changed: its hash is another one', '3 does not name the hash of the record before it'],
  ],
])('%s is detected', async (_what, sql, expected) => {
  const { id } = await share()
  await introduced(id)
  await introduced(id, 'OPENED')
  await introduced(id, 'RENEWED')
  await tamper(sql)
  expect(await faults()).toEqual(expected)
})

test('records missing at the end are detected by their shares and by a printed proof', async () => {
  const [first, second] = [await share(), await share('Ada Lovelace')]
  await introduced(first.id)
  await introduced(second.id)
  const { id, hash } = await world.db.introduction.findUniqueOrThrow({ where: { id: 2 } })
  expect(await faults({ id, hash })).toEqual([])
  await tamper('DELETE FROM "Introduction" WHERE id = 2')
  expect(await faults({ id, hash })).toEqual([
    '2 is not the one that the proof names',
    `0 of the share ${second.id} is missing`,
  ])
})
