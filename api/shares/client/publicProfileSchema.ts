import { builder } from '../../graphql/builder.ts'
import { byId, mutation } from '../../graphql/mutation.ts'
import { countPublicRead } from '../../limits.ts'
import { PreviousCompany, TalentAreaEnum } from '../../talents/schema.ts'
import {
  findPublicProfile,
  type PublicProfile,
  publicProfileUrl,
  revokeTalentShare,
  shareTalent,
} from './publicProfile.ts'

builder.prismaObjectFields('Talent', t => ({
  shareableId: t.exposeString('shareableId', { nullable: true }),
  shareUrl: t.string({
    nullable: true,
    select: { shareableId: true },
    description: 'The whole public address, or null while not shared.',
    resolve: ({ shareableId }, _args, { settings }) => shareableId && publicProfileUrl(settings.publicUrl, shareableId),
  }),
}))

/** Made of redacted values alone, so that a field added to Talent never shows up here. */
const SharedTalent = builder.objectRef<PublicProfile>('SharedTalent').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'The redacted profile for clients. It names nobody.',
  fields: t => ({
    shareableId: t.exposeString('shareableId'),
    name: t.exposeString('name', { description: "First name and the initial of the last word: 'Ada L.'" }),
    role: t.exposeString('role'),
    area: t.expose('area', { type: TalentAreaEnum }),
    seniority: t.exposeString('seniority'),
    companies: t.exposeString('companies'),
    summary: t.exposeString('summary'),
    techStack: t.exposeStringList('techStack'),
    keyHighlights: t.exposeStringList('keyHighlights'),
    previousCompanies: t.expose('previousCompanies', { type: [PreviousCompany] }),
    portfolioUrls: t.exposeStringList('portfolioUrls', {
      description: 'Without links that lead to the person. Includes a portfolio PDF on another site.',
    }),
    portfolioUrl: t.exposeString('portfolioUrl', { nullable: true }),
    portfolioPdfUrl: t.exposeString('portfolioPdfUrl', {
      nullable: true,
      description: 'A public path below the share token; null unless the file is one of ours.',
    }),
  }),
})

builder.queryField('sharedTalent', t =>
  t.field({
    type: SharedTalent,
    nullable: true,
    description: 'The profile behind a share link; null when the link is unknown or revoked.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { shareableId: t.arg.string({ required: true }) },
    resolve: async (_root, { shareableId }, context) => {
      await countPublicRead(context)
      return findPublicProfile(context, shareableId)
    },
  }),
)

mutation('shareTalent', {
  scope: ['shares:write', 'talents:read'],
  description: 'Makes the public link of a limited profile, or answers the one there is: see `Talent.shareUrl`.',
  input: byId,
  verb: shareTalent,
  rows: { talent: 'Talent' },
})

mutation('revokeTalentShare', {
  scope: 'shares:write',
  description: 'Ends the public link of a profile at once; sharing again makes a new one.',
  input: byId,
  verb: revokeTalentShare,
  rows: { talent: 'Talent' },
})
