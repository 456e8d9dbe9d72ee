import { readFile } from 'node:fs/promises'
import { getNamedType, isEnumType, isObjectType, isScalarType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls, isPublic, tokenScopesOf } from '../calls.ts'
import type { Call } from '../rest/call.ts'
import { schema } from '../schema.ts'
import { documentFor } from '../test/documents.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { coveredNames, demandedByField, demandedByType } from './covers.ts'
import { heldBy, TOKEN_SCOPES } from './rules.ts'
import { type TokenScope, tokenNouns } from './words.ts'

openApp()

let admin: Person

beforeAll(async () => {
  admin = await make.admin()
})

const types = Object.values(schema.getTypeMap()).filter(type => isObjectType(type) && !type.name.startsWith('__'))

const fields = types.flatMap(type =>
  isObjectType(type)
    ? Object.values(type.getFields()).map(field => {
        const returned = getNamedType(field.type)
        const name = isScalarType(returned) || isEnumType(returned) ? undefined : returned.name
        return { type: type.name, field, demanded: demandedByField(type.name, field.name, name) }
      })
    : [],
)

const rootFields = fields.filter(({ type }) => ['Query', 'Mutation', 'Subscription'].includes(type))

describe('the table', () => {
  test('names a scope for every field, every node and every call, or says that it needs none', () => {
    const closed = fields.filter(({ demanded }) => demanded === null).map(({ type, field }) => `${type}.${field.name}`)
    const nodes = types.filter(type => isObjectType(type) && type.getInterfaces().length > 0)
    const closedNodes = nodes.filter(({ name }) => demandedByType(name) === null)
    const closedCalls = calls
      .filter(call => tokenScopesOf(call) === null)
      .map(({ method, path }) => `${method} ${path}`)
    expect([...closed, ...closedNodes, ...closedCalls]).toEqual([])
    expect([fields.length, nodes.length, calls.length].map(count => count > 15)).toEqual([true, true, true])
  })

  test('holds no name that nothing has', () => {
    const answers = JSON.stringify(calls.map(({ answer }) => ('contentType' in answer ? '' : answer.toJSONSchema())))
    const known = new Set([
      ...rootFields.map(({ field }) => field.name),
      ...fields.map(({ type, field }) => `${type}.${field.name}`),
      ...Object.keys(schema.getTypeMap()),
    ])
    // The row types of connections whose edges have fields of their own are named without a type.
    const unknown = coveredNames().filter(name => !known.has(name) && !known.has(`${name}Edge`))
    expect(unknown.filter(name => !answers.includes(`"${name}"`))).toEqual([])
  })
})

/** Tokens with these scopes alone, made when they are first needed. */
const callers = new Map<string, Caller>()

function withOnly(scopes: readonly TokenScope[]): Caller {
  const key = scopes.join()
  const caller = callers.get(key) ?? as(admin, [...scopes])
  callers.set(key, caller)
  return caller
}

/** All scopes but this one, and but those that include it. */
const allBut = (scope: TokenScope) =>
  TOKEN_SCOPES.filter(other => !heldBy({ scope: 'READ', scopes: [other] }).has(scope))

describe('each root field', () => {
  // A subscription would go on, and a node demands what its type does.
  const asked = rootFields.filter(({ field }) => field.name !== 'node')

  test('is refused to a token that holds all but its scope, which is named', async () => {
    const wrong: string[] = []
    for (const { type, field, demanded } of asked) {
      for (const scope of demanded ?? []) {
        const lacked = await lackedBy(withOnly(allBut(scope)), { query: documentFor(type, field) })
        if (lacked !== scope) wrong.push(`${type}.${field.name} without ${scope}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('is open to a token that holds its scope alone', async () => {
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

  test('is refused to a token that holds all but one of its scopes, which is named', async () => {
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

  test('is open to a token that holds its scopes alone', async () => {
    const wrong: string[] = []
    for (const call of asked) {
      const { scope } = await send(withOnly(tokenScopesOf(call) ?? []), call)
      if (scope !== undefined) wrong.push(`${call.method} ${call.path} lacks ${scope}`)
    }
    expect(wrong).toEqual([])
  })
})

const ASKED = { method: 'POST', url: '/graphql' } as const

/** The scope that a token was told to lack, by JSON or by the first event of a stream. */
async function lackedBy(caller: Caller, payload: object): Promise<TokenScope | undefined> {
  const { body } = await caller.fetch({ ...ASKED, payload })
  const { errors = [] }: { errors?: { extensions?: { scope?: TokenScope } }[] } = JSON.parse(body)
  return errors[0]?.extensions?.scope
}

test('the page for integrators has exactly these scopes', async () => {
  const page = await readFile('docs/integrators/tokens.md', 'utf8')
  const rows = [...page.matchAll(/^\| (.+) \| `(\w+):read` \| (?:`\w+:(write)` )?\|$/gm)]
  const told = rows.map(([, about, noun, write]) => ({ about, noun, acts: write ? ['read', 'write'] : ['read'] }))
  expect(told).toEqual(Object.entries(tokenNouns).map(([noun, { about, acts }]) => ({ about, noun, acts: [...acts] })))
})
