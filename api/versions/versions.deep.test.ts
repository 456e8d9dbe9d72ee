import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addTalents, addUser, byHand, current, database, openByHand } from './test/byHand.ts'
import { COUNTED, type CountedTable, openVersions } from './versions.ts'

openByHand()

const connectionTo = (connectionString: string, onError: (error: Error) => void = () => undefined) =>
  [{ connectionString }, { onError, giveCode: rethrow }] as const

function rethrow(error: unknown): never {
  throw error
}

/** Returns the tables that the work changed, according to the versions. */
async function changedBy(work: () => Promise<unknown>): Promise<CountedTable[]> {
  const before = await current()
  await work()
  const after = await current()
  return COUNTED.filter(table => before.of([table]) !== after.of([table]))
}

/** The rows according to the versions, and their real number. */
async function bothCounts() {
  const version = await current()
  const { rows } = await byHand.query(
    COUNTED.map(table => `SELECT '${table}' AS name, count(*)::int AS count FROM "${table}"`).join(' UNION ALL '),
  )
  const is = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  return { counted: Object.fromEntries(COUNTED.map(table => [table, version.rows(table)])), is }
}

test('triggers count the changes of every table except the listed ones', async () => {
  const { rows } = await byHand.query(
    `SELECT tgrelid::regclass::text AS name, array_agg(DISTINCT tgtype::int & 60) AS events FROM pg_trigger
     WHERE NOT tgisinternal AND tgname LIKE 'count%' GROUP BY 1`,
  )
  const counted = rows.map(({ name }) => name.replaceAll('"', ''))
  expect(counted.sort()).toEqual([...COUNTED].sort())
  for (const { events } of rows) expect(events.sort()).toEqual([16, 32, 4, 8]) // Update, truncate, insert, delete.
})

describe('a change by SQL', () => {
  test.each([
    ['an insert', () => addTalents(1)],
    ['an update', () => byHand.query('UPDATE "Talent" SET name = name')],
    ['a delete', () => byHand.query('DELETE FROM "Talent"')],
    [
      'a merge',
      () =>
        byHand.query('MERGE INTO "Talent" USING (SELECT 1) one ON true WHEN MATCHED THEN UPDATE SET role = $1', ['x']),
    ],
  ])('is seen at once: %s', async (_name, work) => {
    await addTalents(3)
    expect(await changedBy(work)).toContain('Talent')
    const { counted, is } = await bothCounts()
    expect(counted).toEqual(is)
  })

  test('is seen in tables with cascaded deletions', async () => {
    await addTalents(5)
    const user = await addUser()
    await byHand.query(
      `INSERT INTO "TalentComment" ("talentId", "userId", comment) SELECT id, $1, '' FROM "Talent", generate_series(1, 3)`,
      [user],
    )
    await byHand.query(`INSERT INTO "Activity" (kind, "talentId") SELECT 'test', id FROM "Talent"`)
    await byHand.query(
      `INSERT INTO "StoredFile" (key, kind, name, "contentType", size, sha256, "talentId")
       SELECT id::text, 'RESUME', '', '', 1, '', id FROM "Talent"`,
    )
    const work = () => byHand.query('DELETE FROM "Talent" WHERE id IN (SELECT id FROM "Talent" LIMIT 3)')
    const cascaded = ['Talent', 'TalentComment', 'StoredFile', 'Activity']
    expect(await changedBy(work)).toEqual(expect.arrayContaining(cascaded))
    const { counted, is } = await bothCounts()
    expect(is).toMatchObject({ Talent: 2, TalentComment: 6, Activity: 2 })
    expect(counted).toEqual(is)
  })

  test('is seen when it truncates tables', async () => {
    await addTalents(5)
    expect(await changedBy(() => byHand.query('TRUNCATE "Talent" CASCADE'))).toContain('Talent')
    expect((await current()).rows('Talent')).toBe(0)
  })

  test('is not seen if nothing was added or deleted, or if it was rolled back', async () => {
    await addTalents(1)
    const nothing = async () => {
      await addTalents(0)
      await byHand.query('DELETE FROM "Talent" WHERE false')
      await byHand.query('BEGIN')
      await addTalents(4)
      await byHand.query('ROLLBACK')
    }
    expect(await changedBy(nothing)).toEqual([])
  })
})

