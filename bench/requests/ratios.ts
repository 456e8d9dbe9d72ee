/*
 * Requests per second and processor time per request, all contenders in turn on one database. It gets 100,000 talents
 * (`--talents=20000`), or is that of a data folder that `npm run bench:data` has made (`--folder=…`). `--rounds` and
 * `--seconds` say how often and how long each is asked; `--peers=0` leaves PostGraphile out.
 */
import { option } from '../measure.ts'
import { type Ask, askedIn, type Work, worksOn } from './asks.ts'
import { compareAnswers } from './compare.ts'
import type { Contender } from './contender.ts'
import { fillMemory, openFolder, profilesRead } from './folders.ts'
import { startLimit } from './limit.ts'
import { startLoader } from './loader.ts'
import { startOurs } from './ours.ts'
import { startPostGraphile } from './postgraphile.ts'
import { readSamples } from './samples.ts'
import { printRuns, Runs } from './table.ts'
import { startWriter } from './writer.ts'

const rounds = Number(option('rounds') ?? 3)
const milliseconds = 1000 * Number(option('seconds') ?? 2)
const CONNECTIONS = 16

const folder = await openFolder(option('folder'), { talents: Number(option('talents') ?? 100_000) })
const ours = await startOurs(folder.path)
await profilesRead(ours.databaseUrl)
const contenders: Contender[] = [ours]
const loader = startLoader()
try {
  if (option('peers') !== '0') contenders.push(await startPostGraphile(ours.databaseUrl))
  contenders.push(await startLimit(ours.databaseUrl))
  await fillMemory(ours.databaseUrl)
  const works = worksOn(await readSamples(ours.databaseUrl))
  for (const work of works) {
    console.log(`${work.name}: ${await compareAnswers(contenders, work)} answers compared, equal`)
  }
  await ours.settled()
  await measure('The same request again and again', works, ({ same }) => [same])
  await measure('Thousands of different requests', works, ({ varied }) => varied)
  const writer = startWriter(ours.databaseUrl)
  await measure('The same request, while one talent changes ten times a second', works, ({ same }) => [same])
  await writer.stop()
} finally {
  loader.stop()
  for (const contender of contenders.reverse()) await contender.stop()
  await folder.remove()
}

async function measure(title: string, works: Work[], asksOf: (work: Work) => Ask[]) {
  const runs = new Runs()
  for (let round = 0; round <= rounds; round += 1) {
    for (const work of works) {
      const asked = askedIn(round, rounds + 1, asksOf(work))
      for (const contender of contenders) await once(contender, { ...asked, work, runs, isWarmUp: round === 0 })
    }
  }
  console.log(`\n${title}\n`)
  const names = contenders.map(({ name }) => name)
  printRuns(runs, { works: works.map(({ name }) => name), contenders: names })
}

type Turn = ReturnType<typeof askedIn> & { work: Work; runs: Runs; isWarmUp: boolean }

async function once({ name, origin, requestOf, pids }: Contender, { work, asks, isOnce, runs, isWarmUp }: Turn) {
  const time = isWarmUp ? milliseconds / 2 : milliseconds
  const load = { origin, requests: asks.map(requestOf), isOnce, connections: CONNECTIONS, milliseconds: time }
  const run = await loader.run(load, { pids, postmaster: ours.postmaster() })
  if (run.failed > 0) throw new Error(`${name} failed ${run.failed} times at: ${work.name}`)
  if (!isWarmUp) runs.add(work.name, name, run)
}
