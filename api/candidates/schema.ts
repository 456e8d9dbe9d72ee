import { builder } from '../graphql/builder.ts'
import { keysOf } from '../rules/rules.ts'
import { candidateStatuses } from './rules.ts'

export const CandidateStatusEnum = builder.enumType('CandidateStatus', { values: keysOf(candidateStatuses) })

/** A talent who is in the running for a deal. */
export const DealCandidate = builder.prismaNode('DealCandidate', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    dealId: t.exposeInt('dealId'),
    deal: t.relation('deal', { nullable: true }),
    talentId: t.exposeInt('talentId'),
    talent: t.relation('talent', { nullable: true }),
    status: t.expose('status', { type: CandidateStatusEnum }),
    matchPercentage: t.exposeInt('matchPercentage', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    interviewDate: t.expose('interviewDate', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
