import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '../graphql/builder.ts'
import { SortDirection } from '../graphql/inputs.ts'
import { keysetConnection } from '../lists/keyset.ts'
import { keysOf } from '../rules/rules.ts'
import { COMPANY_ORDERS, companiesWhere, companyOrder, readCompanies } from './list.ts'
import { Company, CompanyStatusEnum } from './schema.ts'

const CompanyFilter = builder.inputType('CompanyFilter', {
  fields: t => ({
    search: t.string({ description: 'Case-insensitive substring of name or main stakeholder.' }),
    status: t.field({ type: CompanyStatusEnum }),
  }),
})

const CompanyOrder = builder.inputType('CompanyOrder', {
  fields: t => ({
    field: t.field({
      type: builder.enumType('CompanyOrderField', { values: keysOf(COMPANY_ORDERS) }),
      required: true,
    }),
    direction: t.field({ type: SortDirection, required: true }),
  }),
})

builder.queryField('company', t =>
  t.prismaField({
    type: Company,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => db.company.findUnique({ ...query, where: { id } }),
  }),
)

builder.queryField('companies', t =>
  t.connection(
    {
      type: Company,
      description: 'By name unless asked otherwise.',
      args: { filter: t.arg({ type: CompanyFilter }), orderBy: t.arg({ type: CompanyOrder }) },
      resolve: async (_root, { filter, orderBy, ...page }, context, info) => {
        const query = queryFromInfo({ context, info, path: ['edges', 'node'] })
        const connection = await keysetConnection(page, companyOrder(orderBy), slice =>
          readCompanies(context.db, query, { filter: filter ?? {}, slice }),
        )
        return { ...connection, count: () => context.db.company.count({ where: companiesWhere(filter ?? {}) }) }
      },
    },
    {
      name: 'CompanyConnection',
      fields: t => ({
        totalCount: t.int({ description: 'How many match the filter.', resolve: ({ count }) => count() }),
      }),
    },
    { name: 'CompanyEdge' },
  ),
)

builder.queryField('companyCount', t =>
  t.int({ description: 'How many companies there are in all.', resolve: (_root, _args, { db }) => db.company.count() }),
)
