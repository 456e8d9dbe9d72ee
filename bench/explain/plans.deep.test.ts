import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { lastPosition } from '../../api/events/events.ts'
import { readPersistedDocuments } from '../../api/http/graphql/persistedDocuments.ts'
import { tuningFor } from '../../api/postgres/tuning.ts'
import { hashToken, randomToken } from '../../api/secrets.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import {
  blocksOf,
  faultsOf,
  isCount,
  isCountOfSearch,
  MOST_BLOCKS,
  type Plan,
  planOf,
  type Statement,
} from '../../api/test/statements.ts'
import { fillDatabase } from '../data/fill.ts'
import { type SentStatement, sentStatements } from './sentStatements.ts'

/*
 * Queries of pages and calls stay cheap at a million talents and half a million deals, with companies in proportion.
 *
 * A test cannot make a million rows. It explains the statements of the pages and calls in an agency of two sizes, with
 * the same values, so that only the number of rows differs. A straight line through the costs at both sizes gives the
 * blocks at a million rows: a constant cost stays the same, and a statement that reads one more block for every 500
 * rows exceeds the limit of 2,000 blocks. A plan that reads a whole table or uses the disk fails at either size. Such
 * plans also show in these small tables, as the memory of sorts is reduced in the same proportion as the tables. `npm
 * run bench:explain` checks the same with a million rows.
 */

openApp()

/** Searched tables have at most 30,000 rows: ANALYZE then reads every row, so that plans do not depend on chance. */
const SMALL = { talents: 8_000, deals: 4_000, companies: 10_000 }
const LARGE = { talents: 24_000, deals: 12_000, companies: 30_000 }
const MILLION = 1_000_000

/** Blocks for a row and the rows shown with it, such as candidates: three index levels for each row. */
const BLOCKS_OF_A_ROW = 12

/** The machine whose settings apply to the plans. The memory of sorts is reduced in proportion to the tables. */
const machine = { memory: 4 * 2 ** 30, cores: 2 }
const chosenBy = tuningFor(machine).filter(setting => /^(effective_cache_size|random_page_cost|jit)=/.test(setting))
const SETTINGS = [...chosenBy, `work_mem=${Math.round((16_384 * LARGE.talents) / MILLION)}kB`]

type Exception = {
  is(asked: SentStatement): boolean
  /** The kind of excess that is allowed for the statement. */
  may: 'take more blocks' | 'do anything'
  reason: string
}

/** Statements whose cost may grow with the rows. An exception that is no longer needed fails the test, too. */
const EXCEPTIONS: Exception[] = [
  {
    is: ({ statement }) => isCountOfSearch(statement),
    may: 'do anything',
    reason: 'A text that many rows have is compared with every row, for two seconds at the most.',
  },
  {
    is: ({ statement }) => isCount(statement),
    may: 'take more blocks',
    reason: 'An exact number is counted within an index.',
  },
  {
    is: ({ statement }) => statement.text.includes('"searchWork" LIKE'),
    may: 'take more blocks',
    reason: 'Skills and companies are in no index of an order: talents are walked by name until 20 have the text.',
  },
]

test('no statement of a page or call exceeds its limit at a million rows', { timeout: 480_000 }, async () => {
  await fillDatabase(world.databaseUrl, SMALL)
  await placeAllEvents()
  await shareAll()
  const asked = await askEverything()
  const small = await costsOf(asked)
  await fillDatabase(world.databaseUrl, LARGE, SMALL)
  await placeAllEvents()
  const large = await costsOf(asked)
  const judged = asked.map((statement, at) => judge(statement, small[at] as Cost, large[at] as Cost))
  expect(judged.flatMap(({ faults }) => faults).join('\n\n')).toBe('')
  const needed = new Set(judged.flatMap(({ excused }) => excused))
  expect(EXCEPTIONS.filter(exception => !needed.has(exception)).map(({ reason }) => reason)).toEqual([])
  expect(asked.length).toBeGreaterThan(500)
})

/** Assigns positions to the events of the filled records. Otherwise the first request for events would assign them. */
async function placeAllEvents() {
  await lastPosition(world)
  await world.db.$executeRaw`VACUUM ANALYZE "Event"`
}

