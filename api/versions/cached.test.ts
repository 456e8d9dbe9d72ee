import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { countQueries } from '../test/queries.ts'
import { addTalents, addUser, byHand, current, database, openByHand } from './test/byHand.ts'
import { openVersions } from './versions.ts'

openByHand()

const connectionTo = (connectionString: string, onError: (error: Error) => void = () => undefined) =>
  [{ connectionString }, { onError, giveCode: rethrow }] as const

function rethrow(error: unknown): never {
  throw error
}

describe('cached work', () => {
  const cached = (work: () => Promise<unknown>) => database.versions.cached({ tables: ['Talent'], key: 'test' }, work)

  /** Returns work that counts its runs and returns the count. */
  function counter() {
    let times = 0
    return async () => ++times
  }

  test('runs once until a row of its tables changes', async () => {
    const work = counter()
    expect([await cached(work), await cached(work)]).toEqual([1, 1])
    await addUser()
    expect(await cached(work)).toBe(1)
    await addTalents(1)
    expect([await cached(work), await cached(work)]).toEqual([2, 2])
  })

  test('is shared by concurrent callers, but not after a change', async () => {
    const work = counter()
    let finish = () => {}
    const slow = () => new Promise(resolve => (finish = () => resolve('old')))
    const first = cached(slow)
    const second = cached(work)
    await expect.poll(current).toBeTruthy()
    await addTalents(1)
    const third = await cached(work)
    finish()
    expect([await first, await second, third]).toEqual(['old', 'old', 1])
    expect(await cached(work)).toBe(1)
  })

  test('runs again after a failure', async () => {
    const fail = () => Promise.reject(new Error('broken'))
    await expect(Promise.all([cached(fail), cached(fail)])).rejects.toThrow('broken')
    expect(await cached(counter())).toBe(1)
  })

  test('runs again when its result is no longer valid', async () => {
    const work = counter()
    const ask = (least: number) =>
      database.versions.cached({ tables: ['Talent'], key: 'valid', isValid: (one: number) => one >= least }, work)
    expect([await ask(1), await ask(1), await ask(2), await ask(2)]).toEqual([1, 1, 2, 2])
  })
})

describe('reading the versions', () => {
  test('starts after the call, and is shared by all calls before the query is sent', async () => {
    await addTalents(1)
    expect(await countQueries(() => Promise.all([current(), current(), current()]))).toBe(1)
    const first = current()
    const writing = first.then(() => addTalents(1))
    const [one] = await Promise.all([first, writing])
    const two = await current()
    expect([one.rows('Talent'), two.rows('Talent')]).toEqual([1, 2])
  })

  test('works after a lost connection, with different versions', async () => {
    const errors: Error[] = []
    const report = (error: Error) => void errors.push(error)
    const versions = openVersions(...connectionTo(`${database.url}?application_name=lost`, report))
    onTestFinished(() => versions.close())
    const before = await versions.current()
    await byHand.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lost'`)
    await expect.poll(() => errors.length).toBe(1)
    const after = await versions.current()
    expect(after.of(['Talent'])).not.toBe(before.of(['Talent']))
    expect(after.rows('Talent')).toBe(before.rows('Talent'))
  })

  test('a failure reaches all callers that wait for it, but no later callers', async () => {
    const elsewhere = database.url.replace(/\/[^/]*$/, '/postgres')
    const versions = openVersions(...connectionTo(elsewhere))
    onTestFinished(() => versions.close())
    const [one, two] = [versions.current(), versions.current()]
    await expect(one).rejects.toThrow('DataChange')
    await expect(two).rejects.toThrow('DataChange')
    const client = new pg.Client({ connectionString: elsewhere })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('CREATE TABLE "DataChange" ("table" text, changes int, rows int)')
    onTestFinished(async () => void (await client.query('DROP TABLE "DataChange"')))
    await client.query(`INSERT INTO "DataChange" VALUES ('Talent', 1, 7)`)
    expect((await versions.current()).rows('Talent')).toBe(7)
  })
})
