import SchemaBuilder, { BasePlugin, type SchemaTypes } from '@pothos/core'
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import type { Context } from '../context.ts'
import { type Demanded, type DemandedScope, demandedByField } from '../scopes/demanded.ts'
import { demandTokenScopes } from '../scopes/may.ts'

/** A Pothos plugin: refuses a field to API tokens without the field's `scope`, before anything is read. */
export const TOKEN_SCOPES = 'tokenScopes'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      tokenScopes: TokenScopesPlugin<Types>
    }

    interface ObjectTypeOptions {
      /** The scope that an API token needs to read the type anywhere. A test lists the types without such a scope. */
      scope?: DemandedScope
      /** The scope needed where the record appears in a field of another record, if less than `scope`. */
      scopeWithin?: DemandedScope
    }

    interface UnionTypeOptions {
      /** The scope that an API token needs to read the union. */
      scope?: DemandedScope
    }

    interface FieldOptions {
      /** The scope that an API token needs for the field, if the field's type has no scope. */
      scope?: DemandedScope
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context>

/** Wraps fields with scopes, but no other fields. A field is checked once, for any number of rows. */
class TokenScopesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override afterBuild(schema: GraphQLSchema) {
    for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
      for (const field of Object.values(type.getFields())) {
        const demanded = demandedByField(type.name, field)
        if (type.name.startsWith('__') || demanded?.length === 0) continue
        field.resolve = demanding(demanded, field.resolve ?? defaultFieldResolver)
        field.subscribe &&= demanding(demanded, field.subscribe)
      }
    }
    return schema
  }
}

const demanding =
  (demanded: Demanded, resolve: Resolver): Resolver =>
  (row, args, context, info) => {
    demandTokenScopes(context.viewer, demanded)
    return resolve(row, args, context, info)
  }

SchemaBuilder.registerPlugin(TOKEN_SCOPES, TokenScopesPlugin)
