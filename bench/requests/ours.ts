import { readFileSync } from 'node:fs'
import path from 'node:path'
import { processTree, settled } from '../processes.ts'
import { type Product, startProduct } from '../product.ts'
import type { Anchor, PageAsk } from './asks.ts'
import type { Contender } from './contender.ts'
import { cursorAt, type Dialect, graphqlContent, graphqlRequest } from './graphql.ts'

export type Ours = Contender & {
  databaseUrl: string
  postmaster(): number
  /** Waits until the product and its database have nothing to do. */
  settled(): Promise<void>
}

/** The product as it ships: started by `npm start`'s script, asked with an API token, with limits and its log. */
export async function startOurs(dataDir: string, settings: Record<string, string> = {}): Promise<Ours> {
  const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '0', LOG_LEVEL: 'info', ...settings })
  const headers = { authorization: `Bearer ${await makeToken(product)}` }
  const cursors = { talents: await firstCursor(product, 'talents'), deals: await firstCursor(product, 'deals') }
  const dialect: Dialect = {
    id: 'databaseId',
    page({ of, after, search, area, status }) {
      const type = of === 'talents' ? 'Talent' : 'Deal'
      const orderBy = { field: 'CREATED_AT', direction: 'DESC' }
      return {
        field: `${of}(first: 50, after: $after, filter: $filter, orderBy: $orderBy)`,
        declared: `$after: String, $filter: ${type}Filter, $orderBy: ${type}Order`,
        variables: { after: after && cursorOf(cursors[of], after), filter: { search, area, status }, orderBy },
      }
    },
    profile: 'talent(id: $id)',
    previousCompanies: 'previousCompanies { company title description }',
    comments: 'comments(first: 20)',
    author: 'user',
  }
  const postmaster = () => Number(postmasterFile(dataDir)[0])
  const pids = () => processTree(product.pid(), postmaster())
  return {
    name: 'ours',
    origin: `http://127.0.0.1:${product.port}`,
    databaseUrl: databaseUrlOf(dataDir),
    postmaster,
    pids,
    settled: () => settled(() => [...pids(), ...processTree(postmaster())]),
    requestOf: ask => graphqlRequest(ask, dialect, headers),
    contentOf: graphqlContent,
    stop: product.stop,
  }
}

async function makeToken({ call }: Product): Promise<string> {
  const query = 'mutation ($input: AddApiTokenInput!) { addApiToken(input: $input) { secret } }'
  const variables = { input: { name: `Bench ${Date.now()}`, scope: 'READ_WRITE' } }
  const { data } = await graphiql({ call }, query, variables)
  return data.addApiToken.secret
}

async function firstCursor({ call }: Product, of: PageAsk['of']): Promise<string> {
  const query = `{ ${of}(first: 1, orderBy: { field: CREATED_AT, direction: DESC }) { edges { cursor } } }`
  const { data } = await graphiql({ call }, query)
  return data[of].edges[0].cursor
}

/** A session may send documents of its own on the page for that. */
async function graphiql({ call }: Pick<Product, 'call'>, query: string, variables = {}) {
  const headers = { 'x-requested-with': 'graphiql' }
  const { body } = await call({ method: 'POST', path: '/graphql', body: { query, variables }, headers })
  return JSON.parse(body)
}

const cursorOf = (given: string, { id, createdAt }: Anchor) =>
  cursorAt(given, 'base64url', [createdAt.toISOString(), id])

/** The lines of Postgres' own file: the process, the folder, the start, the port and others. */
const postmasterFile = (dataDir: string) =>
  readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')

function databaseUrlOf(dataDir: string) {
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim()
  return `postgresql://postgres:${password}@127.0.0.1:${postmasterFile(dataDir)[3]}/talentdesk`
}
