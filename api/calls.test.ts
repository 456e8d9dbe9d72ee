import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { authScopesOf, calls } from './calls.ts'
import type { Call } from './rest/call.ts'
import { schema } from './schema.ts'

/** The scopes that each scope includes. */
const INCLUDED: Record<string, string[]> = {
  write: ['staff'],
  admin: ['staff'],
  inPerson: ['write', 'staff'],
  confirmed: ['inPerson', 'write', 'staff'],
}

/** Calls stricter than their field: GraphQL answers a visitor's `viewer` with null, but the REST call answers 401. */
const STRICTER: Record<string, string[]> = { 'GET /api/auth/me': ['staff'] }

test.each(calls.map(call => ({ line: `${call.method} ${call.path}`, call })))(
  '$line demands the same scopes as its GraphQL field',
  ({ line, call }) => {
    expect(onlyDemanded(authScopesOf(call))).toEqual(STRICTER[line] ?? onlyDemanded(scopesOfField(call)))
  },
)

function fieldOf({ field: name }: Call) {
  const [typeName = '', fieldName = ''] = name.split('.')
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!isObjectType(type) || !field) throw new Error(`There is no ${name}`)
  return { type, field }
}

type Options = { authScopes?: Record<string, unknown>; skipTypeScopes?: boolean }

const optionsOf = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }) =>
  (extensions.pothosOptions ?? {}) as Options

function scopesOfField(call: Call): string[] {
  const { type, field } = fieldOf(call)
  const { authScopes = {}, skipTypeScopes } = optionsOf(field)
  return [authScopes, skipTypeScopes ? {} : (optionsOf(type).authScopes ?? {})].flatMap(scopes =>
    Object.keys('$all' in scopes ? Object(scopes.$all) : scopes),
  )
}

/** Removes `public`, and each scope that another scope of the list includes. */
function onlyDemanded(scopes: readonly string[]): string[] {
  const included = new Set(['public', ...scopes.flatMap(scope => INCLUDED[scope] ?? [])])
  return [...new Set(scopes)].filter(scope => !included.has(scope)).sort()
}
