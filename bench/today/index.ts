/**
 * What Today takes among 100,000 talents with their deals, candidates, applications and shares: `npm run bench:today`. Fills a
 * database of its own (or `-- --rows=20000`), moves all dates so that the newest are of today, and asks for one colleague's and
 * for everybody's items.
 */
import pg from 'pg'
import { countToday, readToday } from '../../api/today/today.ts'
import { FEW_ITEMS } from '../../api/today/words.ts'
import { fillDatabase } from '../data/fill.ts'
import { startDatabase } from '../database.ts'
import { option } from '../measure.ts'

/** The newest date of the data. */
const NEWEST = '2026-01-01'
const TIMES = 40

const database = await startDatabase()
const { db, url, stop } = database
const client = new pg.Client({ connectionString: url })
try {
  await fillDatabase(url, { talents: Number(option('rows') ?? 100_000) })
  await client.connect()
  for (const [table, columns] of Object.entries({
    Deal: ['deadline', 'statusSince'],
    DealCandidate: ['statusSince', 'updatedAt'],
    ExternalApplication: ['createdAt'],
    Activity: ['at'],
    Talent: ['ratesConfirmedAt'],
  })) {
    const moved = columns.map(column => `"${column}" = "${column}" + (now() - '${NEWEST}'::timestamptz)`)
    await client.query(`UPDATE "${table}" SET ${moved.join(', ')}`)
  }
  // Every third share was opened.
  await client.query(`UPDATE "Share" SET "firstOpenedAt" = now() - interval '2 days', "openCount" = 2 WHERE id % 3 = 0`)
  await client.query('VACUUM ANALYZE')
  const viewerId = (await db.user.findFirstOrThrow({ orderBy: { id: 'asc' } })).id
  for (const mine of [true, false]) {
    const asked = { viewerId, mine, now: new Date(), timeZone: 'Europe/Madrid' }
    const groups = await readToday(database, asked, { first: FEW_ITEMS })
    console.log(mine ? 'mine:' : "everybody's:", groups.map(({ kind, total }) => `${kind} ${total}`).join(', '))
    await measure('items', () => readToday(database, asked, { first: FEW_ITEMS }))
    await measure('count', () => countToday(database, asked))
  }
} finally {
  await client.end()
  await stop()
}

async function measure(what: string, work: () => Promise<unknown>) {
  const times: number[] = []
  for (let nth = 0; nth < TIMES; nth += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(share * (TIMES - 1))] ?? 0)
  console.log(`  ${what.padEnd(8)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}
