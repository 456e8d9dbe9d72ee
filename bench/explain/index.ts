/**
 * The cost of each query of the pages and of the REST calls: `npm run bench:explain -- --folder=…`, with the data
 * folder of a stopped product, for example made by `npm run bench:data`. Prints the most expensive queries. Fails when
 * a query reads a whole table, sorts on the disk, or reads more than 2,000 blocks for a page.
 */
import path from 'node:path'
import pg from 'pg'
import { chooseAi } from '../../api/ai/choose.ts'
import { systemClock } from '../../api/clock.ts'
import { openDatabase } from '../../api/db.ts'
import { openStorage } from '../../api/files/storage.ts'
import { readPersistedDocuments } from '../../api/http/graphql/persistedDocuments.ts'
import { createServer } from '../../api/http/server.ts'
import { openLive } from '../../api/live/live.ts'
import { openLog } from '../../api/log.ts'
import { openMatcher } from '../../api/matching/search/matcher.ts'
import { startEmbeddedPostgres } from '../../api/postgres/postgres.ts'
import { openPrinter } from '../../api/print/print.ts'
import { createExtraction } from '../../api/reading/extraction.ts'
import { hashToken, randomToken } from '../../api/secrets.ts'
import { parseSettings } from '../../api/settings.ts'
import {
  blocksOf,
  faultsOf,
  isCount,
  isCountOfSearch,
  MOST_BLOCKS,
  planOf,
  type Statement,
} from '../../api/test/statements.ts'
import { applyMigrations } from '../../prisma/apply.ts'
import { option } from '../measure.ts'
import { sentStatements } from './sentStatements.ts'

/** Number of the most expensive queries to print. */
const SHOWN = 15

const dataDir = path.resolve(option('folder') ?? '.data')
const url = option('url')
if (url) await explainAll(url)
else {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    await applyMigrations(postgres.url)
    await explainAll(postgres.url)
  } finally {
    await postgres.stop()
  }
}

type Cost = { name: string; kind: string; blocks: number; faults: string[] }

async function explainAll(url: string) {
  const root = path.resolve(import.meta.dirname, '../..')
  const settings = parseSettings({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'error' })
  const { close, ...database } = openDatabase(url, () => undefined, { readers: 1, writers: 1 })
  const log = openLog(settings.logLevel)
  const ai = chooseAi(settings.ai)
  const documents = await readPersistedDocuments(path.join(root, 'persisted-documents.json'))
  const storage = await openStorage(settings.storageUrl)
  const deps = {
    ...{ ...database, settings, log, ai, clock: systemClock, live: openLive(url, log) },
    ...{
      storage,
      extraction: createExtraction(ai),
      matcher: openMatcher(url),
      printer: openPrinter(),
    },
  }
  const pages = path.join(root, 'dist/web')
  const app = await createServer(deps, { documents, pages })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const token = randomToken()
  const { id: userId } = await database.db.user.findFirstOrThrow({ where: { role: 'ADMIN' } })
  await database.db.apiToken.create({ data: { userId, name: 'explain', scope: 'READ', tokenHash: hashToken(token) } })
  const headers = { authorization: `Bearer ${token}` }
  const costs: Cost[] = []
  for (const { name, statement } of await sentStatements({ app, db: database.db, documents, headers })) {
    costs.push(await costOf(client, statement, name))
  }
  await database.db.apiToken.deleteMany({ where: { tokenHash: hashToken(token) } })
  report(costs)
  await Promise.all([app, deps.extraction, deps.matcher].map(opened => opened.close()))
  await Promise.all([client.end(), close()])
}

/** Runs and measures a statement. The count of a search is only planned, without a limit, as it compares all rows. */
async function costOf(client: pg.Client, statement: Statement, name: string): Promise<Cost> {
  const isBounded = !isCountOfSearch(statement)
  const plan = await planOf(client, statement, isBounded ? 'ANALYZE, BUFFERS, TIMING OFF' : '')
  const blocks = blocksOf(plan)
  const isPage = isBounded && !isCount(statement)
  const tooMany = isPage && blocks > MOST_BLOCKS ? [`takes ${blocks} blocks`] : []
  const faults = isCountOfSearch(statement) ? [] : [...faultsOf(plan), ...tooMany]
  if (faults.length > 0) console.error(`\n${name}\n${faults.join(', ')}\n${statement.text}`)
  return { name, kind: isPage ? 'page' : 'count', blocks, faults }
}

function report(costs: Cost[]) {
  for (const kind of ['page', 'count']) {
    const own = costs.filter(cost => cost.kind === kind).sort((one, other) => other.blocks - one.blocks)
    console.log(`\n${own.length} queries of ${kind}s, the dearest:`)
    for (const { name, blocks } of own.slice(0, SHOWN)) {
      console.log(`${String(blocks).padStart(8)} blocks  ${name.slice(0, 150)}`)
    }
  }
  if (costs.some(({ faults }) => faults.length > 0)) process.exitCode = 1
}
