/**
 * Times of the pages' queries over HTTP, for a signed-in user. The variables differ each time, so that no cache helps.
 * `npm run bench -- --at=folder` measures with a data folder of `npm run bench:data`. Several folders, such as
 * `--at=small,large`, get requests in turn. `--at=folder,../before:copy` also measures another built checkout, on a
 * copy of the folder. `--busy` first changes the folders to those of a busy day (`busy.ts`).
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { FEW_ITEMS } from '../../api/today/words.ts'
import { hasOption, option, quantile } from '../measure.ts'
import { type Product, startProduct } from '../product.ts'
import { makeBusy } from './busy.ts'

const TURNS = Number(option('turns') ?? 40)
/** Number of requests before the measurement, which compile statements and fill caches. */
const WARM_UP = 5

/** Words of roles and names to search for. No page gets the same text twice: repeated words get spaces at the end. */
const words = [
  'engineer',
  'nurse',
  'design',
  'anna',
  'data',
  'kafka',
  'lead',
  'manager',
  'zoe',
  'react',
  'teacher',
  'an',
]

/** Time zones for the page Today, another zone in each turn, as its items are cached for each time zone. */
const zones = Intl.supportedValuesOf('timeZone')
const today = (scope: string) => (turn: number) => ({ scope, first: FEW_ITEMS, timeZone: zones[turn] })
const page = { after: null, filter: {} }
const newest = { field: 'CREATED_AT', direction: 'DESC' }
const byName = { field: 'NAME', direction: 'ASC' }
const byTitle = { field: 'TITLE', direction: 'ASC' }
const wordAt = (turn: number) => `${words[turn % words.length]}${' '.repeat(Math.floor(turn / words.length))}`
const period = (turn: number) => ({ from: '2026-01', to: `2026-${String((turn % 11) + 1).padStart(2, '0')}` })

type Ask = [name: string, operation: string, variables: (turn: number) => object]

const asks: Ask[] = [
  ['talents, newest first', 'TalentsPageQuery', turn => ({ ...page, first: 50 - (turn % 25), orderBy: newest })],
  ['talents by name', 'TalentsPageQuery', turn => ({ ...page, first: 50 - (turn % 25), orderBy: byName })],
  [
    'talents, a search',
    'TalentsPageQuery',
    turn => ({ first: 50 - Math.floor(turn / words.length), filter: { search: wordAt(turn) }, orderBy: newest }),
  ],
  [
    'talents by hourly rate',
    'TalentsPageQuery',
    turn => ({ after: null, first: 50, filter: { hourlyRate: { from: 20 + turn, to: 40 + turn } }, orderBy: newest }),
  ],
  ['number of a search', 'TalentsPageCountQuery', turn => ({ filter: { search: wordAt(turn) } })],
  [
    'also found, two terms',
    'AlsoFoundQuery',
    turn => ({ first: 20, filter: { search: `"${wordAt(turn).trim()}" react` } }),
  ],
  [
    'a skill and a search',
    'TalentsPageQuery',
    turn => ({
      after: null,
      first: 50 - turn,
      filter: { allSkills: ['react'], search: wordAt(turn), isAvailable: true },
      orderBy: newest,
    }),
  ],
  ['deals by title', 'DealsPageQuery', turn => ({ ...page, first: 50 - (turn % 25), orderBy: byTitle })],
  ['companies by name', 'CompaniesPageQuery', turn => ({ ...page, first: 50 - (turn % 25), orderBy: byName })],
  ['a talent', 'TalentPageQuery', turn => ({ id: 1 + ((turn * 997) % 9_000) })],
  ['a deal', 'DealPageQuery', turn => ({ id: 1 + ((turn * 97) % 490) })],
  ['a company', 'CompanyPageQuery', turn => ({ id: 1 + ((turn * 19) % 90) })],
  ['palette', 'PaletteQuery', turn => ({ search: wordAt(turn) })],
  ['Today, mine', 'TodayPageQuery', today('MINE')],
  ["Today, everybody's", 'TodayPageQuery', today('EVERYBODY')],
  ['number on Today', 'CountsQuery', () => ({ timeZone: 'Europe/Madrid' })],
  ['the bell, opened', 'NotificationListQuery', () => ({})],
  ['scoreboard', 'ScoreboardPageQuery', period],
  ['revenue', 'RevenuePageQuery', period],
]

/** A running product, with the ids of its persisted documents by the names of their operations. */
type Contender = { name: string; product: Product; documents: Map<string, string> }

const places = option('at')?.split(',') ?? []
if (places.length === 0) throw new Error('--at is missing')
const contenders: Contender[] = []
try {
  for (const place of places) contenders.push(await open(place))
  printRow(
    'p50, p95 ms',
    contenders.map(({ name }) => name),
  )
  for (const ask of asks) printRow(ask[0], await measure(ask))
} finally {
  for (const { product } of contenders) await product.stop()
}

async function open(place: string): Promise<Contender> {
  const [folder = '', checkout = path.resolve(import.meta.dirname, '../..')] = place.split(':').reverse()
  if (hasOption('busy')) await makeBusy(folder)
  const product = await startProduct({ DATA_DIR: path.resolve(folder), DEMO_DATA: '0' }, checkout)
  const file = await readFile(path.join(checkout, 'persisted-documents.json'), 'utf8')
  const texts = z.record(z.string(), z.string()).parse(JSON.parse(file))
  const documents = new Map(Object.entries(texts).map(([id, text]) => [/^query (\w+)/.exec(text)?.[1] ?? id, id]))
  return { name: place, product, documents }
}

/** Measures a query of the contenders in turn. Returns the milliseconds of each, or '–' if the page is missing. */
async function measure(ask: Ask): Promise<string[]> {
  const times = contenders.map((): number[] => [])
  for (let turn = 0; turn < TURNS + WARM_UP; turn += 1) {
    for (const [at, contender] of contenders.entries()) {
      const milliseconds = await timeOf(contender, ask, turn)
      if (turn >= WARM_UP && milliseconds !== null) times[at]?.push(milliseconds)
    }
  }
  return times.map(own =>
    own.length === 0 ? '–' : [0.5, 0.95].map(share => quantile(own, share).toFixed(1)).join(', '),
  )
}

/** The milliseconds of a request. Null if this version lacks the page, or if another checkout lacks the filter. */
async function timeOf({ product, documents }: Contender, [, operation, variables]: Ask, turn: number) {
  const id = documents.get(operation)
  if (!id) return null
  const headers = { 'x-requested-with': 'bench' }
  const body = { id, variables: variables(turn) }
  const answer = await product.call({ method: 'POST', path: '/graphql', body, headers })
  if (product !== contenders[0]?.product && answer.body.includes('is not defined by type')) return null
  if (answer.status !== 200 || answer.body.includes('"errors"')) throw new Error(`${operation}: ${answer.body}`)
  return answer.milliseconds
}

function printRow(name: string, cells: string[]) {
  console.log(name.padEnd(24) + cells.map(cell => cell.slice(-24).padStart(26)).join(''))
}
