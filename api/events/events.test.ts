import { describe, expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { lastPosition, positionOf, readEvents, removeEvents } from './events.ts'

openApp()

const TAKE = 1_000

/** What the work tells, as kind and record. */
async function toldBy(work: () => Promise<unknown>) {
  const after = await lastPosition(world)
  await work()
  const { events } = await readEvents(world, { after, take: TAKE })
  return events
}

const byHand = (sql: string) => world.db.$executeRawUnsafe(sql)

describe('a change', () => {
  test('is told with its record, its version, what changed and what it belongs to', async () => {
    const { id, companyId } = await make.deal()
    const [event, ...others] = await toldBy(() =>
      byHand(`UPDATE "Deal" SET title = 'New', notes = 'x' WHERE id = ${id}`),
    )
    expect(others).toEqual([])
    expect(event).toMatchObject({ kind: 'deal.updated', recordId: id, version: 2, changed: ['notes', 'title'] })
    expect(event).toMatchObject({ dealId: id, companyId, talentId: null })
  })

  test('of nothing that counts is not told, and leaves the version', async () => {
    const { id } = await make.deal()
    const told = await toldBy(() => byHand(`UPDATE "Deal" SET "activeAt" = now(), "updatedAt" = now(), title = title`))
    expect(told).toEqual([])
    expect(await world.db.deal.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 1 })
  })

  test('that was rolled back is not told', async () => {
    const { id } = await make.talent()
    const told = await toldBy(async () => {
      const failing = world.transaction(async tx => {
        await tx.talent.update({ where: { id }, data: { name: 'Lost' } })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
    })
    expect(told).toEqual([])
  })

  test('grows the version once, whether the statement does or not', async () => {
    const { id } = await make.talent()
    const told = await toldBy(async () => {
      await byHand(`UPDATE "Talent" SET role = 'Other', version = version + 1 WHERE id = ${id}`)
      await byHand(`UPDATE "Talent" SET role = 'Another' WHERE id = ${id}`)
    })
    expect(told.map(({ version }) => version)).toEqual([2, 3])
  })
})

test('events older than asked are removed, and who has not read them is told so, even when all are gone', async () => {
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
