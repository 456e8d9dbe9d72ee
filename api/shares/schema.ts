import { limit } from '../auth/limits.ts'
import { keyOfUrl } from '../files/files.ts'
import { builder } from '../graphql/builder.ts'
import { TalentAreaEnum } from '../talents/enums.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { PreviousCompany } from '../talents/previousCompanySchema.ts'
import { abbreviateName } from '../talents/rules.ts'
import { findShared, type SharedRow, withoutIdentity } from './shares.ts'

/** A type of its own, fed by its own narrow selection: nothing that is added to Talent can ever show up here. */
const SharedTalent = builder.objectRef<SharedRow>('SharedTalent').implement({
  authScopes: { public: true },
  description: 'The limited profile for clients. Holds exactly what a client may see.',
  fields: t => ({
    shareableId: t.string({ resolve: talent => talent.shareableId ?? '' }),
    name: t.string({
      description: "First name and the initial of the last word: 'Ada L.'",
      resolve: talent => abbreviateName(talent.name),
    }),
    role: t.exposeString('role'),
    area: t.expose('area', { type: TalentAreaEnum }),
    seniority: t.exposeString('seniority'),
    companies: t.exposeString('companies'),
    summary: t.string({ resolve: ({ summary, name }) => withoutIdentity(summary, name) }),
    techStack: t.exposeStringList('techStack'),
    keyHighlights: t.stringList({
      resolve: ({ keyHighlights, name }) => keyHighlights.map(text => withoutIdentity(text, name)),
    }),
    previousCompanies: t.field({
      type: [PreviousCompany],
      resolve: talent => readPreviousCompanies(talent.previousCompanies),
    }),
    portfolioUrls: t.exposeStringList('portfolioUrls'),
    portfolioUrl: t.exposeString('portfolioUrl', { nullable: true }),
    portfolioPdfUrl: t.string({
      nullable: true,
      description: 'A public path below the share token.',
      resolve: ({ shareableId, portfolioPdfUrl }) =>
        keyOfUrl(portfolioPdfUrl) ? `/api/talents/shareable/${shareableId}/portfolio.pdf` : null,
    }),
  }),
})

builder.queryField('sharedTalent', t =>
  t.field({
    type: SharedTalent,
    nullable: true,
    description: 'What a client sees of a talent, by its share link; null when unknown or revoked.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { shareableId: t.arg.string({ required: true }) },
    resolve: async (_root, { shareableId }, { clientAddress, settings }) => {
      await limit('publicRead', settings.limits.publicReadsPerMinute, 60).spend(clientAddress)
      return findShared(shareableId)
    },
  }),
)
