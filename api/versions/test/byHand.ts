import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestDatabase } from '../../test/database.ts'

export let database: Awaited<ReturnType<typeof startTestDatabase>>
/** A connection that does not belong to the product. */
export let byHand: pg.Client

/** Opens a database for the tests of a file; its tables are emptied before each test. */
export function openByHand() {
  beforeAll(async () => {
    database = await startTestDatabase()
    byHand = new pg.Client({ connectionString: database.url })
    await byHand.connect()
  })
  afterAll(async () => {
    await byHand.end()
    await database.stop()
  })
  beforeEach(async () => {
    await byHand.query('TRUNCATE "User", "Talent", "Company", "Activity" CASCADE')
  })
}

export const current = () => database.versions.current()

export const addTalents = (count: number, name = 'Ada') =>
  byHand.query(
    `INSERT INTO "Talent" (name, role, area, seniority) SELECT $1, 'Engineer', 'TECH', 'Senior' FROM generate_series(1, $2)`,
    [name, count],
  )

export async function addUser() {
  const { rows } = await byHand.query(
    `INSERT INTO "User" (email, "passwordHash", "firstName", "lastName") VALUES (gen_random_uuid(), '', '', '') RETURNING id`,
  )
  return Number(rows[0].id)
}
