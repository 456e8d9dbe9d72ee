import type { ExtractedResume } from '../extraction/extraction.ts'
import { FieldEvidence, ResumePage } from '../extraction/schema.ts'
import { builder } from '../graphql/builder.ts'
import { TalentAreaEnum } from './enums.ts'
import { PreviousCompany } from './previousCompanySchema.ts'

export const Extracted = builder.objectRef<ExtractedResume>('ExtractedResume').implement({
  authScopes: { staff: true },
  description: 'What a resume says. What is not printed in it stays empty.',
  fields: t => ({
    name: t.exposeString('name'),
    role: t.exposeString('role'),
    area: t.expose('area', { type: TalentAreaEnum }),
    seniority: t.exposeString('seniority'),
    techStack: t.exposeStringList('techStack'),
    companies: t.exposeString('companies'),
    previousCompanies: t.expose('previousCompanies', { type: [PreviousCompany] }),
    linkedinUrl: t.exposeString('linkedinUrl', { nullable: true }),
    portfolioUrls: t.exposeStringList('portfolioUrls'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    summary: t.exposeString('summary'),
    keyHighlights: t.exposeStringList('keyHighlights'),
    evidence: t.expose('evidence', {
      type: [FieldEvidence],
      description: 'For every field that was read, and for every item of a list; nothing for an empty field.',
    }),
    pages: t.expose('pages', {
      type: [ResumePage],
      description: 'What stands where, to be pointed at. Empty for a document without pages, such as a Word file.',
    }),
  }),
})
