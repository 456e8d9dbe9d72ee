/**
 * What a search of a list takes, its first page and its number, for words of every rarity: `npm run bench:search -- --url=…`, a
 * filled and migrated database, or `--folder=…`, a data folder of `npm run bench:data` whose product is stopped. Each word
 * is asked for in the list's own order, or with `--orders` in each order.
 */
import path from 'node:path'
import { seededRandom } from '@talentdesk/reader/bench/random'
import { COMPANY_ORDERS, companiesWhere, companyOrder } from '../../api/companies/list.ts'
import { openDatabase } from '../../api/db.ts'
import { DEAL_ORDERS, dealOrder, dealsWhere } from '../../api/deals/list.ts'
import { startEmbeddedPostgres } from '../../api/postgres/postgres.ts'
import { cursorColumns, keysetConnection, type Order } from '../../api/rows/page.ts'
import { rowsOf } from '../../api/rows/read.ts'
import { keysOf } from '../../api/rules/rules.ts'
import { searchedTalents, TALENT_ORDERS, talentOrder } from '../../api/talents/list.ts'
import { applyMigrations } from '../../prisma/apply.ts'
import { hasOption, option, quantile } from '../measure.ts'

/** Searches of a kind, the rows of a page, and how often each is asked for. */
const WORDS = Number(option('words') ?? 25)
const ROWS = 50
const TURNS = 3

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const folder = option('folder')
const postgres = folder ? await startEmbeddedPostgres({ dataDir: path.resolve(folder) }) : null
const url = postgres?.url ?? option('url')
if (!url) throw new Error('--url or --folder is missing')
if (postgres) await applyMigrations(postgres.url)
const { close, ...database } = openDatabase(url, () => undefined)

type List = {
  model: 'Talent' | 'Deal' | 'Company'
  /** SQL for the text that is searched. */
  searched: string
  orders: Order[]
  where(search: string): object
}

const ordersOf = <Field extends string>(
  fields: Record<Field, unknown>,
  order: (asked?: { field: Field; direction: 'ASC' | 'DESC' }) => Order,
) =>
  hasOption('orders')
    ? keysOf(fields).flatMap(field => [order({ field, direction: 'ASC' }), order({ field, direction: 'DESC' })])
    : [order()]

const lists: List[] = [
  {
    ...{ model: 'Talent', searched: '"searchText"', where: search => ({ AND: searchedTalents(search) }) },
    orders: ordersOf(TALENT_ORDERS, talentOrder),
  },
  {
    ...{ model: 'Deal', searched: `"searchTitle" || ' ' || "searchCompany"` },
    where: search => dealsWhere({ search }, { viewer: null }),
    orders: ordersOf(DEAL_ORDERS, asked => dealOrder({}, asked)),
  },
  {
    ...{ model: 'Company', searched: `"searchName" || ' ' || "searchStakeholder"` },
    where: search => companiesWhere({ search }),
    orders: ordersOf(COMPANY_ORDERS, companyOrder),
  },
]

try {
  console.log(
    `${'p50, p95, most ms'.padEnd(46)}${'first page'.padStart(20)}${'number'.padStart(20)}   the slowest page`,
  )
  for (const list of lists) {
    for (const [kind, searches] of Object.entries(searchesOf(await wordsOf(list)))) await measure(list, kind, searches)
  }
} finally {
  await close()
  await postgres?.stop()
}

async function measure({ model, orders, where }: List, kind: string, searches: string[]) {
  const rows = rowsOf(database, model)
  const pages: { name: string; took: number }[] = []
  const numbers: number[] = []
  for (const search of searches) {
    for (const order of orders) {
      const select = { ...cursorColumns(order), status: true, updatedAt: true }
      const page = () =>
        keysetConnection({ first: ROWS }, order, slice =>
          rows.findMany({ ...slice, select, where: { AND: [where(search), slice.where] } }),
        )
      pages.push({ name: `${search} by ${order.column} ${order.direction}`, took: await timeOf(page) })
    }
    numbers.push(await timeOf(() => rows.count({ where: where(search) })))
  }
  const slowest = pages.toSorted((one, other) => other.took - one.took)[0]?.name
  console.log(`${`${model}: ${kind}`.padEnd(46)}${told(pages.map(({ took }) => took))}${told(numbers)}   ${slowest}`)
}

/** The best of some turns, as other work of the machine is not to be measured. */
async function timeOf(work: () => Promise<unknown>) {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return Math.min(...times)
}

function told(times: number[]) {
  return [0.5, 0.95, 1]
    .map(share => quantile(times, share).toFixed(1))
    .join(', ')
    .padStart(20)
}

type Words = Record<'frequent' | 'usual' | 'rare', string[]>

/** Words of the searched texts, by the share of the rows that have them. */
async function wordsOf({ model, searched }: List): Promise<Words> {
  const counted = await database.query({
    text: `SELECT word, count(*)::float8 / (SELECT count(*) FROM "${model}") FROM (
        SELECT DISTINCT id, unnest(regexp_split_to_array(${searched}, '\\s+')) AS word FROM "${model}"
      ) AS words WHERE word ~ '^[a-z]{3,}$' GROUP BY word ORDER BY count(*) DESC, word`,
    values: [],
  })
  const random = seededRandom(`words of ${model}`)
  const between = (least: number, most: number) => {
    const words = counted.filter(([, share]) => Number(share) > least && Number(share) <= most)
    const drawn = Array.from({ length: WORDS }, () => words[random.between(0, words.length - 1)]?.[0])
    return [...new Set(drawn.flatMap(word => (word ? [String(word)] : [])))]
  }
  return { frequent: between(0.02, 1), usual: between(0.001, 0.02), rare: between(0, 0.001) }
}

function searchesOf({ frequent, usual, rare }: Words): Record<string, string[]> {
  const random = seededRandom('letters')
  const letter = () => LETTERS[random.between(0, LETTERS.length - 1)] ?? ''
  const beside = (words: string[], at: number) => words[at % words.length] ?? ''
  const all: Record<string, string[]> = {
    'in 2 % of the rows or more': frequent,
    'in 0.1 to 2 %': usual,
    'in less than 0.1 %': rare,
    'a beginning of three letters': [...frequent, ...usual, ...rare].map(word => word.slice(0, 3)),
    'two letters': Array.from({ length: WORDS }, () => letter() + letter()),
    'one letter': ['a', 'e', 'q', 'x', '9'],
    'what nothing has': ['qzx', 'nobody has this', 'zzzzzz', 'q7', 'engineerx', 'xylophonist anna', '%_', 'aaaaaa'],
    'a word and the beginning of another': usual.map(word => `${word} ${letter()}`),
    'two words in any place': usual.map((word, at) => `"${word}" ${beside(frequent, at)}`),
    'one word or another': usual.map((word, at) => `${word} or ${beside([...rare, ...frequent], at)}`),
    'all without a frequent word': frequent.map(word => `-${word}`),
    'one word without another': usual.map((word, at) => `${word} -${beside(frequent, at)}`),
  }
  const some = Object.entries(all).map(([kind, searches]) => [kind, [...new Set(searches)].slice(0, WORDS)] as const)
  return Object.fromEntries(some.filter(([, searches]) => searches.length > 0))
}
