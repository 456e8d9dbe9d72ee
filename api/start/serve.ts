import path from 'node:path'
import { readPersistedDocuments } from '../http/graphql/persistedDocuments.ts'
import { createServer, type Served } from '../http/server.ts'

const root = path.resolve(import.meta.dirname, '../..')

export type ServerDeps = Parameters<typeof createServer>[0]

export type Serving = Pick<Served, 'isReady' | 'runsJobs' | 'asWhole' | 'addMetrics'>

/**
 * Serves the API and the pages. It listens before the product is ready, and answers 503 until then: a proxy sees a
 * start, not a fault. Returns the function that finishes the requests under way.
 */
export async function serve(deps: ServerDeps, serving: Serving): Promise<() => Promise<void>> {
  const documents = await readPersistedDocuments(path.join(root, 'persisted-documents.json'))
  const app = await createServer(deps, { documents, pages: path.join(root, 'dist/web'), ...serving })
  await app.listen({ port: deps.settings.port, host: deps.settings.host })
  return () => app.close()
}
