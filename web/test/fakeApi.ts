import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A GraphQL error with a code, as the API sends it. */
export class Refusal extends Error {
  readonly extensions: Record<string, unknown>
  constructor(code: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.extensions = { code, ...more }
  }
}

export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

type FakeApi = { address: string; answers: Answers }

/** Servers that no test uses at the moment. They keep their addresses, so that browsers can use their cache. */
const idle: FakeApi[] = []

/**
 * Serves the built pages while the test runs, and answers their operations by name. An operation without an answer
 * fails with an unexpected fault. A subscription gets one event, then its stream ends; without an answer its request
 * stays pending. Returns the server's address.
 */
export async function fakeApi(answers: Answers): Promise<string> {
  const api = idle.pop() ?? (await open())
  api.answers = answers
  onTestFinished(() => void idle.push(api))
  return api.address
}

async function open(): Promise<FakeApi> {
  const api: FakeApi = { address: '', answers: {} }
  const server = createServer((request, response) =>
    request.url === '/graphql' ? respond(api.answers, request, response) : serve(request.url ?? '/', response),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  api.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return api
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const pages = new Map(
  readdirSync('dist/web', { recursive: true, encoding: 'utf8' })
    .filter(file => path.extname(file) in TYPES)
    .map(file => [`/${file}`, readFileSync(path.join('dist/web', file))]),
)

/** Serves a file of the built pages, or index.html for the router's paths. */
function serve(url: string, response: ServerResponse) {
  const name = pages.has(url) || url.startsWith('/assets/') ? url : '/index.html'
  response.writeHead(pages.has(name) ? 200 : 404, {
    'content-type': TYPES[path.extname(name)],
    'cache-control': name === '/index.html' ? 'no-cache' : 'max-age=31536000, immutable',
  })
  response.end(pages.get(name))
}

async function respond(answers: Answers, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['x-requested-with'] !== 'talentdesk') return response.writeHead(403).end('{}')
  const { id, variables } = operation(Buffer.concat(await request.toArray()).toString())
  const name = names.get(id) ?? id
  if (request.headers.accept !== 'text/event-stream') {
    const body = JSON.stringify(await answer(answers, name, variables))
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }
  if (!answers[name]) return
  const data = JSON.stringify(await answer(answers, name, variables))
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`event: next\ndata: ${data}\n\n`)
}

async function answer(answers: Answers, name: string, variables: Record<string, unknown>) {
  try {
    const found = answers[name]
    if (!found) throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: `no-answer-for-${name}` })
    return { data: await found(variables) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { data: null, errors: [{ message: error.message, extensions: error.extensions }] }
  }
}

/** Operation names by document id, which Relay's artifacts contain. */
const names = new Map(
  readdirSync('web/__generated__')
    .filter(file => file.endsWith('.graphql.ts'))
    .map(file => {
      const id = /@relayRequestID (\w+)/.exec(readFileSync(path.join('web/__generated__', file), 'utf8'))?.[1]
      return [id, file.replace('.graphql.ts', '')]
    }),
)

function operation(body: string): { id: string; variables: Record<string, unknown> } {
  return JSON.parse(/name="operations"\s+([^\r\n]+)/.exec(body)?.[1] ?? body)
}
