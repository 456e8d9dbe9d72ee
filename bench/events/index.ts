/**
 * What it costs writers that their changes are told: `npm run bench:events`. 8 writers make 10,000 changes of single companies, each
 * in a transaction of its own, with the triggers that write events and without them, by turns, on a database that syncs to the disk.
 */
import pg from 'pg'
import { startDatabase } from '../database.ts'
import { option } from '../measure.ts'

const CHANGES = Number(option('changes') ?? 10_000)
const ROUNDS = Number(option('rounds') ?? 3)
const WRITERS = 8
const COMPANIES = 400

const database = await startDatabase({ flags: ['fsync=on'] })
const clients = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: database.url }))
try {
  for (const client of clients) await client.connect()
  await clients[0]?.query(
    `INSERT INTO "Company" (name, "mainStakeholder") SELECT 'Company ' || n, 'x' FROM generate_series(1, $1::int) AS n`,
    [COMPANIES],
  )
  for (let round = 1; round <= ROUNDS; round++) {
    for (const told of [true, false]) {
      await clients[0]?.query(`ALTER TABLE "Company" ${told ? 'ENABLE' : 'DISABLE'} TRIGGER "tellUpdated"`)
      console.log(`round ${round}, ${told ? 'told' : 'not told'}: ${(await write(`${round} ${told}`)).toFixed(1)} s`)
    }
  }
} finally {
  for (const client of clients) await client.end()
  await database.stop()
}

/** Seconds of all the changes. */
async function write(name: string): Promise<number> {
  const began = performance.now()
  let made = 0
  const writing = clients.map(async client => {
    while (made < CHANGES) {
      const change = made++
      await client.query(`UPDATE "Company" SET notes = $1 WHERE id = $2`, [
        `${name} ${change}`,
        (change % COMPANIES) + 1,
      ])
    }
  })
  await Promise.all(writing)
  return (performance.now() - began) / 1_000
}
