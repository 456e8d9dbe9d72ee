import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '../graphql/builder.ts'
import { SortDirection } from '../graphql/inputs.ts'
import { keysetConnection } from '../lists/keyset.ts'
import { TalentAreaEnum, TalentStatusEnum } from './enums.ts'
import { readTalents, similarTalents, TALENT_ORDERS, type TalentOrder, talentOrder, talentsWhere } from './list.ts'
import { Talent } from './schema.ts'

const TalentFilter = builder.inputType('TalentFilter', {
  fields: t => ({
    search: t.string({ description: 'Substring of name, role or area, whatever its case and accents.' }),
    status: t.field({ type: TalentStatusEnum }),
    area: t.field({ type: TalentAreaEnum }),
  }),
})

const TalentOrderInput = builder.inputType('TalentOrder', {
  fields: t => ({
    field: t.field({
      type: builder.enumType('TalentOrderField', {
        values: Object.keys(TALENT_ORDERS) as TalentOrder['field'][],
      }),
      required: true,
    }),
    direction: t.field({ type: SortDirection, required: true }),
  }),
})

builder.queryField('talent', t =>
  t.prismaField({
    type: Talent,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => db.talent.findUnique({ ...query, where: { id } }),
  }),
)

builder.queryField('talents', t =>
  t.connection(
    {
      type: Talent,
      args: {
        filter: t.arg({ type: TalentFilter }),
        orderBy: t.arg({ type: TalentOrderInput }),
      },
      resolve: async (_root, { filter, orderBy, ...page }, context, info) => {
        const query = queryFromInfo({ context, info, path: ['edges', 'node'] })
        const connection = await keysetConnection(page, talentOrder(orderBy), slice =>
          readTalents(context.db, query, { filter: filter ?? {}, slice }),
        )
        return { ...connection, count: () => context.db.talent.count({ where: talentsWhere(filter ?? {}) }) }
      },
    },
    {
      name: 'TalentConnection',
      fields: t => ({
        totalCount: t.int({
          description: "How many match the filter: the X of 'X of Y talents'.",
          resolve: ({ count }) => count(),
        }),
      }),
    },
    { name: 'TalentEdge' },
  ),
)

builder.queryField('talentCount', t =>
  t.int({
    description: "How many talents there are in all: the Y of 'X of Y talents'.",
    resolve: (_root, _args, { db }) => db.talent.count(),
  }),
)

builder.queryField('similarTalents', t =>
  t.prismaField({
    type: [Talent],
    description: 'Talents with the same e-mail, phone or LinkedIn address: possible duplicates, at most 5.',
    args: { email: t.arg.string(), phone: t.arg.string(), linkedinUrl: t.arg.string(), exceptId: t.arg.int() },
    resolve: (query, _root, { exceptId, ...contact }, { db }) => similarTalents(db, query, { contact, exceptId }),
  }),
)
