import SchemaBuilder from '@pothos/core'
import PrismaPlugin, { getRefFromModel, type PrismaObjectRef } from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin, { type AuthFailure } from '@pothos/plugin-scope-auth'
import type { Context } from '../context.ts'
import type { Upload } from '../files/files.ts'
import type PrismaTypes from '../generated/pothos.ts'
import { getDatamodel } from '../generated/pothos.ts'
import { refusalOf, type Scope, scopesOf } from '../scopes.ts'
import type { Viewer } from '../viewer.ts'
import { decodeGlobalId, mayExist } from './globalIds.ts'
import { dateScalar, dateTimeScalar, uploadScalar } from './scalars.ts'

type Types = {
  PrismaTypes: PrismaTypes
  Context: Context
  AuthScopes: Record<Scope, boolean>
  AuthContexts: {
    staff: Context & { viewer: Viewer }
    write: Context & { viewer: Viewer }
    inPerson: Context & { viewer: Viewer }
    confirmed: Context & { viewer: Viewer }
    admin: Context & { viewer: Viewer }
  }
  Scalars: {
    /** As it was sent; the rules of the rooms read it. */
    Date: { Input: string; Output: Date }
    DateTime: { Input: Date; Output: Date | string }
    Upload: { Input: Upload; Output: never }
  }
  DefaultFieldNullability: false
}

/**
 * The one schema builder. It denies by default: the root types demand a scope of every field, and a test fails when an
 * object type has none.
 */
export const builder = new SchemaBuilder<Types>({
  plugins: [RelayPlugin, ScopeAuthPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: scopesOf,
    // A type's scopes hold before its fields are looked at, so node(id) does not tell a forbidden row from a missing one.
    runScopesOnType: true,
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, context, _info, { failure }) =>
      refusalOf(context, { isUnconfirmed: lacksConfirmation(failure) }),
  },
  prisma: {
    client: ({ db }) => db,
    dmmf: getDatamodel(),
    exposeDescriptions: { models: false, fields: true },
    filterConnectionTotalCount: true,
    onUnusedQuery: 'error',
  },
  relay: {
    clientMutationId: 'omit',
    defaultPayloadTypeOptions: { authScopes: { staff: true } },
    cursorType: 'String',
    decodeGlobalID: decodeGlobalId,
    nodeQueryOptions: {
      resolve: (_root, { id }, _context, { schema }, resolveNode) => (mayExist(id, schema) ? resolveNode(id) : null),
    },
    nodesQueryOptions: false,
  },
})

/** A table by the name of its model, and one of its rows. */
export type Model = keyof PrismaTypes
export type Row<Name extends Model> = PrismaTypes[Name]['Shape']

type BuilderTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Extended> ? Extended : never

/** The type of a table's rows, so that a room can name the rows of another without importing its schema. */
export const typeOf = <Name extends Model>(model: Name) =>
  getRefFromModel(model, builder) as PrismaObjectRef<BuilderTypes, PrismaTypes[Name], Row<Name>>

/** Whether that is what was missing. Of scopes that are demanded together, the first that is missing is named. */
function lacksConfirmation(failure: AuthFailure): boolean {
  if ('failures' in failure) return failure.failures.some(lacksConfirmation)
  return 'scope' in failure && failure.scope === 'confirmed'
}

/** The extension of a mutation that READ tokens may run: it decides itself which of its arguments change something. */
export const READS_ONLY = 'readsOnly'

builder.queryType({ authScopes: { staff: true } })
builder.mutationType({ authScopes: { write: true } })
builder.subscriptionType({ authScopes: { staff: true } })

builder.addScalarType('DateTime', dateTimeScalar)
builder.addScalarType('Date', dateScalar)
builder.addScalarType('Upload', uploadScalar)
