import SchemaBuilder from '@pothos/core'
import PrismaPlugin, { getRefFromModel, type PrismaObjectRef } from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin, { type AuthFailure } from '@pothos/plugin-scope-auth'
import type { Context } from '../context.ts'
import type { Upload } from '../files/files.ts'
import type PrismaTypes from '../generated/pothos.ts'
import { getDatamodel } from '../generated/pothos.ts'
import type { Model, Row } from '../rows/models.ts'
import { demandedByType } from '../scopes/demanded.ts'
import { type AuthScope, authScopesOf, demandTokenScopes, refusalOfPerson } from '../scopes/may.ts'
import type { Viewer } from '../viewer.ts'
import { decodeGlobalId, encodeGlobalId, mayExist } from './globalIds.ts'
import { LOADED_COLUMNS } from './loadedColumns.ts'
import { dateScalar, dateTimeScalar, uploadScalar } from './scalars.ts'
import { TOKEN_SCOPES } from './tokenScopes.ts'

type Types = {
  PrismaTypes: PrismaTypes
  Context: Context
  AuthScopes: Record<AuthScope, boolean>
  AuthContexts: {
    staff: Context & { viewer: Viewer }
    write: Context & { viewer: Viewer }
    inPerson: Context & { viewer: Viewer }
    confirmed: Context & { viewer: Viewer }
    admin: Context & { viewer: Viewer }
  }
  Scalars: {
    /** The date's text as sent; the rules of each verb parse it. */
    Date: { Input: string; Output: Date }
    DateTime: { Input: Date; Output: Date | string }
    Upload: { Input: Upload; Output: never }
  }
  DefaultFieldNullability: false
}

/**
 * The one schema builder. It denies by default: the root types require a scope for every field, and a test fails for
 * object types without scopes.
 */
export const builder = new SchemaBuilder<Types>({
  plugins: [RelayPlugin, TOKEN_SCOPES, ScopeAuthPlugin, LOADED_COLUMNS, PrismaPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: authScopesOf,
    // A type's scopes are checked before its fields, so node(id) answers forbidden and missing rows in the same way.
    runScopesOnType: true,
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, context, _info, { failure }) =>
      refusalOfPerson(context, { isUnconfirmed: lacksConfirmation(failure) }),
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
    defaultPayloadTypeOptions: { scope: 'every', authScopes: { staff: true } },
    // As in `mutation`: a failed mutation does not discard the answers of other mutations in the document.
    relayMutationFieldOptions: { nullable: true },
    cursorType: 'String',
    decodeGlobalID: decodeGlobalId,
    encodeGlobalID: encodeGlobalId,
    nodeTypeOptions: { description: 'A record with a global id.' },
    pageInfoTypeOptions: {
      scope: 'every',
      description: 'Whether a list goes on, and where, by the Relay specification of connections.',
    },
    endCursorFieldOptions: { description: 'The cursor of the last row: send it as `after`. Null on an empty page.' },
    startCursorFieldOptions: {
      description: 'The cursor of the first row: send it as `before`. Null on an empty page.',
    },
    hasNextPageFieldOptions: { description: 'There are rows behind this page.' },
    hasPreviousPageFieldOptions: { description: 'There are rows before this page.' },
    nodeQueryOptions: {
      description: 'Any record by its global id; null when there is none, or when the viewer may not see it.',
      // Each node requires the scope of its type.
      scope: 'every',
      async resolve(_root, { id }, context, { schema }, resolveNode) {
        const exists = mayExist(id, schema)
        demandTokenScopes(context.viewer, demandedByType(schema.getType(id.typename)))
        const isListed = schema.getType(id.typename)?.extensions[IS_LISTED] as IsListed | undefined
        return exists && (!isListed || (await isListed(context, Number(id.id)))) ? resolveNode(id) : null
      },
    },
    nodesQueryOptions: false,
  },
})

/** The columns that are always read for a row. Each field adds its own columns: see CONTRIBUTING.md, 'Add a field'. */
export const ALWAYS_READ = { id: true } as const

/** Options of every record type: visible to staff, and null from node(id) when the row does not exist. */
export const record = {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  select: ALWAYS_READ,
} as const

type BuilderTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Extended> ? Extended : never

/** The type of a table's rows, so that a folder can refer to rows of another folder without importing its schema. */
export const typeOf = <Name extends Model>(model: Name) =>
  getRefFromModel(model, builder) as PrismaObjectRef<BuilderTypes, PrismaTypes[Name], Row<Name>>

/** Whether the password confirmation is missing. If several scopes are missing, the first one is reported. */
function lacksConfirmation(failure: AuthFailure): boolean {
  if ('failures' in failure) return failure.failures.some(lacksConfirmation)
  return 'scope' in failure && failure.scope === 'confirmed'
}

/** The extension of a type whose node(id) shows only rows in lists, not rows that appear only in other records. */
export const IS_LISTED = 'isListed'

export type IsListed = (context: Context, id: number) => Promise<boolean>

/**
 * The extension of a mutation that reads a long text: the name of the text's input field. The text costs one additional
 * field per `CHARACTERS_OF_FIELD`.
 */
export const READS_TEXT = 'readsText'
export const CHARACTERS_OF_FIELD = 10

builder.queryType({
  authScopes: { staff: true },
  description: 'All that can be read. Every field needs a signed-in person or an API token, but for the public pages.',
})
builder.mutationType({
  authScopes: { write: true },
  description: 'All that can be changed. Every field needs a token that may write, but for the public pages.',
})
builder.subscriptionType({ authScopes: { staff: true }, description: 'News as they happen, as server-sent events.' })

builder.addScalarType('DateTime', dateTimeScalar)
builder.addScalarType('Date', dateScalar)
builder.addScalarType('Upload', uploadScalar)
