import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { lastPosition, positionOf, readEvents, removeEvents } from './events.ts'

openApp()

const TAKE = 1_000

/** The events written by some work. */
async function eventsOf(work: () => Promise<unknown>) {
  const after = await lastPosition(world)
  await work()
  const { events } = await readEvents(world, { after, take: TAKE })
  return events
}

const byHand = (sql: string) => world.db.$executeRawUnsafe(sql)

describe('a change', () => {
  test('has an event with its record, version, changed columns and owners', async () => {
    const { id, companyId } = await make.deal()
    const [event, ...others] = await eventsOf(() =>
      byHand(`UPDATE "Deal" SET title = 'New', notes = 'x' WHERE id = ${id}`),
    )
    expect(others).toEqual([])
    expect(event).toMatchObject({ kind: 'deal.updated', recordId: id, version: 2, changed: ['notes', 'title'] })
    expect(event).toMatchObject({ dealId: id, companyId, talentId: null })
  })

  test('of columns that do not count has no event and does not change the version', async () => {
    const { id } = await make.deal()
    const events = await eventsOf(() =>
      byHand(`UPDATE "Deal" SET "activeAt" = now(), "updatedAt" = now(), title = title`),
    )
    expect(events).toEqual([])
    expect(await world.db.deal.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 1 })
  })

  test('that was rolled back has no event', async () => {
    const { id } = await make.talent()
    const events = await eventsOf(async () => {
      const failing = world.transaction(async tx => {
        await tx.talent.update({ where: { id }, data: { name: 'Lost' } })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
    })
    expect(events).toEqual([])
  })

  test('increments the version once, whether or not the statement does so itself', async () => {
    const { id } = await make.talent()
    const events = await eventsOf(async () => {
      await byHand(`UPDATE "Talent" SET role = 'Other', version = version + 1 WHERE id = ${id}`)
      await byHand(`UPDATE "Talent" SET role = 'Another' WHERE id = ${id}`)
    })
    expect(events.map(({ version }) => version)).toEqual([2, 3])
  })
})

test('reading after removed events fails with CURSOR_EXPIRED', async () => {
  await make.talent()
  const before = await lastPosition(world)
  await make.talent()
  const { events, end } = await readEvents(world, { after: before, take: TAKE })
  await removeEvents(world, new Date(Date.now() + 60_000))
  await expect(readEvents(world, { after: before, take: TAKE })).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' })
  await expect(positionOf(world, events[0]?.id ?? 0)).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' })
  expect(await readEvents(world, { after: end, take: TAKE })).toEqual({ events: [], end })
  expect(await readEvents(world, { take: TAKE })).toEqual({ events: [], end })
  await expect(readEvents(world, { after: end + 1, take: TAKE })).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' })
})

test('an event committed late is found with `since` before its commit', async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN')
  const { rows } = await client.query(
    `INSERT INTO "Company" (name, "mainStakeholder") VALUES ('Late', 'x') RETURNING id`,
  )
  await client.query('SELECT pg_sleep(0.01)')
  const after = await lastPosition(world)
  const { id } = await make.company()
  const { events } = await readEvents(world, { after, take: 10 })
  await client.query('COMMIT')
  const kinds = ['company.created', 'company.created'] as const
  const read = await readEvents(world, { since: events.at(-1)?.at, kinds, take: 10 })
  expect(read.events.map(({ recordId }) => recordId)).toEqual([id, rows[0].id])
})
