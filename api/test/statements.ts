import pg from 'pg'

/** A query as the product sends it. */
export type Statement = { text: string; values: unknown[] }

/** The reading queries of the work. Nothing else may query the database at the same time. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [{ text: string; values?: unknown[] } | string, unknown[]?]
    const { text, values: own = values ?? [] } = typeof asked === 'string' ? { text: asked } : asked
    if (/^\s*SELECT/i.test(text)) statements.push({ text, values: own })
    return Reflect.apply(query, this, args)
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

/** A node of a plan, as EXPLAIN shows it. */
export type Plan = {
  'Node Type': string
  'Total Cost': number
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Sort Space Type'?: string
  'Hash Batches'?: number
  'HashAgg Batches'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}

/** The plan of a statement. With `ANALYZE, BUFFERS`, the statement is also run. */
export async function planOf(client: pg.Client, { text, values }: Statement, options = ''): Promise<Plan> {
  const explain = `EXPLAIN (FORMAT JSON${options && `, ${options}`})`
  const { rows } = await client.query(`${explain} ${text}`, values)
  return rows[0]['QUERY PLAN'][0].Plan
}

/** All nodes of a plan. */
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The tables that grow with the agency's data. */
const GROWING = new Set([
  ...['Talent', 'TalentComment', 'Company', 'Deal', 'DealCandidate', 'ExternalApplication', 'BillingChange'],
  ...['StoredFile', 'Activity', 'Event', 'TalentTerms', 'TalentSearch'],
  ...['Share', 'ShareItem', 'ShareAnswer', 'Introduction', 'Consent', 'ContactBan'],
])

/** The nodes that slow down a plan with every row: a full table scan, or a sort or hash on disk. */
export function faultsOf(plan: Plan): string[] {
  return nodesOf(plan).flatMap(node => {
    const table = node['Relation Name'] ?? ''
    if (/Seq Scan/.test(node['Node Type']) && GROWING.has(table) && !isOfNothing(node)) return [`reads ${table} whole`]
    if (Math.max(node['Hash Batches'] ?? 0, node['HashAgg Batches'] ?? 0) > 1) return ['hashes on the disk']
    return node['Sort Space Type'] === 'Disk' ? ['sorts on the disk'] : []
  })
}

/** Whether a scan reads an empty table, which is always read whole. */
const isOfNothing = (scan: Plan) =>
  Number(scan['Actual Loops']) > 0 && scan['Shared Hit Blocks'] === 0 && blocksOf(scan) === 0

/** The blocks of 8 KB that a statement used, from memory or disk, if its plan was made with `ANALYZE, BUFFERS`. */
export const blocksOf = (plan: Plan) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)

/** The maximum number of blocks for a page's statement, with a million talents and half as many deals. */
export const MOST_BLOCKS = 2_000

/** True for a count, which visits each counted row, for at most two seconds; see docs/decisions/037. */
export const isCount = ({ text }: Statement) => /^\s*SELECT COUNT\(/i.test(text)

/** True for a search's count, which compares every row if the word is common or has only two letters. */
export const isCountOfSearch = (statement: Statement) => isCount(statement) && / LIKE /i.test(statement.text)