describe('a transaction', () => {
  const counts = async () =>
    Number((await byHand.query(`SELECT count(*) FROM "DataChange" WHERE "table" = 'Talent'`)).rows[0].count)

  test('counts its updates of a table only once', async () => {
    await addTalents(5)
    const before = await counts()
    await byHand.query('BEGIN')
    for (let turn = 0; turn < 20; turn++) await byHand.query('UPDATE "Talent" SET summary = $1', [String(turn)])
    await byHand.query('COMMIT')
    expect(await counts()).toBe(before + 1)
  })

  test('counts an update again if the previous one was rolled back to a savepoint', async () => {
    await addTalents(1)
    const work = async () => {
      await byHand.query('BEGIN')
      await byHand.query('SAVEPOINT one')
      await byHand.query(`UPDATE "Talent" SET summary = 'lost'`)
      await byHand.query('ROLLBACK TO one')
      await byHand.query(`UPDATE "Talent" SET summary = 'kept'`)
      await byHand.query('COMMIT')
    }
    expect(await changedBy(work)).toEqual(['Talent'])
  })

  test('is seen when it is committed, even after a transaction that began later', async () => {
    const slow = new pg.Client({ connectionString: database.url })
    await slow.connect()
    onTestFinished(() => slow.end())
    await addTalents(1)
    await slow.query('BEGIN')
    await slow.query('UPDATE "Talent" SET summary = $1', ['slow'])
    expect(await changedBy(() => addTalents(1))).toEqual(['Talent'])
    expect(await changedBy(() => slow.query('COMMIT'))).toEqual(['Talent'])
  })
})

describe('sessions and tokens', () => {
  test.each([
    ['"Session"', `"lastUsedAt" = now() + interval '1 minute', "expiresAt" = "expiresAt" + interval '1 day'`, false],
    ['"Session"', `"expiresAt" = "expiresAt" - interval '1 second'`, true],
    ['"Session"', `"confirmedAt" = now()`, true],
    ['"Session"', `"userId" = "userId", "createdAt" = "createdAt" - interval '1 day'`, true],
    ['"ApiToken"', '"lastUsedAt" = now()', false],
    ['"ApiToken"', '"revokedAt" = now()', true],
    ['"ApiToken"', `scope = 'READ'`, true],
    ['"ApiToken"', `"expiresAt" = now() + interval '1 day'`, true],
  ])('a change of %s counts unless it only notes their use: %s', async (table, change, isSeen) => {
    const user = await addUser()
    await byHand.query(`INSERT INTO "Session" ("tokenHash", "userId", "expiresAt") VALUES ('one', $1, now())`, [user])
    await byHand.query(
      `INSERT INTO "ApiToken" (name, "userId", scope, "tokenHash") VALUES ('', $1, 'READ_WRITE', 'one')`,
      [user],
    )
    const changed = await changedBy(() => byHand.query(`UPDATE ${table} SET ${change}`))
    expect(changed).toEqual(isSeen ? [table.replaceAll('"', '')] : [])
  })
})

describe('compacting the changes', () => {
  const entries = async () => (await byHand.query('SELECT count(*)::int AS count FROM "DataChange"')).rows[0].count

  test('leaves one entry per table, and does not change any version', async () => {
    for (let turn = 0; turn < 300; turn++) await addTalents(2)
    const before = await current()
    await expect.poll(entries).toBe(COUNTED.length)
    const after = await current()
    expect(after.of(COUNTED)).toBe(before.of(COUNTED))
    expect(after.rows('Talent')).toBe(600)
  })

  test('loses no change of parallel writers when several processes compact', { tags: ['deep'] }, async () => {
    let isWriting = true
    const read = async () => {
      const versions = openVersions(...connectionTo(database.url))
      while (isWriting) await versions.current()
      await versions.close()
    }
    const reading = Promise.all([read(), read(), read()])
    const write = async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      for (let turn = 0; turn < 200; turn++) {
        await client.query(`INSERT INTO "Company" (name, "mainStakeholder") VALUES ('One', ''), ('Two', '')`)
        await client.query('DELETE FROM "Company" WHERE id = (SELECT id FROM "Company" LIMIT 1 FOR UPDATE SKIP LOCKED)')
      }
      await client.end()
    }
    await Promise.all([write(), write(), write(), write()])
    isWriting = false
    await reading
    const { counted, is } = await bothCounts()
    expect(is.Company).toBeGreaterThanOrEqual(800)
    expect(counted).toEqual(is)
    expect(await entries()).toBeLessThan(1600)
  })
})
