import { text } from 'node:stream/consumers'
import type { PrismaClient } from '../../api/generated/prisma/client.ts'
import type { PersistedDocuments } from '../../api/http/graphql/persistedDocuments.ts'
import type { createServer } from '../../api/http/server.ts'
import { type Statement, statementsOf } from '../../api/test/statements.ts'
import { askForEveryPage } from './pageRequests.ts'

/** A statement with the first page or call that sent it. */
export type SentStatement = { name: string; statement: Statement }

type App = Awaited<ReturnType<typeof createServer>>

type Product = {
  app: App
  db: PrismaClient
  documents: PersistedDocuments
  /** Headers of a signed-in user. */
  headers: Record<string, string>
}

/** The distinct statements that pages and calls send to the database, which nothing else may query meanwhile. */
export async function sentStatements({ app, db, documents, headers }: Product): Promise<SentStatement[]> {
  const asked = new Map<string, SentStatement>()
  await askForEveryPage({
    ...{ documents, db },
    async send(name, options) {
      let answer = { body: '' }
      const sent = await statementsOf(async () => {
        const response = await app.inject({ ...options, headers, payloadAsStream: true })
        // A call may stream a whole list by many queries. The first query is enough.
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
  return [...asked.values()]
}
