import { queryFromInfo } from '@pothos/plugin-prisma'
import { Deal } from '../deals/schema.ts'
import type { DealCandidate as CandidateRow } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { keysetConnection, type Order } from '../lists/keyset.ts'
import { Talent } from '../talents/schema.ts'
import { DealCandidate } from './schema.ts'
import { type Suggestion, suggestTalents } from './search.ts'

const CandidateFilter = builder.inputType('CandidateFilter', {
  fields: t => ({ dealId: t.int(), talentId: t.int() }),
})

/** In the order in which they were added. */
export const ADDED: Order<CandidateRow> = { list: 'dealCandidates', column: 'id', kind: 'whole', direction: 'asc' }

builder.queryField('dealCandidates', t =>
  t.connection(
    {
      type: DealCandidate,
      description: 'The internal candidates of all deals, in the order they were added.',
      args: { filter: t.arg({ type: CandidateFilter }) },
      resolve: async (_root, { filter, ...page }, context, info) => {
        const query = queryFromInfo({ context, info, path: ['edges', 'node'] })
        const where = { dealId: filter?.dealId ?? undefined, talentId: filter?.talentId ?? undefined }
        const connection = await keysetConnection(page, ADDED, slice =>
          context.db.dealCandidate.findMany({ ...query, ...slice, where: { AND: [where, slice.where] } }),
        )
        return { ...connection, count: () => context.db.dealCandidate.count({ where }) }
      },
    },
    {
      name: 'DealCandidateConnection',
      fields: t => ({ totalCount: t.int({ resolve: ({ count }) => count() }) }),
    },
    { name: 'DealCandidateEdge' },
  ),
)

const CandidateSuggestion = builder.objectRef<Suggestion>('CandidateSuggestion').implement({
  authScopes: { staff: true },
  fields: t => ({
    talent: t.expose('talent', { type: Talent }),
    candidate: t.expose('candidate', {
      type: DealCandidate,
      nullable: true,
      description: 'Set when the talent is on the deal already.',
    }),
  }),
})

builder.prismaObjectField(Deal, 'candidateSuggestions', t =>
  t.field({
    type: [CandidateSuggestion],
    description:
      'Talents to add, by name: the first 10, or the first 20 whose name, role, area, tech stack or companies contain the text.',
    args: { search: t.arg.string() },
    resolve: ({ id }, { search }, { db }) => suggestTalents(db, id, search),
  }),
)
