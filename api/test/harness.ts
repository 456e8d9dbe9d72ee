import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import { parse } from 'graphql'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type AiProvider, chooseAi } from '../ai/choose.ts'
import { sessionCookie } from '../auth/request.ts'
import { startSession } from '../auth/sessions.ts'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db.ts'
import type { Deps } from '../deps.ts'
import { EVENTS_TOPIC, lookForEvents } from '../events/events.ts'
import { openStorage } from '../files/storage.ts'
import type { ApiTokenScope } from '../generated/prisma/enums.ts'
import { type PersistedDocuments, readPersistedDocuments } from '../http/graphql/persistedDocuments.ts'
import { createServer } from '../http/server.ts'
import { openLive } from '../live/live.ts'
import { openLog } from '../log.ts'
import { openMatcher } from '../matching/search/matcher.ts'
import { openPrinter } from '../print/print.ts'
import { createExtraction, type Extraction } from '../reading/extraction.ts'
import { bundleOf } from '../scopes/bundles.ts'
import type { TokenScope } from '../scopes/words.ts'
import { hashToken, randomToken } from '../secrets.ts'
import { parseSettings } from '../settings.ts'
import { announcePages } from '../uploads/progress.ts'
import { makeDatabase } from './database.ts'
import type { Person } from './make.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The persisted documents, shared by all test files of a worker. */
const documents = readPersistedDocuments(path.join(root, 'persisted-documents.json'))

/**
 * Parts reused by a worker for all its test files: the port, as a browser caches scripts by address, and the processes
 * that read and print, as each process takes a second to start.
 */
const kept: { port: number; reader?: Extraction; printer?: Deps['printer'] } = { port: 0 }

type App = Awaited<ReturnType<typeof createServer>>

/** The product opened by `openApp` for the tests of one file. */
export const world = {} as Deps & {
  extraction: Extraction
  app: App
  /** The persisted documents that the gate of the product accepts. */
  documents: PersistedDocuments
  databaseUrl: string
  dataDir: string
  /** The address of the server, if `listen` was set. */
  address: string
  /** The lines of the product's log, when LOG_LEVEL is given. */
  logged: string[]
}

/**
 * Opens the whole product for this test file: a separate database, a storage folder, the HTTP application. A file that
 * closes the reader opens it with `ownReader`.
 */
export function openApp(env: Record<string, string> = {}, { listen = false, ownReader = false } = {}) {
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'talentdesk-files-'))
    closers.push(() => rm(dataDir, { recursive: true, force: true }))
    const database = await makeDatabase()
    closers.push(database.drop)
    const settings = parseSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...env })
    const logged: string[] = []
    const log = openLog(settings.logLevel, { write: line => void logged.push(line) })
    const { close, ...opened } = openDatabase(database.url, () => undefined, { readers: 5, writers: 5 })
    closers.push(close)
    const ai = chooseAi(settings.ai)
    const storage = await openStorage(settings.storageUrl)
    kept.printer ??= openPrinter()
    const deps = {
      ...opened,
      storage,
      extraction: openExtraction(ai, ai.name !== 'local' || ownReader, closers),
      matcher: openMatcher(database.url),
      printer: kept.printer,
      ai,
      live: openLive(database.url, log, { [EVENTS_TOPIC]: lookForEvents(opened) }),
      clock: systemClock,
      settings,
      log,
    }
    closers.push(async () => deps.storage.close(), deps.matcher.close)
    // A separate copy for each file, as `visitorsPage` adds documents to it.
    const own = new Map(await documents)
    const app = await createServer(deps, { documents: own, pages: path.join(root, 'dist/web') })
    closers.push(() => app.close())
    const address = listen ? await app.listen({ port: kept.port, host: '127.0.0.1' }) : ''
    if (listen) kept.port = Number(new URL(address).port)
    Object.assign(world, deps, { app, documents: own, address, databaseUrl: database.url, dataDir, logged })
  })
  afterAll(async () => {
    for (const close of closers.reverse()) await close()
  })
}

/** The worker's reader, which reports progress to the database of the running file, or a reader only for the file. */
function openExtraction(ai: AiProvider, isOwn: boolean, closers: (() => Promise<unknown>)[]): Extraction {
  const open = () => createExtraction(ai, {}, { onPage: (...page) => announcePages(world)(...page) })
  if (!isOwn) {
    kept.reader ??= open()
    return kept.reader
  }
  const extraction = open()
  closers.push(extraction.close)
  return extraction
}

