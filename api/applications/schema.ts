import { CandidateStatusEnum } from '../candidates/schema.ts'
import { builder } from '../graphql/builder.ts'

/** Somebody from outside who applied to a deal through its public page. */
export const ExternalApplication = builder.prismaNode('ExternalApplication', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    dealId: t.exposeInt('dealId'),
    deal: t.relation('deal', { nullable: true }),
    talentId: t.exposeInt('talentId', { nullable: true }),
    talent: t.relation('talent', { nullable: true, description: 'The talent that was made of the applicant.' }),
    name: t.exposeString('name', { nullable: true, description: 'As the resume says; empty until it is read.' }),
    role: t.exposeString('role', { nullable: true }),
    techStack: t.exposeStringList('techStack'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    status: t.expose('status', { type: CandidateStatusEnum }),
    matchPercentage: t.exposeInt('matchPercentage', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    coverLetter: t.exposeString('coverLetter', { nullable: true }),
    resumeUrl: t.exposeString('resumeUrl'),
    isProcessed: t.exposeBoolean('isProcessed', { description: 'The resume was read, or could not be.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
