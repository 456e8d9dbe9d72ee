import path from 'node:path'
import type { DocumentNode } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { openLog } from '../../log.ts'
import { as, inPerson, openApp, visitor, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { countQueries } from '../../test/queries.ts'
import { createServer } from '../server.ts'
import type { GraphQLPlugin } from './yoga.ts'

openApp()

/** What a plugin of Yoga's has seen, which answers every operation itself. */
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

test('every persisted document is executed by the one Yoga, and nothing else answers', async () => {
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
  'the first answer of %s comes from it, too',
  async url => {
    const before = seen.length
    const { body } = await app.inject({ url })
    expect(seen).toHaveLength(before + 1)
    expect(body).toContain('"answer":{"data":{"answeredBy":"spy"}}')
  },
)

test("clients' own documents are parsed once and measured before, and a refused one is refused again", async () => {
  const program = as(await make.user())
  const ask = async (query: string) =>
    (await program.fetch({ method: 'POST', url: '/graphql', payload: { query } })).json()
  const deep = `{ __schema { types { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } } }`
  const wrong = '{ nothing }'
  for (let turn = 0; turn < 3; turn++) {
    expect((await ask('{ viewer { role } }')).data).toEqual({ viewer: { role: 'USER' } })
    expect((await ask(deep)).errors[0].extensions).toMatchObject({ limit: 'depth' })
    expect((await ask(wrong)).errors[0].extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' })
    expect((await ask('{')).errors[0].extensions).toEqual({ code: 'GRAPHQL_PARSE_FAILED' })
  }
})

test('a query asks for the data versions once, however much of it depends on them', async () => {
  const program = as(await make.user())
  const query = '{ viewer { firstName } talentCount dealCount companyCount }'
  // The first use of a token is noted, and so read again.
  for (let turn = 0; turn < 2; turn++) await program.run(query)
  expect(await countQueries(() => program.run(query))).toBe(1)
})

test('a visitor is never let in by the text by which Yoga names a persisted document', async () => {
  for (const id of world.documents.keys()) {
    const payload = { query: `__PERSISTED_OPERATION_${id}__` }
    expect((await visitor.fetch({ method: 'POST', url: '/graphql', payload })).statusCode).toBe(401)
  }
})
