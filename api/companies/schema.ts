import { Activity, ActivityConnection, ActivityEdge, activityPage } from '../activity/schema.ts'
import { DealCandidate } from '../candidates/schema.ts'
import { Deal } from '../deals/schema.ts'
import { builder } from '../graphql/builder.ts'
import { VERSION } from '../graphql/inputs.ts'
import { keysOf } from '../rules/rules.ts'
import { filledDealsOf, type SelectedCandidate, selectedCandidatesOf } from './filledDeals.ts'
import { companyStatuses } from './rules.ts'

export const CompanyStatusEnum = builder.enumType('CompanyStatus', { values: keysOf(companyStatuses) })

const SelectedCandidateType = builder.objectRef<SelectedCandidate>('SelectedCandidate').implement({
  authScopes: { staff: true },
  description: 'Who is shown for a Filled deal: the candidate with the status Selected, else its first candidate.',
  fields: t => ({
    deal: t.expose('deal', { type: Deal }),
    candidate: t.expose('candidate', { type: DealCandidate }),
  }),
})

/** A client of the agency. */
export const Company = builder.prismaNode('Company', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    name: t.exposeString('name'),
    status: t.expose('status', { type: CompanyStatusEnum }),
    mainStakeholder: t.exposeString('mainStakeholder'),
    billing: t.exposeString('billing', { nullable: true, description: 'A text, as in $5,000.' }),
    notes: t.exposeString('notes', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    filledDealsCount: t.int({ resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).count }),
    billingTotal: t.string({
      description: "What the company pays for its Filled deals, summed up: '$1,234,567', '$0'.",
      resolve: async ({ id }, _args, context) => (await filledDealsOf(context, id)).total,
    }),
    selectedCandidates: t.field({
      type: [SelectedCandidateType],
      description: 'Those of the Filled deals, by deal title. Deals without any candidate are left out.',
      resolve: ({ id }, _args, context) => selectedCandidatesOf(context, id),
    }),
    deals: t.relation('deals', {
      description: 'All of them, by title. The query `deals` pages.',
      query: { orderBy: [{ title: 'asc' }, { id: 'asc' }] },
    }),
    activity: t.connection(
      {
        type: Activity,
        description: 'Newest first.',
        resolve: ({ id }, args, context, info) => activityPage({ companyId: id }, args, context, info),
      },
      ActivityConnection,
      ActivityEdge,
    ),
  }),
})
