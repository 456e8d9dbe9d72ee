import path from 'node:path'
import type { DocumentNode } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { openLog } from '../../log.ts'
import { inPerson, openApp, visitor, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { createServer } from '../server.ts'
import type { GraphQLPlugin } from './yoga.ts'

openApp()

/** The documents executed so far, recorded by a plugin that answers every operation itself. */
const seen: DocumentNode[] = []

const spy: GraphQLPlugin = {
  onExecute({ args, setResultAndStopExecution }) {
    seen.push(args.document)
    setResultAndStopExecution({ data: { answeredBy: 'spy' } })
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    seen.push(args.document)
    setResultAndStopExecution({ data: { answeredBy: 'spy' } })
  },
}

let app: Awaited<ReturnType<typeof createServer>>
let cookies: Record<string, string>

beforeAll(async () => {
  const pages = path.resolve(import.meta.dirname, '../../../dist/web')
  app = await createServer({ ...world, log: openLog('silent') }, { documents: world.documents, pages, plugins: [spy] })
  const { raw } = await inPerson(await make.admin()).fetch({ url: '/api/auth/me' })
  cookies = { cookie: String(raw.req.headers.cookie), 'x-requested-with': 'graphiql' }
  return () => app.close()
})

test('every persisted document is executed by the one Yoga instance', { tags: ['deep'] }, async () => {
  expect(world.documents.size).toBeGreaterThan(100)
  for (const [id, { document, operationName }] of world.documents) {
    for (let turn = 0; turn < 2; turn++) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: cookies,
        payload: { id, variables: {} },
      })
      expect([operationName, response.json().data]).toEqual([operationName, { answeredBy: 'spy' }])
      expect(seen.at(-1)).toBe(document)
    }
  }
})

test.each(['/login', '/share/x', '/shared/x', '/consent/x', '/apply/x', '/application/x'])(
  'the first answer of %s comes from the same Yoga instance',
  async url => {
    const before = seen.length
    const { body } = await app.inject({ url })
    expect(seen).toHaveLength(before + 1)
    expect(body).toContain('"answer":{"data":{"answeredBy":"spy"}}')
  },
)

test('a visitor cannot use the internal text by which Yoga names a persisted document', async () => {
  for (const id of world.documents.keys()) {
    const payload = { query: `__PERSISTED_OPERATION_${id}__` }
    expect((await visitor.fetch({ method: 'POST', url: '/graphql', payload })).statusCode).toBe(401)
  }
})
