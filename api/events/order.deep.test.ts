import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { type EventRow, lastPosition, readEvents } from './events.ts'

openApp()

const WRITERS = 8
const ROUNDS = 25

test('a reader gets each event once while there are many writers, some of which commit late', async () => {
  const ids = await Promise.all(Array.from({ length: WRITERS }, async () => (await make.company()).id))
  const after = await lastPosition(world)
  let isWriting = true
  const readers = Promise.all([1, 3, 50].map(take => readWhile(() => isWriting, { after, take })))
  const made = (await Promise.all(ids.map((_id, seed) => write(ids, seed)))).flat()
  isWriting = false
  const { events: all } = await readEvents(world, { after, take: 10_000 })
  for (const read of await readers) expect(read).toEqual(all)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.length).toBe(WRITERS * ROUNDS * 2)
  const created = all.filter(({ kind }) => kind === 'company.created').map(({ recordId }) => recordId)
  expect(created.sort()).toEqual(made.sort())
  for (const id of ids) {
    const versions = all.filter(({ recordId, kind }) => recordId === id && kind === 'company.updated')
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_event, i) => i + 2))
  }
})

async function readWhile(isOn: () => boolean, { after, take }: { after: number; take: number }) {
  const read: EventRow[] = []
  for (let position = after, isLast = false; ; ) {
    const { events, end } = await readEvents(world, { after: position, take })
    read.push(...events)
    position = end
    if (isLast && events.length === 0) return read
    isLast = !isOn()
  }
}

/** Changes companies in transactions, some of which stay open for a while. Returns the added companies. */
async function write(ids: number[], seed: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const made: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await client.query('BEGIN')
    const { rows } = await client.query(
      `INSERT INTO "Company" (name, "mainStakeholder") VALUES ($1, 'x') RETURNING id`,
      [`${seed} ${round}`],
    )
    made.push(rows[0].id)
    await new Promise(resolve => setTimeout(resolve, ((seed * 7 + round * 13) % 5) * 3))
    const id = ids[(seed * 3 + round * 5) % ids.length]
    await client.query(`UPDATE "Company" SET notes = $1 WHERE id = $2`, [`${seed} ${round}`, id])
    await client.query('COMMIT')
  }
  return made
}
