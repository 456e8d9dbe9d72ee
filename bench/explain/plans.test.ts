import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readPersistedDocuments } from '../../api/http/persistedDocuments.ts'
import { tuningFor } from '../../api/postgres/tuning.ts'
import { hashToken, randomToken } from '../../api/secrets.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { blocksOf, faultsOf, isCountOfSearch, isWholeList, MOST_BLOCKS, planOf } from '../../api/test/statements.ts'
import { fillDatabase } from '../data/fill.ts'
import { type Asked, askedStatements } from './asked.ts'

/*
 * What pages and calls ask the database stays cheap at a million talents, half a million deals and companies.
 *
 * A million rows cannot be made here. The statements that the pages and calls send are explained in an agency of two
 * sizes, with the same values, so that nothing but the number of rows differs. The blocks at a million follow from a
 * straight line through both: a statement whose cost does not depend on the rows keeps it, one that takes a block more
 * for every 500 rows is over the limit of 2,000. A plan that reads a table whole or uses the disk fails in either size;
 * the memory for a sort is as much smaller than an operator's as the tables are. `npm run bench:explain` asks the same of
 * a million rows.
 */

openApp()

const SMALL = { talents: 8_000, deals: 4_000, companies: 4_000 }
const LARGE = { talents: 24_000, deals: 12_000, companies: 12_000 }
const MILLION = 1_000_000

/** A row and the rows that are shown with it, such as a deal's candidates, each found in three levels of an index. */
const BLOCKS_OF_A_ROW = 12

/** The settings by which Postgres chooses a plan, of a machine with 4 GB: the memory of a sort in proportion. */
const machine = { memory: 4 * 2 ** 30, cores: 2 }
const chosenBy = tuningFor(machine, 0).filter(setting => /^(effective_cache_size|random_page_cost|jit)=/.test(setting))
const SETTINGS = [...chosenBy, `work_mem=${Math.round((16_384 * LARGE.talents) / MILLION)}kB`]

type Exception = {
  is(asked: Asked): boolean
  /** What it may do. */
  may: 'take more blocks' | 'do anything'
  reason: string
}

/** Statements that may cost more with every row. One that is not needed any more fails, too. */
const EXCEPTIONS: Exception[] = [
  {
    is: ({ statement }) => isCountOfSearch(statement),
    may: 'do anything',
    reason: 'A text that many rows have is compared with every row. Counted once until the data change.',
  },
  {
    is: ({ statement }) => / LIKE /.test(statement.text),
    may: 'do anything',
    reason: 'The rows that a text is compared with on the way to a page depend on how many rows have it.',
  },
  {
    is: ({ name }) => name.startsWith('Deals') && name.includes('"field":"COMPANY"'),
    may: 'do anything',
    reason: 'Deals are sorted by their companies in walking these.',
  },
  {
    is: ({ name }) => name.startsWith('Deals') && name.includes('"companyId"'),
    may: 'take more blocks',
    reason:
      'Postgres expects few rows after a value of which there are many, and walks the order past other companies.',
  },
]

test('no statement of a page or call costs more than it may at a million rows', { timeout: 240_000 }, async () => {
  await fillDatabase(world.databaseUrl, SMALL)
  await shareAll()
  const asked = await askEverything()
  const small = await costsOf(asked)
  await fillDatabase(world.databaseUrl, LARGE, SMALL)
  const large = await costsOf(asked)
  const judged = asked.map((statement, at) => judge(statement, small[at] as Cost, large[at] as Cost))
  expect(judged.flatMap(({ faults }) => faults).join('\n\n')).toBe('')
  const needed = new Set(judged.flatMap(({ excused }) => excused))
  expect(EXCEPTIONS.filter(exception => !needed.has(exception)).map(({ reason }) => reason)).toEqual([])
  expect(asked.length).toBeGreaterThan(500)
})

/** The pages that are opened by a token need one. */
async function shareAll() {
  await world.db.$executeRaw`UPDATE "Talent" SET "shareableId" = md5(id::text) WHERE id % 100 = 0`
  await world.db.$executeRaw`UPDATE "Deal" SET "applyToken" = md5(id::text) WHERE id % 100 = 0`
}

async function askEverything(): Promise<Asked[]> {
  const documents = await readPersistedDocuments(path.resolve(import.meta.dirname, '../../persisted-documents.json'))
  const { id: userId } = await make.admin()
  const token = randomToken()
  await world.db.apiToken.create({ data: { userId, name: 'plans', scope: 'READ', tokenHash: hashToken(token) } })
  return askedStatements({ ...world, documents, headers: { authorization: `Bearer ${token}` } })
}

/** Of a whole list only the plan is looked at, as it has every row. */
type Cost = { blocks: number; rows: number; faults: string[] }

async function costsOf(asked: Asked[]): Promise<Cost[]> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    for (const setting of SETTINGS) await client.query('SELECT set_config($1, $2, false)', setting.split('='))
    const costs: Cost[] = []
    for (const { statement } of asked) {
      const plan = await planOf(client, statement, isWholeList(statement) ? '' : 'ANALYZE, BUFFERS, TIMING OFF')
      costs.push({ blocks: blocksOf(plan), rows: plan['Actual Rows'] ?? 0, faults: faultsOf(plan) })
    }
    return costs
  } finally {
    await client.end()
  }
}

/** The faults of a statement, and the exceptions without which there would be more. */
function judge(asked: Asked, small: Cost, large: Cost) {
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
      told.length > 0 ? [`${asked.name}\n${told.join(', ')} (${small.blocks}, ${large.blocks})\n${textOf(asked)}`] : [],
    excused: found.flatMap(({ isAboutBlocks }) => excusing(isAboutBlocks) ?? []),
  }
}

const textOf = ({ statement: { text, values } }: Asked) => `${text.slice(0, 2_000)} ${JSON.stringify(values)}`

/** By a straight line through both sizes. A page that is fuller in the large agency may take more for its rows. */
function blocksAtAMillion(small: Cost, large: Cost): number {
  const ofRows = BLOCKS_OF_A_ROW * Math.max(0, large.rows - small.rows)
  const growth = Math.max(0, large.blocks - small.blocks - ofRows)
  return Math.round(large.blocks + (growth / (LARGE.talents - SMALL.talents)) * (MILLION - LARGE.talents))
}
