import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { keysetConnection, type Order, type PageArgs } from '../lists/keyset.ts'
import { keysOf } from '../rules/rules.ts'
import { builder, type Model } from './builder.ts'
import { tableOf } from './rows.ts'

const SortDirection = builder.enumType('SortDirection', { values: ['ASC', 'DESC'] as const })

/** The input that says how a list is to be sorted: 'DealOrder' of a 'DealOrderField' and a direction. */
export const orderInput = <Field extends string>(
  name: string,
  { orders, description }: { orders: Record<Field, unknown>; description?: string },
) => {
  const type = builder.enumType(`${name}Field`, { description, values: keysOf(orders) })
  return builder.inputType(name, {
    fields: t => ({
      field: t.field({ type, required: true }),
      direction: t.field({ type: SortDirection, required: true }),
    }),
  })
}

type Reading = {
  where: object
  order: Order
  page: PageArgs
  context: Context
  info: GraphQLResolveInfo
}

/** A page of the rows that meet a condition, with just what the client asked for; `count` counts all of them. */
export async function readPage<Name extends Model>(model: Name, { where, order, page, context, info }: Reading) {
  const table = tableOf(context.db, model)
  const query = queryFromInfo<{ include?: object }>({ context, info, path: ['edges', 'node'] })
  // What the rows are sorted by is read, also when the client has not asked for it.
  const related = order.related && { include: { [order.column]: true, ...query.include } }
  const read = await keysetConnection(page, order, slice =>
    table.findMany({ ...query, ...related, ...slice, where: { AND: [where, slice.where] } }),
  )
  return { ...read, count: () => table.count({ where }) }
}

/** For the field of a connection that tells how many rows there are on all pages. */
export const totalOf = (description?: string) => ({
  description,
  resolve: ({ count }: { count(): Promise<number> }) => count(),
})
