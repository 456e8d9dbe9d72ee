import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { member } from '../rules/rules.ts'
import { encodeGlobalId } from './globalIds.ts'

/**
 * A Pothos plugin: a field that needs only columns is resolved synchronously if its row has them. Pothos itself looks
 * up the query for each field of each row, reads unknown rows again, and makes a promise for each global id.
 */
export const LOADED_COLUMNS = 'loadedColumns'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      loadedColumns: LoadedColumnsPlugin<Types>
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/** The plugin must be listed after scope-auth and before prisma, so that it wraps only the resolvers of prisma. */
class LoadedColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    if (this.isGlobalId(field)) {
      return (row, args, context, info) => {
        const id = member(row, 'id')
        return typeof id === 'number' ? encodeGlobalId(field.parentType, id) : resolver(row, args, context, info)
      }
    }
    const columns = this.columnsOf(field)
    const resolve = field.resolve as Resolver<Types> | undefined
    if (!columns || !resolve) return resolver
    return (row, args, context, info) =>
      columns.every(column => member(row, column) !== undefined)
        ? resolve(row, args, context, info)
        : resolver(row, args, context, info)
  }

  private isGlobalId({ name, parentType }: PothosOutputFieldConfig<Types>): boolean {
    const type = this.buildCache.getTypeConfig(parentType)
    return name === 'id' && type.kind === 'Object' && type.interfaces.some(({ name }) => name === 'Node')
  }

  /** The columns that a field selects. Undefined without columns, with a relation, or if they depend on arguments. */
  private columnsOf(field: PothosOutputFieldConfig<Types>): string[] | undefined {
    const selected: unknown = field.extensions?.pothosPrismaSelect
    if (typeof selected !== 'object' || selected === null) return undefined
    const { extensions } = this.buildCache.getTypeConfig(field.parentType)
    const relations = member(extensions?.pothosPrismaFieldMap, 'relations')
    const isRelation = (name: string) => relations instanceof Map && relations.has(name)
    const isColumn = ([name, value]: [string, unknown]) => value === true && !isRelation(name)
    return Object.entries(selected).every(isColumn) ? Object.keys(selected) : undefined
  }
}

SchemaBuilder.registerPlugin(LOADED_COLUMNS, LoadedColumnsPlugin)
