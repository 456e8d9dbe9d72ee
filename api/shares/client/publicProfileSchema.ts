import { builder } from '../../graphql/builder.ts'
import { byId, mutation } from '../../graphql/mutation.ts'
import { countPublicRead } from '../../limits.ts'
import { PreviousCompany, TalentAreaEnum } from '../../talents/schema.ts'
import { ClientProfile } from './profileSchema.ts'
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

/** A profile behind a talent's own link: only redacted values, so that a field added to Talent never appears here. */
const SharedTalent = builder.objectRef<PublicProfile>('SharedTalent').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'The redacted profile for clients. It names nobody.',
  fields: t => ({
    shareableId: t.exposeString('shareableId', { description: 'The last part of the link.' }),
    name: t.exposeString('name', { description: "First name and the initial of the last word: 'Ada L.'" }),
    portfolioUrls: t.exposeStringList('portfolioUrls', {
      description: 'Without links that lead to the person. Includes a portfolio PDF on another site.',
    }),
    portfolioUrl: t.exposeString('portfolioUrl', {
      nullable: true,
      description: 'The old single link to work; null without one, or when it leads to the person.',
    }),
    portfolioPdfUrl: t.exposeString('portfolioPdfUrl', {
      nullable: true,
      description: 'A public path below the share token; null unless the file is one of ours.',
    }),
  }),
})

type CommonFields = Pick<PublicProfile, 'role' | 'area' | 'seniority' | 'companies' | 'summary'> &
  Pick<PublicProfile, 'techStack' | 'keyHighlights' | 'previousCompanies'>
type CommonRef = ReturnType<ReturnType<typeof builder.objectRef<CommonFields>>['implement']>

for (const type of [SharedTalent, ClientProfile] as CommonRef[])
  builder.objectFields(type, t => ({
    role: t.exposeString('role', { description: 'The occupation.' }),
    area: t.expose('area', { type: TalentAreaEnum, description: 'The field of work.' }),
    seniority: t.exposeString('seniority', { description: "In the agency's words: 'Senior'." }),
    companies: t.exposeString('companies', { description: 'Former employers, as one text.' }),
    summary: t.exposeString('summary', { description: 'A few sentences.' }),
    techStack: t.exposeStringList('techStack', { description: 'Skills.' }),
    keyHighlights: t.exposeStringList('keyHighlights', { description: 'The strongest points.' }),
    previousCompanies: t.expose('previousCompanies', {
      type: [PreviousCompany],
      description: 'Former employers with positions.',
    }),
  }))

builder.queryField('sharedTalent', t =>
  t.field({
    type: SharedTalent,
    nullable: true,
    description: 'The profile behind a share link; null when the link is unknown or revoked.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { shareableId: t.arg.string({ required: true, description: 'The last part of the link.' }) },
    resolve: async (_root, { shareableId }, context) => {
      await countPublicRead(context)
      return findPublicProfile(context, shareableId)
    },
  }),
)

mutation('shareTalent', {
  scope: ['shares:write', 'talents:read'],
  description: 'Makes the public link of a redacted profile, or returns the present one: see `Talent.shareUrl`.',
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
