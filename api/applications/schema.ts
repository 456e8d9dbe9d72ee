import { CandidateStatusEnum } from '../candidates/schema.ts'
import { readExtraction } from '../extraction/extraction.ts'
import { builder } from '../graphql/builder.ts'
import { Extracted } from '../talents/extractedSchema.ts'

/** Somebody from outside who applied to a deal through its public page. */
export const ExternalApplication = builder.prismaNode('ExternalApplication', {
  id: { field: 'id' },
  nullable: true,
  select: { id: true }, // And what is asked for: what a resume says is large.
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
    extraction: t.field({
      type: Extracted,
      nullable: true,
      select: { extraction: true, email: true, phone: true },
      description: 'All that the resume says, to make a talent of the applicant, with the contact that they gave.',
      resolve({ extraction, email, phone }) {
        const resume = readExtraction(extraction)
        return resume && { ...resume, email: email ?? resume.email, phone: phone ?? resume.phone }
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
