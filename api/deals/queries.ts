import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '../graphql/builder.ts'
import { SortDirection } from '../graphql/inputs.ts'
import { keysetConnection } from '../lists/keyset.ts'
import { keysOf } from '../rules/rules.ts'
import { DealStatusEnum } from './enums.ts'
import { DEAL_ORDERS, dealOrder, dealsWhere, readDeals } from './list.ts'
import { Deal } from './schema.ts'

const DealFilter = builder.inputType('DealFilter', {
  fields: t => ({
    search: t.string({ description: 'Case-insensitive substring of title or company name.' }),
    statuses: t.field({ type: [DealStatusEnum], description: 'Any of these; none are all.' }),
    companyId: t.int(),
  }),
})

const DealOrder = builder.inputType('DealOrder', {
  fields: t => ({
    field: t.field({
      type: builder.enumType('DealOrderField', {
        description:
          'STATUS sorts by the words. COMPANY is its name. BUDGET is the number in the company budget or recruiting fee. Deals without a budget or deadline come last in either direction.',
        values: keysOf(DEAL_ORDERS),
      }),
      required: true,
    }),
    direction: t.field({ type: SortDirection, required: true }),
  }),
})

builder.queryField('deal', t =>
  t.prismaField({
    type: Deal,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => db.deal.findUnique({ ...query, where: { id } }),
  }),
)

builder.queryField('deals', t =>
  t.connection(
    {
      type: Deal,
      description: 'By title unless asked otherwise.',
      args: { filter: t.arg({ type: DealFilter }), orderBy: t.arg({ type: DealOrder }) },
      resolve: async (_root, { filter: asked, orderBy, ...page }, context, info) => {
        const filter = asked ?? {}
        const query = queryFromInfo({ context, info, path: ['edges', 'node'] })
        const byCompany = orderBy?.field === 'COMPANY'
        const connection = await keysetConnection(page, dealOrder(context.db, filter, orderBy), slice =>
          readDeals(context.db, query, { filter, byCompany, slice }),
        )
        return { ...connection, count: () => context.db.deal.count({ where: dealsWhere(filter) }) }
      },
    },
    {
      name: 'DealConnection',
      fields: t => ({
        totalCount: t.int({ description: 'How many match the filter.', resolve: ({ count }) => count() }),
      }),
    },
    { name: 'DealEdge' },
  ),
)

builder.queryField('dealCount', t =>
  t.int({ description: 'How many deals there are in all.', resolve: (_root, _args, { db }) => db.deal.count() }),
)
