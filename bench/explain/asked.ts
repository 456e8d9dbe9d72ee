import { text } from 'node:stream/consumers'
import type { PrismaClient } from '../../api/generated/prisma/client.ts'
import type { PersistedDocuments } from '../../api/http/persistedDocuments.ts'
import type { createServer } from '../../api/http/server.ts'
import { askForEveryPage } from '../../api/test/pageRequests.ts'
import { type Statement, statementsOf, untilHeld } from '../../api/test/statements.ts'

/** A statement, and the first page or call that sent it. */
export type Asked = { name: string; statement: Statement }

type App = Awaited<ReturnType<typeof createServer>>

type Product = {
  /** The database searches. */
  app: App
  /** The word index searches: it holds talents and deals. */
  indexed: App
  db: PrismaClient
  documents: PersistedDocuments
  /** Of somebody signed in. */
  headers: Record<string, string>
}

const SEARCH = `query ($search: String) {
  talents(filter: { search: $search }) { totalCount }
  deals(filter: { search: $search }) { totalCount }
}`

/** The different statements that all pages and calls send to the database. Nothing else may query it meanwhile. */
export async function askedStatements({ app, indexed, ...product }: Product): Promise<Asked[]> {
  const asked = new Map<string, Asked>()
  await collect(asked, { ...product, app })
  await untilHeld(search =>
    indexed.inject({
      method: 'POST',
      url: '/graphql',
      headers: product.headers,
      payload: { query: SEARCH, variables: { search } },
    }),
  )
  await collect(asked, { ...product, app: indexed }, isAskedInMemory)
  return [...asked.values()]
}

/** Only searches are answered otherwise there, and lists in the order in which their rows are held. */
const isAskedInMemory = (name: string) =>
  name.includes('"search":"') && (!name.includes('"orderBy"') || name.includes('CREATED_AT'))

type Asking = Omit<Product, 'indexed'>

async function collect(
  asked: Map<string, Asked>,
  { app, db, documents, headers }: Asking,
  isWanted: (name: string) => boolean = () => true,
) {
  await askForEveryPage({
    ...{ documents, db },
    async send(name, options) {
      if (!isWanted(name)) return { body: '{}' }
      let answer = { body: '' }
      const sent = await statementsOf(async () => {
        const response = await app.inject({ ...options, headers, payloadAsStream: true })
        // Of a whole list, the query is enough.
        if (options.method === 'GET') response.stream().destroy()
        else answer = { body: await text(response.stream()) }
      })
      for (const statement of sent) {
        const key = JSON.stringify(statement)
        if (!asked.has(key)) asked.set(key, { name, statement })
      }
      return answer
    },
  })
}