/** Opens a second server on the same database, like another process, until the end of the test. */
export async function openReplica(): Promise<App> {
  const { close, ...opened } = openDatabase(world.databaseUrl, () => undefined, { readers: 2, writers: 2 })
  const log = openLog(world.settings.logLevel)
  const deps = {
    ...world,
    ...opened,
    log,
    live: openLive(world.databaseUrl, log, { [EVENTS_TOPIC]: lookForEvents(opened) }),
  }
  const app = await createServer(deps, { documents: world.documents, pages: path.join(root, 'dist/web') })
  onTestFinished(async () => {
    await app.close()
    await close()
  })
  return app
}

/** A problem in a GraphQL response. */
export type Refusal = {
  message: string
  code?: string
  scope?: string
  fields?: Record<string, string>
  path?: (string | number)[]
}

type Answer<Data> = { data: Data; errors: Refusal[] }

/** A client of the API: `as(person)`, `inPerson(person)` or `visitor`. */
export type Caller = {
  /** Sends a GraphQL document, from another address if one is given. Throws if the document is refused. */
  run<Data = Record<string, never>>(
    document: string,
    variables?: Record<string, unknown>,
    remoteAddress?: string,
  ): Promise<Data>
  /** Sends a document that must be refused; returns the first problem. */
  refusal(document: string, variables?: Record<string, unknown>, remoteAddress?: string): Promise<Refusal>
  /** Sends any HTTP request. */
  fetch(options: InjectOptions): ReturnType<App['inject']> & Promise<Awaited<ReturnType<App['inject']>>>
}

/** Acts as the person, with an API token that has a bundle of scopes or named scopes. */
export function as(person: Person, scope: ApiTokenScope | TokenScope[] = 'READ_WRITE'): Caller {
  const token = randomToken()
  const made = world.db.apiToken.create({
    data: { userId: person.id, name: 'test', ...grantOf(scope), tokenHash: hashToken(token) },
  })
  return callerWith(async () => {
    await made
    return { authorization: `Bearer ${token}` }
  })
}

const grantOf = (scope: ApiTokenScope | TokenScope[]) =>
  typeof scope === 'string' ? { scope } : { scope: bundleOf(scope), scopes: scope }

/** Acts as the person in a signed-in browser that may send any document, like GraphiQL. */
export function inPerson(person: Person): Caller {
  const session = world.transaction(tx => startSession(tx, person.id, world))
  return callerWith(async () => ({
    cookie: sessionCookie(await session, world.settings.publicUrl).split(';')[0] ?? '',
    'x-requested-with': 'graphiql',
  }))
}

/** A client without a session or token. */
export const visitor: Caller = callerWith(async () => ({}))

/** A visitor's page that sends any document of the test: the gate treats it as a document of a public page. */
export const visitorsPage: Caller = callerWith(
  async () => ({}),
  async query => {
    const id = hashToken(query)
    world.documents.set(id, { operationName: 'ProductBrandQuery', document: parse(query) })
    return { id }
  },
)

function callerWith(
  headers: () => Promise<Record<string, string>>,
  documentOf: (query: string) => Promise<object> = async query => ({ query }),
): Caller {
  const fetch: Caller['fetch'] = (async (options: InjectOptions) =>
    world.app.inject({ ...options, headers: { ...(await headers()), ...options.headers } })) as Caller['fetch']
  const send = async <Data>(query: string, variables = {}, remoteAddress?: string): Promise<Answer<Data>> => {
    const payload = { ...(await documentOf(query)), variables }
    const response = await fetch({ method: 'POST', url: '/graphql', payload, remoteAddress })
    const body = response.json()
    if ('message' in body)
      // The request did not reach GraphQL.
      return { data: body, errors: [{ message: body.message, code: String(response.statusCode) }] }
    const errors = (body.errors ?? []) as { message: string; path?: string[]; extensions?: Refusal }[]
    return {
      data: body.data,
      errors: errors.map(({ message, path, extensions }) => ({ ...extensions, message, path })),
    }
  }
  return {
    fetch,
    async run<Data>(query: string, variables?: Record<string, unknown>, remoteAddress?: string) {
      const { data, errors } = await send<Data>(query, variables, remoteAddress)
      if (errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'))
      return data
    },
    async refusal(query, variables, remoteAddress) {
      const { errors, data } = await send(query, variables, remoteAddress)
      const [first] = errors
      if (!first) throw new Error(`Nothing was refused: ${JSON.stringify(data)}`)
      return first
    },
  }
}
