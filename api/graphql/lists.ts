import type { InputFieldMap, InputShapeFromFields } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'
import type { Context } from '../context.ts'
import type { RuledColumns } from '../redaction/audience.ts'
import { changedSinceHelp, nextUpdatedSince } from '../rows/changes.ts'
import type { Total } from '../rows/count.ts'
import type { Model } from '../rows/models.ts'
import { type AskedOrder, cursorColumns, heldPart, keysetConnection, type Order, type PageArgs } from '../rows/page.ts'
import type { Where } from '../rows/query.ts'
import { rowsOf } from '../rows/read.ts'
import { eachOf } from '../rules/rules.ts'
import type { TokenScope } from '../scopes/words.ts'
import { builder, typeOf } from './builder.ts'
import { madeOf } from './columnRules.ts'
import type { InputFields } from './mutation.ts'

const SortDirection = builder.enumType('SortDirection', {
  description: 'From the small to the large, or the other way.',
  values: ['ASC', 'DESC'] as const,
})

type ListArgs = PageArgs & { filter?: unknown; orderBy?: unknown }

type Records<Name extends Model, Filter extends InputFieldMap, Field extends string> = {
  /** The names of the queries for one row and for a page of rows. */
  names: { one: string; many: string }
  /** The scope that an API token needs for the number of rows. */
  scope: TokenScope
  filter: (t: InputFields) => Filter
  /** The columns that each filter compares. */
  filtered: Record<keyof Filter & string, readonly string[]>
  where(filter: Partial<InputShapeFromFields<Filter>>, context: Context): Where<Name> | Promise<Where<Name>>
  orders: Record<Field, unknown>
  order(asked: AskedOrder<Field> | null | undefined, filter: Partial<InputShapeFromFields<Filter>>): Order
  descriptions: { list: string; order?: string; by?: Partial<Record<Field, string>>; total: string; count: string }
}

/**
 * Adds the queries of a noun with a list: one row, a page of filtered rows, and the number of rows. Returns the
 * filter's input type, and a function for the columns that a filter and an order use.
 */
export function recordQueries<Name extends Model, Filter extends InputFieldMap, Field extends string>(
  model: Name,
  { names, scope, filter: filterFields, filtered, where, orders, order, descriptions }: Records<Name, Filter, Field>,
) {
  // Typed as one model for all: all models are read the same way, and TypeScript cannot check so many types one by one.
  const type = model as Model as 'Deal'
  const conditionOf = where as unknown as Records<'Deal', Filter, Field>['where']
  const filterType = builder.inputType(`${model as string}Filter`, { fields: filterFields })
  const orderType = orderInput(`${model}Order`, orders, descriptions.order, descriptions.by)
  const orderFor = (asked: unknown, filter: Partial<InputShapeFromFields<Filter>>) =>
    order((asked ?? orderOfChange(filter)) as AskedOrder<Field> | null, filter)
  const filterOf = (asked: unknown) => (asked ?? {}) as Partial<InputShapeFromFields<Filter>>
  /** The columns that a page is filtered and sorted by: filtering must not reveal a hidden column. */
  const columnsBy = (asked: unknown, orderBy: unknown): RuledColumns => {
    const filter = filterOf(asked)
    const given = Object.entries(filter).filter(
      ([, value]) => ![value].flat().every(part => part == null || part === ''),
    )
    const { column, of = [column] } = orderFor(orderBy, filter)
    return { [model]: [...given.flatMap(([name]) => filtered[name as keyof Filter & string]), ...of] }
  }
  builder.queryFields(t => ({
    [names.one]: t.prismaField({
      type,
      nullable: true,
      description: `${article(names.one)} ${names.one} by \`databaseId\`; null when there is none.`,
      args: { id: t.arg.int({ required: true }) },
      resolve: (query, _root, { id }, context) => rowsOf(context, type).findById(query, id),
    }),
    [names.many]: t.connection(
      {
        type: typeOf(type),
        description: descriptions.list,
        extensions: madeOf(({ filter, orderBy }) => columnsBy(filter, orderBy)),
        args: { filter: t.arg({ type: filterType }), orderBy: t.arg({ type: orderType }) },
        resolve: async (_root, args, context, info) => {
          const { filter: asked, orderBy, ...page } = args as ListArgs
          const filter = filterOf(asked)
          const reading = { where: await conditionOf(filter, context), order: orderFor(orderBy, filter) }
          return readPage(type, { ...{ page, context, info }, ...reading })
        },
      },
      {
        name: `${model}Connection`,
        fields: t => ({
          totalCount: t.int(totalField(descriptions.total)),
          isTotalCountExact: t.boolean(exactnessField),
          nextUpdatedSince: t.field({ type: 'DateTime', ...nextField }),
        }),
      },
      { name: `${model}Edge` },
    ),
    [`${names.one}Count`]: t.int({
      scope,
      description: descriptions.count,
      resolve: (_root, _args, context) => rowsOf(context, type).count(),
    }),
  }))
  return { filterType, columnsBy }
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'An' : 'A')

