import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDatabase } from '../../api/db.ts'
import { matchTalents, prepareMatching } from '../../api/matching/match.ts'
import { openMatcher } from '../../api/matching/search/matcher.ts'
import { startEmbeddedPostgres } from '../../api/postgres/postgres.ts'
import { applyMigrations } from '../../prisma/apply.ts'
import { recruiterOf, startDatabase } from '../database.ts'
import { option, percentile } from '../measure.ts'
import { extremes, inventDescriptions, type Search } from './descriptions.ts'
import { peopleFrom } from './people.ts'

/*
 * Measures matching on many talents. `npm run bench:matching -- --data=folder` uses a copy of a folder made by `npm run
 * bench:data`, `--talents=10000` uses invented people in a new database. Prints the duration of all searches but the
 * first, Node's processor time per search, the longest block of the event loop, and the memory of the process. V8 has a
 * single thread of its own, as in `npm start`.
 */

const SEARCHES = 60

const flags = ['fsync=off', 'shared_buffers=512MB']
const data = option('data')
const database = data ? await openFolder(data) : await invent(Number(option('talents') ?? 10_000))
const recruiter = recruiterOf(database)
try {
  await readProfiles()
  const before = memory()
  const start = performance.now()
  await prepareMatching(recruiter)
  const loaded = performance.now()
  await matchTalents(recruiter, { jobDescription: 'Java Developer' })
  const [loading, searching] = [loaded - start, performance.now() - loaded].map(Math.round)
  console.log(`Loading took ${loading} ms, the first search after it ${searching} ms, both ${memory() - before} MB`)
  const descriptions = inventDescriptions(SEARCHES)
  const rows = [
    await measure(
      '200 words',
      descriptions.map(jobDescription => ({ jobDescription })),
    ),
    await measure(
      'available only',
      descriptions.map(jobDescription => ({ jobDescription, availableOnly: true })),
    ),
    await measure(
      'of an area',
      descriptions.map(jobDescription => ({ jobDescription, targetArea: 'TECH' })),
    ),
    await measure(
      'of a function',
      descriptions.map(jobDescription => ({ jobDescription, targetArea: 'SALES' })),
    ),
  ]
  for (const { name, asked } of extremes) rows.push(await measure(name, Array(SEARCHES / 6).fill(asked)))
  console.table(rows)
  console.log(`All searches took ${memory() - before} MB`)
} finally {
  await database.stop()
}

async function openFolder(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, flags })
  await applyMigrations(postgres.url)
  const { close, ...opened } = openDatabase(postgres.url, () => undefined)
  const matcher = openMatcher(postgres.url)
  async function stop() {
    await matcher.close()
    await close()
    await postgres.stop()
  }
  return { ...opened, matcher, stop }
}

async function invent(many: number) {
  const database = await startDatabase({ flags })
  for (let from = 0; from < many; from += 1_000) {
    await database.db.talent.createMany({ data: peopleFrom(from, Math.min(many, from + 1_000)) })
  }
  return database
}

async function readProfiles() {
  const start = performance.now()
  for (let more = true; more; ) more = await database.matcher.readSome(recruiter.signal)
  await database.db.$executeRaw`VACUUM ANALYZE "TalentTerms"`
  const many = await database.db.talentTerms.count()
  console.log(`${many} talents; the profiles were read in ${Math.round((performance.now() - start) / 1000)} s`)
}

async function measure(name: string, searches: Search[]) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const times: number[] = []
  let found = 0
  await matchTalents(recruiter, { ...searches[0] })
  delay.enable()
  const before = process.cpuUsage()
  for (const asked of searches) {
    const start = performance.now()
    const { matches } = await matchTalents(recruiter, { ...asked })
    times.push(performance.now() - start)
    found += matches.length
  }
  delay.disable()
  const { user, system } = process.cpuUsage(before)
  return {
    ...{ searches: name, 'median ms': percentile(times, 0.5), 'p95 ms': percentile(times, 0.95) },
    ...{ 'CPU ms': Math.round((user + system) / 1e3 / searches.length), 'loop held ms': Math.round(delay.max / 1e6) },
    found: Math.round(found / searches.length),
  }
}

/** Megabytes of this process, threads included. */
function memory() {
  return Math.round(process.memoryUsage.rss() / 2 ** 20)
}
