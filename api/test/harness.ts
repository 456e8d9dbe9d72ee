import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { sessionCookie } from '../auth/request.ts'
import { hashToken, randomToken } from '../auth/secrets.ts'
import { startSession } from '../auth/sessions.ts'
import { closeDatabase, db, openDatabase, transaction } from '../db.ts'
import { createExtraction, type Extraction } from '../extraction/extraction.ts'
import { closeStorage, openStorage } from '../files/storage.ts'
import type { ApiTokenScope } from '../generated/prisma/enums.ts'
import { readPersistedDocuments } from '../http/persistedDocuments.ts'
import { createServer } from '../http/server.ts'
import { openLive } from '../live/live.ts'
import { parseSettings, type Settings } from '../settings.ts'
import { makeDatabase } from './database.ts'
import type { Person } from './make.ts'

const root = path.resolve(import.meta.dirname, '../..')

type App = Awaited<ReturnType<typeof createServer>>

/** What `openApp` opens for the tests of one file. */
export const world = {} as {
  app: App
  settings: Settings
  extraction: Extraction
  databaseUrl: string
  dataDir: string
  /** Where it listens, when it was asked to. */
  address: string
  /** The lines of its log, when LOG_LEVEL is given. */
  log: string[]
}

/** Opens the whole product for this test file: a database of its own, a storage folder, the HTTP application. */
export function openApp(env: Record<string, string> = {}, { listen = false } = {}) {
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'talentdesk-files-'))
    closers.push(() => rm(dataDir, { recursive: true, force: true }))
    const database = await makeDatabase()
    closers.push(database.drop)
    openDatabase(database.url, () => undefined, { readers: 5, writers: 5 })
    closers.push(closeDatabase)
    openLive(database.url, { warn: () => undefined })
    const settings = parseSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...env })
    await openStorage(settings.storageUrl)
    closers.push(closeStorage)
    const extraction = createExtraction(settings.ai)
    closers.push(() => extraction.close())
    const documents = await readPersistedDocuments(path.join(root, 'persisted-documents.json'))
    const log: string[] = []
    const logTo = { write: (line: string) => void log.push(line) }
    const app = await createServer({ settings, extraction, documents, pages: path.join(root, 'dist/web'), logTo })
    closers.push(() => app.close())
    const address = listen ? await app.listen({ port: 0, host: '127.0.0.1' }) : ''
    Object.assign(world, { address, app, settings, extraction, databaseUrl: database.url, dataDir, log })
  })
  afterAll(async () => {
    for (const close of closers.reverse()) await close()
  })
}

/** A problem as GraphQL answers it. */
export type Refusal = { message: string; code?: string; fields?: Record<string, string>; path?: (string | number)[] }

type Answer<Data> = { data: Data; errors: Refusal[] }

/** Somebody at the doors: `as(person)`, or `visitor` who is nobody. */
export type Caller = {
  /** Sends a GraphQL document; throws when it is refused. */
  run<Data = Record<string, never>>(document: string, variables?: Record<string, unknown>): Promise<Data>
  /** Sends a GraphQL document that is to be refused, and returns the first problem. */
  refusal(document: string, variables?: Record<string, unknown>): Promise<Refusal>
  /** Any HTTP request. */
  fetch(options: InjectOptions): ReturnType<App['inject']> & Promise<Awaited<ReturnType<App['inject']>>>
}

/** Acts as the person, with an API token of theirs. */
export function as(person: Person, scope: ApiTokenScope = 'READ_WRITE'): Caller {
  const token = randomToken()
  const made = db.apiToken.create({ data: { userId: person.id, name: 'test', scope, tokenHash: hashToken(token) } })
  return callerWith(async () => {
    await made
    return { authorization: `Bearer ${token}` }
  })
}

/** Acts as the person at a browser, signed in, with documents of their own as GraphiQL sends them. */
export function inPerson(person: Person): Caller {
  const session = transaction(tx => startSession(tx, person.id))
  return callerWith(async () => ({
    cookie: sessionCookie(await session, world.settings.publicUrl).split(';')[0] ?? '',
    'x-requested-with': 'graphiql',
  }))
}

/** Nobody in particular. */
export const visitor: Caller = callerWith(async () => ({}))

function callerWith(headers: () => Promise<Record<string, string>>): Caller {
  const fetch: Caller['fetch'] = (async (options: InjectOptions) =>
    world.app.inject({ ...options, headers: { ...(await headers()), ...options.headers } })) as Caller['fetch']
  const send = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> => {
    const response = await fetch({ method: 'POST', url: '/graphql', payload: { query, variables } })
    const body = response.json()
    if (!('data' in body) && !('errors' in body))
      return { data: body, errors: [{ message: body.message, code: String(response.statusCode) }] }
    const errors = (body.errors ?? []) as { message: string; path?: string[]; extensions?: Refusal }[]
    return {
      data: body.data,
      errors: errors.map(({ message, path, extensions }) => ({ ...extensions, message, path })),
    }
  }
  return {
    fetch,
    async run<Data>(query: string, variables?: Record<string, unknown>) {
      const { data, errors } = await send<Data>(query, variables)
      if (errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'))
      return data
    },
    async refusal(query, variables) {
      const { errors, data } = await send(query, variables)
      const [first] = errors
      if (!first) throw new Error(`Nothing was refused: ${JSON.stringify(data)}`)
      return first
    },
  }
}
