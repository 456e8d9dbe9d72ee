import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import type { Context } from '../context.ts'
import { demandedByField } from '../tokenScopes/covers.ts'
import { demandTokenScopes } from '../tokenScopes/held.ts'

/** A plugin for Pothos: refuses API tokens the fields whose scopes they lack, before anything is read for them. */
export const TOKEN_SCOPES = 'tokenScopes'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      tokenScopes: TokenScopesPlugin<Types>
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/** A field is checked once, whatever the number of rows it returns; fields that demand nothing are left as they are. */
class TokenScopesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const demanded = this.demandedBy(field)
    if (demanded?.length === 0) return resolver
    return (row, args, context, info) => {
      demandTokenScopes((context as Context).viewer, demanded)
      return resolver(row, args, context, info)
    }
  }

  override wrapSubscribe(
    subscribe: Resolver<Types> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> | undefined {
    return subscribe && this.wrapResolve(subscribe, field)
  }

  private demandedBy({ parentType, name, type }: PothosOutputFieldConfig<Types>) {
    const named = type.kind === 'List' ? type.type : type
    const isObject = named.kind === 'Object' || named.kind === 'Interface' || named.kind === 'Union'
    const returned = isObject ? this.buildCache.getTypeConfig(named.ref).name : undefined
    return demandedByField(parentType, name, returned)
  }
}

SchemaBuilder.registerPlugin(TOKEN_SCOPES, TokenScopesPlugin)