/** The input for the order of a list: 'DealOrder', with a 'DealOrderField' and a direction. */
export function orderInput<Field extends string>(
  name: string,
  orders: Record<Field, unknown>,
  description?: string,
  by: Partial<Record<Field, string>> = {},
) {
  const values = eachOf(orders, field => ({ description: by[field] }))
  const type = builder.enumType(`${name}Field`, { description, values })
  return builder.inputType(name, {
    fields: t => ({
      field: t.field({ type, required: true }),
      direction: t.field({ type: SortDirection, required: true }),
    }),
  })
}

/** A page that `readPage` has read, as the connection's fields receive it. */
type ReadPage = Counted & { next: Date | null }

/** A page with a total number of rows in all pages. */
export type Counted = { total(): Promise<Total> }

type PageReading<Name extends Model> = {
  where: Where<Name>
  order: Order
  page: PageArgs
  context: Context
  info: GraphQLResolveInfo
  /** Columns that are read even if the client does not select them. */
  reads?: object
  /** Rows are counted up to this number, as in `countUpTo`. */
  most?: number
}

/** A page of the rows that meet a condition, with only the selected fields; `total` counts all rows that meet it. */
export async function readPage<Name extends Model>(model: Name, reading: PageReading<Name>) {
  const { where, order, page, context, info, reads, most } = reading
  const rows = rowsOf(context, model)
  const count = async (): Promise<Total> =>
    most === undefined ? rows.total(where) : { number: await rows.countUpTo(most, { where }), isExact: true }
  const select = { ...cursorColumns(order), ...reads }
  // Computed before the rows are read; otherwise, this page and the next would both lack changes committed in between.
  const next =
    asksFor(info, ['nextUpdatedSince']) && !page.after && !page.before ? await nextUpdatedSince(context) : null
  const query = queryFromInfo({ context, info, path: ['edges', 'node'], select })
  const isRead = asksFor(info, ['edges', 'pageInfo'])
  const { isWhole, ...read } = await keysetConnection(page, order, async slice =>
    isRead ? rows.findSlice(query, where, slice) : [],
  )
  return { ...read, next, total: once(isRead && isWhole ? async () => exactly(read.edges.length) : count) }
}

/** A page of rows that were all read already, in the order of the list. */
export async function pageOfRows<Row extends { id: number }>(rows: Row[], page: PageArgs, order: Order) {
  const { isWhole: _, ...read } = await keysetConnection(page, order, async slice => heldPart(rows, order, slice))
  return { ...read, total: async () => exactly(rows.length) }
}

const exactly = (number: number): Total => ({ number, isExact: true })

/** Runs the work once and returns the same promise each time. */
function once<Result>(work: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work()
    return result
  }
}

/** Whether the client selects any of the fields, directly or in a fragment. */
function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, names: string[]): boolean {
  const isAsked = (node: SelectionNode): boolean => {
    if (node.kind === Kind.FIELD) return names.includes(node.name.value)
    const { selectionSet } = node.kind === Kind.FRAGMENT_SPREAD ? (fragments[node.name.value] ?? {}) : node
    return selectionSet?.selections.some(isAsked) ?? false
  }
  return fieldNodes.some(({ selectionSet }) => selectionSet?.selections.some(isAsked))
}

/** A connection's field for the total number of rows, for pages of `readPage`. */
export const totalField = (description?: string) => ({
  description,
  resolve: async (page: Counted): Promise<number> => (await page.total()).number,
})

/** A connection's field: whether the total is exact. */
const exactnessField = {
  description:
    'False where two seconds did not suffice for counting: then there are at least as many as `totalCount` says, which is 10,000 at the most.',
  resolve: async (page: Counted): Promise<boolean> => (await page.total()).isExact,
}

/** A connection's field for the next `updatedSince`, for pages of `readPage`. */
export const nextField = {
  nullable: true as const,
  description:
    'Give this as `updatedSince` the next time: no change is left out, and some may come twice. Only with the first page of a list, as it must be from before any of its rows were read; null with further ones, after which to give that of the first.',
  resolve: ({ next }: ReadPage): Date | null => next,
}

/** A filter's field for changed records. */
export const sinceField = (t: InputFields) =>
  t.field({
    type: 'DateTime',
    description: `${changedSinceHelp('`nextUpdatedSince`')} In the order of change, unless \`orderBy\` names another.`,
  })

/** The default order of changed records: for any other order, the database may have to read all unchanged rows. */
export const orderOfChange = ({ updatedSince }: { updatedSince?: unknown }) =>
  updatedSince ? { field: 'UPDATED_AT' as const, direction: 'ASC' as const } : null
