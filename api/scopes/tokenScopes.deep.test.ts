import { readFile } from 'node:fs/promises'
import { isObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls, isPublic, tokenScopesOf } from '../calls.ts'
import type { Call } from '../rest/call.ts'
import { schema } from '../schema.ts'
import { documentFor } from '../test/documents.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { heldBy, TOKEN_SCOPES } from './bundles.ts'
import { type DemandedScope, demandedBy, demandedByField, demandedByType } from './demanded.ts'
import { type TokenScope, tokenNouns } from './words.ts'

openApp()

let admin: Person

beforeAll(async () => {
  admin = await make.admin()
})

const types = Object.values(schema.getTypeMap()).filter(type => isObjectType(type) && !type.name.startsWith('__'))

const fields = types.flatMap(type =>
  isObjectType(type)
    ? Object.values(type.getFields()).map(field => ({
        type: type.name,
        field,
        demanded: demandedByField(type.name, field),
      }))
    : [],
)

/** The scopes of the named schemas in the answers of the calls. */
const namedAnswers = calls.flatMap(({ answer }) =>
  'contentType' in answer
    ? []
    : Object.entries(answer.toJSONSchema().$defs ?? {}).map(([name, { scope }]) => ({ name, scope }) as NamedAnswer),
)

type NamedAnswer = { name: string; scope?: DemandedScope }

type Options = { scope?: DemandedScope; scopeWithin?: DemandedScope; authScopes?: object }

const optionsOf = (place: { extensions: { pothosOptions?: unknown } } | undefined) =>
  (place?.extensions.pothosOptions ?? {}) as Options

const ROOTS = ['Query', 'Mutation', 'Subscription']
const rootFields = fields.filter(({ type }) => ROOTS.includes(type))

describe('a scope', () => {
  test('is declared for every type, field and call, which may declare that it needs none', () => {
    const closed = fields.filter(({ demanded }) => demanded === null).map(({ type, field }) => `${type}.${field.name}`)
    const closedTypes = types.filter(type => !ROOTS.includes(type.name) && demandedByType(type) === null)
    const closedCalls = calls
      .filter(call => tokenScopesOf(call) === null)
      .map(({ method, path }) => `${method} ${path}`)
    expect([...closed, ...closedTypes.map(({ name }) => name), ...closedCalls]).toEqual([])
    expect([fields.length, types.length, calls.length].map(count => count > 15)).toEqual([true, true, true])
  })

  test('of a REST answer is at least that of the GraphQL type with the same name', () => {
    const wrong = namedAnswers.filter(({ name, scope }) => {
      const { scope: own, scopeWithin = own } = optionsOf(schema.getType(name))
      const demanded = demandedBy(scope)
      return demandedBy(scopeWithin)?.some(each => !demanded?.includes(each))
    })
    expect(wrong).toEqual([])
    expect(namedAnswers.length).toBeGreaterThan(15)
  })

  test('of inPerson is combined with an auth scope that no token has', () => {
    const places = [...types, ...fields.map(({ field }) => field)].filter(
      place => optionsOf(place).scope === 'inPerson',
    )
    const open = places.filter(
      place => !/"(inPerson|confirmed)":true/.test(JSON.stringify(optionsOf(place).authScopes)),
    )
    expect(open.map(({ name }) => name)).toEqual([])
    expect(places.length).toBeGreaterThan(15)
  })
})

/** Tokens by their scopes, created when they are first needed. */
const callers = new Map<string, Caller>()

function withOnly(scopes: readonly TokenScope[]): Caller {
  const key = scopes.join()
  const caller = callers.get(key) ?? as(admin, [...scopes])
  callers.set(key, caller)
  return caller
}

/** All scopes except this scope and the scopes that include it. */
const allBut = (scope: TokenScope) =>
  TOKEN_SCOPES.filter(other => !heldBy({ scope: 'READ', scopes: [other] }).has(scope))

describe('each root field', () => {
  // A subscription would not end, and a node needs the scope of its type.
  const asked = rootFields.filter(({ field }) => field.name !== 'node')

  test("is refused to a token that lacks only one of the field's scopes, which the error reports", async () => {
    const wrong: string[] = []
    for (const { type, field, demanded } of asked) {
      for (const scope of demanded ?? []) {
        const lacked = await lackedBy(withOnly(allBut(scope)), { query: documentFor(type, field) })
        if (lacked !== scope) wrong.push(`${type}.${field.name} without ${scope}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('is open to a token that has only the scope of the field', async () => {
    const wrong: string[] = []
    for (const { type, field, demanded } of asked) {
      if (type === 'Subscription' || demanded?.length === 0) continue
      const lacked = await lackedBy(withOnly(demanded ?? []), { query: documentFor(type, field) })
      if (lacked !== undefined) wrong.push(`${type}.${field.name} lacks ${lacked}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('each call', () => {
  const asked = calls.filter(call => !isPublic(call))
  const send = async (caller: Caller, { method, path }: Call) => {
    const { statusCode, headers, body } = await caller.fetch({ method, url: path.replace(/\{\w+\}/g, '1') })
    const challenge = /^Bearer error="insufficient_scope", scope="(.*)"$/.exec(`${headers['www-authenticate']}`)
    return { statusCode, challenged: challenge?.[1], scope: statusCode === 403 ? JSON.parse(body).scope : undefined }
  }

  test("is refused to a token that lacks only one of the call's scopes, which the error reports", async () => {
    const wrong: string[] = []
    for (const call of asked) {
      for (const scope of tokenScopesOf(call) ?? []) {
        const { statusCode, challenged, scope: told } = await send(withOnly(allBut(scope)), call)
        const isNamed =
          told !== undefined && told === challenged && heldBy({ scope: 'READ', scopes: [told] }).has(scope)
        if (statusCode !== 403 || !isNamed) wrong.push(`${call.method} ${call.path} without ${scope}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('is open to a token that has only the scopes of the call', async () => {
    const wrong: string[] = []
    for (const call of asked) {
      const { scope } = await send(withOnly(tokenScopesOf(call) ?? []), call)
      if (scope !== undefined) wrong.push(`${call.method} ${call.path} lacks ${scope}`)
    }
    expect(wrong).toEqual([])
  })
})

const ASKED = { method: 'POST', url: '/graphql' } as const

/** The missing scope in the answer to a token, from JSON or from the first event of a stream. */
async function lackedBy(caller: Caller, payload: object): Promise<TokenScope | undefined> {
  const { body } = await caller.fetch({ ...ASKED, payload })
  const { errors = [] }: { errors?: { extensions?: { scope?: TokenScope } }[] } = JSON.parse(body)
  return errors[0]?.extensions?.scope
}

test('docs/integrators/tokens.md lists exactly these scopes', async () => {
  const page = await readFile('docs/integrators/tokens.md', 'utf8')
  const rows = [...page.matchAll(/^\| (.+) \| `(\w+):read` \| (?:`\w+:(write)` )?\|$/gm)]
  const told = rows.map(([, about, noun, write]) => ({ about, noun, acts: write ? ['read', 'write'] : ['read'] }))
  expect(told).toEqual(Object.entries(tokenNouns).map(([noun, { about, acts }]) => ({ about, noun, acts: [...acts] })))
})