/** Sets the tokens of public links for every hundredth talent and deal. */
async function shareAll() {
  await world.db.$executeRaw`UPDATE "Talent" SET "shareableId" = md5(id::text) WHERE id % 100 = 0`
  await world.db.$executeRaw`UPDATE "Deal" SET "applyToken" = md5(id::text) WHERE id % 100 = 0`
}

async function askEverything(): Promise<SentStatement[]> {
  const documents = await readPersistedDocuments(path.resolve(import.meta.dirname, '../../persisted-documents.json'))
  const { id: userId } = await make.admin()
  const token = randomToken()
  await world.db.apiToken.create({ data: { userId, name: 'plans', scope: 'READ', tokenHash: hashToken(token) } })
  const headers = { authorization: `Bearer ${token}` }
  return sentStatements({ ...{ app: world.app, db: world.db }, documents, headers })
}

type Cost = { ways: Way[]; faults: string[] }
type Way = { blocks: number; rows: number }

async function costsOf(asked: SentStatement[]): Promise<Cost[]> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    for (const setting of SETTINGS) await client.query('SELECT set_config($1, $2, false)', setting.split('='))
    const costs: Cost[] = []
    for (const { statement } of asked) costs.push(await costOf(client, statement))
    return costs
  } finally {
    await client.end()
  }
}

/**
 * Measures a statement. A search has two possible plans: by the trigrams of the text, or by reading the rows in order.
 * The number of rows decides which is cheaper, so both are measured.
 */
async function costOf(client: pg.Client, statement: Statement): Promise<Cost> {
  const chosen = await planOf(client, statement, RUN)
  const ways = [wayOf(chosen)]
  if (/ LIKE /.test(statement.text)) {
    await client.query('SET enable_bitmapscan = off')
    ways.push(wayOf(await planOf(client, statement, RUN)))
    await client.query('RESET enable_bitmapscan')
  }
  return { ways, faults: faultsOf(chosen) }
}

const RUN = 'ANALYZE, BUFFERS, TIMING OFF'

const wayOf = (plan: Plan): Way => ({ blocks: blocksOf(plan), rows: plan['Actual Rows'] ?? 0 })

/** The faults of a statement, and the exceptions that excused further faults. */
function judge(asked: SentStatement, small: Cost, large: Cost) {
  const blocks = blocksAtAMillion(small, large)
  const found = [
    ...[...new Set([...small.faults, ...large.faults])].map(fault => ({ fault, isAboutBlocks: false })),
    ...(blocks > MOST_BLOCKS ? [{ fault: `takes ${blocks} blocks at a million`, isAboutBlocks: true }] : []),
  ]
  const excusing = (isAboutBlocks: boolean) =>
    EXCEPTIONS.find(({ is, may }) => (isAboutBlocks || may === 'do anything') && is(asked))
  const told = found.filter(({ isAboutBlocks }) => !excusing(isAboutBlocks)).map(({ fault }) => fault)
  return {
    faults:
      told.length > 0
        ? [`${asked.name}\n${told.join(', ')} (${writtenCost(small)}, ${writtenCost(large)})\n${textOf(asked)}`]
        : [],
    excused: found.flatMap(({ isAboutBlocks }) => excusing(isAboutBlocks) ?? []),
  }
}

const textOf = ({ statement: { text, values } }: SentStatement) => `${text.slice(0, 2_000)} ${JSON.stringify(values)}`

const writtenCost = ({ ways }: Cost) => ways.map(({ blocks }) => blocks).join(' or ')

/** The blocks of the cheapest plan at a million rows. */
const blocksAtAMillion = (small: Cost, large: Cost): number =>
  Math.min(...large.ways.map((way, at) => lineThrough(small.ways[at] ?? way, way)))

/** The blocks at a million rows, on a straight line through both sizes. Rows that only fill a page do not count. */
function lineThrough(small: Way, large: Way): number {
  const ofRows = BLOCKS_OF_A_ROW * Math.max(0, large.rows - small.rows)
  const growth = Math.max(0, large.blocks - small.blocks - ofRows)
  return Math.round(large.blocks + (growth / (LARGE.talents - SMALL.talents)) * (MILLION - LARGE.talents))
}
