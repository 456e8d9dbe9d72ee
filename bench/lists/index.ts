/**
 * What a page of a list costs the database, the first one and the one after the middle: `npm run bench:lists`. Fills a
 * database of its own with 100,000 talents, companies and deals each (or `-- --rows=20000`), reads the pages as the API
 * does, and explains the queries that it sent.
 */
import pg from 'pg'
import { suggestTalents } from '../../api/candidates/list.ts'
import { COMPANY_ORDERS, companyOrder } from '../../api/companies/list.ts'
import { DEAL_ORDERS, dealOrder } from '../../api/deals/list.ts'
import type { Model } from '../../api/rows/models.ts'
import { shapeOf, tableOf } from '../../api/rows/models.ts'
import { cursorColumns, type KeysetSlice, keysetConnection, type Order } from '../../api/rows/page.ts'
import { rowsOf } from '../../api/rows/read.ts'
import { TALENT_ORDERS, talentOrder } from '../../api/talents/list.ts'
import { fillDatabase } from '../data/fill.ts'
import { startDatabase } from '../database.ts'
import { option } from '../measure.ts'

const rows = Number(option('rows') ?? 100_000)
const database = await startDatabase({ connections: { readers: 1, writers: 1 } })
const { db, url, stop } = database
const client = new pg.Client({ connectionString: url })
try {
  await fillDatabase(url, { talents: rows, companies: rows, deals: rows })
  await client.connect()
  for (const field of keysOf(TALENT_ORDERS)) {
    await both(direction => measure(`talents ${field}`, 'Talent', talentOrder({ field, direction })))
  }
  for (const field of keysOf(COMPANY_ORDERS)) {
    await both(direction => measure(`companies ${field}`, 'Company', companyOrder({ field, direction })))
  }
  for (const field of keysOf(DEAL_ORDERS)) {
    await both(direction => measure(`deals ${field}`, 'Deal', dealOrder({}, { field, direction })))
  }
  for (const text of ['', 'engineer', 'kafka', 'muller software', 'nobody has this']) {
    const cost = await costOf(async () => {
      await suggestTalents(database, 1, text)
    })
    console.log(`adding a candidate: '${text}'`.padEnd(43), told(cost))
  }
} finally {
  await client.end()
  await stop()
}

async function both(run: (direction: 'ASC' | 'DESC') => Promise<void>) {
  await run('ASC')
  await run('DESC')
}

/** Reads all columns, as an index alone could answer for few. */
async function measure(name: string, model: Model, order: Order) {
  const columns = [...shapeOf(model).columns].map(column => [column, true])
  const select = { ...Object.fromEntries(columns), ...cursorColumns(order) }
  const read = (slice: KeysetSlice) => rowsOf(database, model).findSlice({ select }, {}, slice)
  const firstCost = await costOf(async () => {
    await keysetConnection({ first: 50 }, order, read)
  })
  const middle = await endOf(order, slice =>
    tableOf(db, model).findMany({ ...slice, select, skip: Math.floor(rows / 2) }),
  )
  const cost = await costOf(async () => {
    await keysetConnection({ first: 50, after: middle }, order, read)
  })
  console.log(`${name} ${order.direction}`.padEnd(32), 'first page', told(firstCost), '  after the middle', told(cost))
}

/** The cursor of the last row of a page. */
async function endOf(order: Order, read: (slice: KeysetSlice) => Promise<{ id: number }[]>): Promise<string> {
  const { pageInfo } = await keysetConnection({ first: 50 }, order, read)
  return pageInfo.endCursor ?? ''
}

type Cost = { queries: number; milliseconds: number; buffers: number; removed: number }

/** Explains what the work asks the database for. Twice, as the first time finds the cache cold. */
async function costOf(work: () => Promise<void>): Promise<Cost> {
  const cost: Cost = { queries: 0, milliseconds: 0, buffers: 0, removed: 0 }
  for (const { text, values } of await queriesOf(work)) {
    const explain = async () => {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values)
      return rows[0]['QUERY PLAN'][0]
    }
    await explain()
    const { Plan: plan, 'Execution Time': milliseconds } = await explain()
    cost.queries += 1
    cost.milliseconds += milliseconds
    cost.buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    cost.removed += removedBy(plan)
  }
  return cost
}

type Plan = { 'Rows Removed by Filter'?: number; 'Actual Loops'?: number; Plans?: Plan[] }

/** How many rows were read and thrown away. */
function removedBy({
  'Rows Removed by Filter': removed = 0,
  'Actual Loops': loops = 1,
  Plans: below = [],
}: Plan): number {
  return removed * loops + below.reduce((sum, plan) => sum + removedBy(plan), 0)
}

async function queriesOf(work: () => Promise<void>): Promise<{ text: string; values: unknown[] }[]> {
  const queries: { text: string; values: unknown[] }[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [{ text: string; values?: unknown[] } | string, unknown[]?]
    const { text, values: own = values ?? [] } = typeof asked === 'string' ? { text: asked } : asked
    if (text.trimStart().startsWith('SELECT')) queries.push({ text, values: own })
    return Reflect.apply(query, this, args)
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return queries
}

function told({ queries, milliseconds, buffers, removed }: Cost) {
  const figures = [milliseconds.toFixed(2), 'ms', buffers, 'blocks', removed, 'rows thrown away']
  return `${figures.join(' ')}, ${queries} queries`
}

function keysOf<Key extends string>(table: Record<Key, unknown>) {
  return Object.keys(table) as Key[]
}
