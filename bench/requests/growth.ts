/*
 * How long an answer takes from 10,000 to 1,000,000 talents, half as many deals each: the median of four connections,
 * by turns. `--folders=a,b,c` names data folders that `npm run bench:data` has made; without, it makes its own, which
 * takes a while. `--rounds` and `--seconds` are as in ratios.ts.
 */
import { option, quantile } from '../measure.ts'
import { type Ask, askedIn, growingWorks } from './asks.ts'
import { fillMemory, openFolder, profilesRead, readFiles } from './folders.ts'
import { startLoader } from './loader.ts'
import { type Ours, startOurs } from './ours.ts'
import { countRows, readSamples } from './samples.ts'
import { printRow } from './table.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const CONNECTIONS = 4
const rounds = Number(option('rounds') ?? 3)
const milliseconds = 1000 * Number(option('seconds') ?? 1)

type Agency = {
  ours: Ours
  works: { name: string; asks: Ask[]; medians: number[] }[]
  size: string
  close(): Promise<void>
}

/** What all agencies are searched for: words of the first, smallest one, so that each answer is a full page. */
let words: { talents: string[]; deals: string[] } | undefined
const agencies: Agency[] = []
const loader = startLoader()
try {
  const folders = option('folders')?.split(',') ?? SIZES
  for (const folder of folders) agencies.push(await openAgency(folder))
  for (let round = 0; round <= rounds; round += 1) {
    const [first] = agencies
    for (const at of first?.works.keys() ?? []) for (const agency of agencies) await once(agency, at, round)
  }
  print()
} finally {
  loader.stop()
  for (const { close } of agencies) await close()
}

async function openAgency(folder: string | number): Promise<Agency> {
  const size = Number(folder)
  const given = Number.isNaN(size) ? String(folder) : undefined
  const { path, remove } = await openFolder(given, { talents: size, deals: size / 2 })
  await readFiles(path)
  const ours = await startOurs(path)
  await profilesRead(ours.databaseUrl)
  await fillMemory(ours.databaseUrl)
  const [talents, deals] = [await readSamples(ours.databaseUrl), await readSamples(ours.databaseUrl, 'Deal')]
  words ??= { talents: talents.fillingWords, deals: deals.fillingWords }
  const works = growingWorks({ ...talents, fillingWords: words.talents }, { ...deals, fillingWords: words.deals })
  const requests = works.flatMap(({ asks }) => asks.slice(-1)).map(ours.requestOf)
  await loader.load({ origin: ours.origin, requests, isOnce: true, connections: 1, milliseconds: 10_000 })
  await ours.settled()
  return {
    ours,
    works: works.map(work => ({ ...work, medians: [] })),
    size: await countRows(ours.databaseUrl),
    async close() {
      await ours.stop()
      await remove()
    },
  }
}

/** The first round is to warm up. */
async function once({ ours, works }: Agency, at: number, round: number) {
  const work = works[at]
  if (!work) throw new Error('There is no such work')
  const { asks, isOnce } = askedIn(round, rounds + 1, work.asks)
  const { median, failed } = await loader.load({
    origin: ours.origin,
    requests: asks.map(ours.requestOf),
    isOnce,
    connections: CONNECTIONS,
    milliseconds,
  })
  if (failed > 0) throw new Error(`${failed} answers failed at: ${work.name}`)
  if (round > 0) work.medians.push(median)
}

function print() {
  printRow(['median, ms', ...agencies.map(({ size }) => size), 'last by first'])
  printRow(['---', ...agencies.map(() => '--:'), '--:'])
  for (const [at, { name }] of agencies[0]?.works.entries() ?? []) {
    const medians = agencies.map(({ works }) => quantile(works[at]?.medians ?? [], 0.5))
    const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1)
    printRow([name, ...medians.map(median => median.toFixed(1)), ratio.toFixed(2)])
  }
}
