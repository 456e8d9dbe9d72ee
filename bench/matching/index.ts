import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Prisma } from '../../api/generated/prisma/client.ts'
import { matchTalents, profileOf } from '../../api/matching/match.ts'
import { readNeed } from '../../api/matching/need.ts'
import { readProfile } from '../../api/matching/profile.ts'
import { rate } from '../../api/matching/score.ts'
import { queryOfNeed, SHORTLIST } from '../../api/matching/shortlist.ts'
import { matcherOf, startDatabase } from '../database.ts'
import { descriptions } from './descriptions.ts'
import { peopleFrom } from './people.ts'

/*
 * Measures matching on many talents: `npx tsx bench/matching/index.ts [talents]`. Fills a database of its own, shows how
 * Postgres looks for the talents, how long a search takes, and how many of the best 50 of all talents the short
 * list lets through. The latter is measured with up to 5,000 talents, as it rates every one of them.
 */

const many = Number(process.argv[2] ?? 100_000)
const database = await startDatabase({ flags: ['shared_buffers=256MB'] })
const { db } = database
try {
  await fill()
  await showPlan()
  await measure()
} finally {
  await database.stop()
}

async function fill() {
  const start = performance.now()
  for (let from = 0; from < many; from += 1_000) {
    await db.talent.createMany({ data: peopleFrom(from, Math.min(many, from + 1_000)) })
  }
  await db.$executeRaw`VACUUM ANALYZE "Talent"`
  const [size] = await db.$queryRaw<{ rows: string; words: string }[]>`
    SELECT pg_size_pretty(pg_total_relation_size('"Talent"')) AS rows,
      pg_size_pretty(pg_relation_size('"Talent_searchVector_idx"')) AS words`
  console.log(`${many} talents in ${seconds(start)} s: ${size?.rows} in all, the index of words ${size?.words}`)
}

async function showPlan() {
  const need = readNeed(descriptions[0]?.text ?? '')
  const query = queryOfNeed(need, {})
  if (!query) throw new Error('The description asks for nothing')
  const plan = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN (ANALYZE, BUFFERS) ${query}`)
  console.log(`\n${plan.map(line => line['QUERY PLAN']).join('\n')}\n`)
}

async function measure() {
  const matcher = matcherOf(database)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const rows: Record<string, string | number>[] = []
  for (const { name, text } of descriptions) {
    const times: number[] = []
    let found: { id: number; percentage: number }[] = []
    delay.enable()
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now()
      const { matches } = await matchTalents(matcher, { jobDescription: text })
      times.push(performance.now() - start)
      found = matches.map(({ talent, percentage }) => ({ id: talent.id, percentage }))
    }
    delay.disable()
    times.sort((one, other) => one - other)
    rows.push({
      description: name,
      'median ms': Math.round(times[2] ?? 0),
      'slowest ms': Math.round(times[4] ?? 0),
      'longest block ms': Math.round(delay.max / 1e6),
      found: found.length,
      'of the best %': many > 5_000 ? '' : await shareFound(text, found),
    })
    delay.reset()
  }
  console.log(`At most ${SHORTLIST} talents are looked at closely.`)
  console.table(rows)
}

/** The share of the best 50 that was found, in per cent. Talents with equal percentages may stand for each other. */
async function shareFound(text: string, found: { id: number; percentage: number }[]): Promise<number> {
  const need = readNeed(text)
  const everybody = await db.talent.findMany({ where: { status: { not: 'DROPPED' } } })
  const best = everybody
    .map(talent => rate(need, readProfile(profileOf(talent))).percentage)
    .filter(percentage => percentage >= 1)
    .sort((one, other) => other - one)
    .slice(0, 50)
  if (best.length === 0) return 100
  const reached = best.filter((percentage, at) => (found[at]?.percentage ?? 0) >= percentage).length
  return Math.round((100 * reached) / best.length)
}

function seconds(start: number) {
  return ((performance.now() - start) / 1_000).toFixed(1)
}
