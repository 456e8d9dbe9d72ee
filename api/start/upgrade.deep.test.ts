import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applyMigrations, CannotMigrate, type Migration, readMigrations } from '../../prisma/apply.ts'
import { filters, listMigrations, startEngine } from '../../prisma/migrate.ts'

/* A start applies the migrations. Here it is killed, and states left by earlier versions are tested. */

/** The number of moments at which an upgrade is killed; `KILLS=30` tests more. */
const KILLS = Number(process.env.KILLS ?? 4)

const migrations = await readMigrations()
const server = () => inject('templateUrl').replace(/\/[^/]*$/, '')

async function connect(database: string) {
  const client = new pg.Client({ connectionString: `${server()}/${database}` })
  await client.connect()
  return client
}

/** An empty database with a connection to it. */
async function open() {
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = await connect('postgres')
  await admin.query(`CREATE DATABASE ${name} STRATEGY FILE_COPY`)
  const client = await connect(name)
  onTestFinished(async () => {
    await client.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  return { name, url: `${server()}/${name}`, client, admin }
}

/** The whole schema made by migrations, in a text that does not depend on the time of creation. */
async function schemaOf(client: pg.Client) {
  const { rows } = await client.query<{ about: string }>(`
    SELECT about FROM (
      SELECT concat_ws(' ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) AS about
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid AND relnamespace = 'public'::regnamespace
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attnum > 0 AND relname <> '_prisma_migrations'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid <> 0
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
      UNION ALL SELECT concat_ws(' ', enumtypid::regtype, enumlabel) FROM pg_enum
    ) AS all_things ORDER BY about COLLATE "C"`)
  return rows.map(({ about }) => about)
}

async function rowsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; checksum: string; steps: number; isDone: boolean }>(
    `SELECT migration_name AS name, checksum, applied_steps_count AS steps, finished_at IS NOT NULL AS "isDone"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return rows
}

const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex')
const doneRows = migrations.map(({ name, sql }) => ({ name, checksum: checksum(sql), steps: 1, isDone: true }))

test('an upgrade that is killed at any moment continues at the next start', async () => {
  const whole = await open()
  await applyMigrations(whole.url)
  const expected = await schemaOf(whole.client)
  expect(await rowsOf(whole.client)).toEqual(doneRows)

  let killed = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { name, url, client, admin } = await open()
    let outcome: 'killed' | 'done' | undefined
    const upgrade = applyMigrations(url).then(
      () => (outcome = 'done'),
      () => (outcome = 'killed'),
    )
    const applied = () =>
      client.query('SELECT FROM _prisma_migrations').then(
        ({ rowCount }) => rowCount,
        () => 0,
      )
    // Measured in migrations, as a migration may take any time on a busy machine.
    const moment = Math.floor((migrations.length * kill) / KILLS)
    await expect.poll(applied, { interval: 1 }).toBeGreaterThanOrEqual(moment)
    while (!outcome) {
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'talentdesk upgrade'`,
        [name],
      )
    }
    if ((await upgrade) === 'killed') killed++
    await applyMigrations(url)
    expect(await schemaOf(client)).toEqual(expected)
    expect(await rowsOf(client)).toEqual(doneRows)
  }
  expect(killed).toBeGreaterThan(KILLS / 2)
})

test('a migration that Prisma began but did not finish is left to the operator', async () => {
  const database = await open()
  const [first, second] = migrations.slice(0, 2) as [Migration, Migration]
  await applyMigrations(database.url, [first])
  await database.client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    ...[randomUUID(), checksum(second.sql), second.name],
  ])
  await expect(applyMigrations(database.url, [first, second])).rejects.toThrow(CannotMigrate)
})

test('of several concurrent starts, one migrates, and Prisma finds nothing to add', async () => {
  const { url } = await open()
  const applied = await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)])
  expect(applied.map(({ length }) => length).sort()).toEqual([0, 0, migrations.length].sort())
  const engine = await startEngine(new PrismaPg({ connectionString: url }), undefined)
  const migrationsList = await listMigrations()
  expect(await engine.applyMigrations({ migrationsList, filters })).toEqual({ appliedMigrationNames: [] })
  const asked = { migrationsList, filters, optInToShadowDatabase: false }
  expect(await engine.diagnoseMigrationHistory(asked)).toMatchObject({
    ...{ editedMigrationNames: [], failedMigrationNames: [], hasMigrationsTable: true, history: null },
  })
  engine.free()
})

test('a failed upgrade is reported in one line without values, and stores nothing', async () => {
  const { url, client } = await open()
  const make = { name: '1_make', sql: `CREATE TABLE a (email TEXT UNIQUE); INSERT INTO a VALUES ('ada@example.com');` }
  const twice = { name: '2_twice', sql: `CREATE TABLE b (); INSERT INTO a VALUES ('ada@example.com');` }
  await expect(applyMigrations(url, [make, twice])).rejects.toThrow(
    new CannotMigrate('The upgrade 2_twice failed (23505, a, a_email_key), and nothing of it was stored.'),
  )
  expect((await rowsOf(client)).map(({ name }) => name)).toEqual(['1_make'])
  expect(await applyMigrations(url, [make, { ...twice, sql: 'CREATE TABLE b ();' }])).toEqual(['2_twice'])
})

test('an index that is built concurrently is built again if a start was killed during its build', async () => {
  const { url, client } = await open()
  const make = { name: '1_make', sql: 'CREATE TABLE "A" (id INT);' }
  const index = { name: '2_index', sql: '-- A long table.\nCREATE INDEX CONCURRENTLY "A_id_idx" ON "A"("id");\n' }
  await applyMigrations(url, [make])
  await client.query(index.sql)
  await client.query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = '"A_id_idx"'::regclass`)
  expect(await applyMigrations(url, [make, index])).toEqual(['2_index'])
  const { rows } = await client.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = '"A_id_idx"'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a database of another product is refused', async () => {
  const { url, client } = await open()
  await client.query('CREATE TABLE orders ()')
  await expect(applyMigrations(url)).rejects.toThrow('The database holds tables of something else')
})

test('each migration can run in one transaction with its row, or is one concurrently built index', () => {
  const alone =
    /^\s*(?:BEGIN|START TRANSACTION|COMMIT|ROLLBACK)\s*;|^(?:VACUUM|CREATE DATABASE|REINDEX)\b|\bCONCURRENTLY\b/im
  const others = migrations.filter(({ sql }) => alone.test(sql))
  for (const { sql } of others) {
    expect(sql.replace(/^--.*$/gm, '').trim()).toMatch(/^CREATE (UNIQUE )?INDEX CONCURRENTLY "\w+"[^;]*;?$/)
  }
})
