import { builder } from '../graphql/builder.ts'
import type { StoredPreviousCompany } from './previousCompanies.ts'

/** Public: it is part of what a client sees, too. */
export const PreviousCompany = builder.objectRef<StoredPreviousCompany>('PreviousCompany').implement({
  authScopes: { public: true },
  description: 'A former employer: either an old plain text, or company, title and description.',
  fields: t => ({
    legacy: t.string({
      nullable: true,
      description: 'The old plain text, kept as it is until somebody edits the entry; then empty.',
      resolve: entry => (typeof entry === 'string' ? entry : null),
    }),
    company: t.string({ nullable: true, resolve: entry => (typeof entry === 'string' ? null : entry.company) }),
    title: t.string({ nullable: true, resolve: entry => (typeof entry === 'string' ? null : entry.title) }),
    description: t.string({ nullable: true, resolve: entry => (typeof entry === 'string' ? null : entry.description) }),
  }),
})

export const PreviousCompanyInput = builder.inputType('PreviousCompanyInput', {
  fields: t => ({ legacy: t.string(), company: t.string(), title: t.string(), description: t.string() }),
})
