import { expect } from 'vitest'
import { hashToken, randomToken } from '../secrets.ts'
import { world } from './harness.ts'

type Followed = { query: string; variables: Record<string, unknown> }

/** Subscribes with a new read-only token of the person. */
export async function followAs({ id: userId }: { id: number }, query: string, variables: Followed['variables'] = {}) {
  const secret = randomToken()
  await world.db.apiToken.create({ data: { userId, name: 'live', scope: 'READ', tokenHash: hashToken(secret) } })
  return follow({ query, variables }, { authorization: `Bearer ${secret}` })
}

/** Subscribes over HTTP with the headers. `next` waits for an event; null means that the stream has ended. */
export async function follow(followed: Followed, headers: Record<string, string>) {
  const left = new AbortController()
  const response = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    signal: left.signal,
    body: JSON.stringify(followed),
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const lines = linesOf(response)
  const next = async () => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      if (line.value.startsWith('data: {')) return JSON.parse(line.value.slice(6))
    }
    return null
  }
  return { next, leave: () => left.abort() }
}

async function* linesOf(response: Response) {
  let rest = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
