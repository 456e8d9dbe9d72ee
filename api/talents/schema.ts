import { queryFromInfo } from '@pothos/plugin-prisma'
import { Activity, ActivityConnection, ActivityEdge, activityPage } from '../activity/schema.ts'
import { Comment, commentOrder, readComments } from '../comments/schema.ts'
import { builder } from '../graphql/builder.ts'
import { VERSION } from '../graphql/inputs.ts'
import { keysetConnection } from '../lists/keyset.ts'
import { fileAddress, webAddress } from '../rules/addresses.ts'
import { shareUrl } from '../shares/shares.ts'
import { RateTypeEnum, TalentAreaEnum, TalentStatusEnum } from './enums.ts'
import { readPreviousCompanies } from './previousCompanies.ts'
import { PreviousCompany } from './previousCompanySchema.ts'

/** Somebody whom the agency may place. */
export const Talent = builder.prismaNode('Talent', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    name: t.exposeString('name'),
    role: t.exposeString('role'),
    area: t.expose('area', { type: TalentAreaEnum }),
    seniority: t.exposeString('seniority'),
    status: t.expose('status', { type: TalentStatusEnum }),
    techStack: t.exposeStringList('techStack'),
    companies: t.exposeString('companies', { description: 'The old comma-separated list of companies.' }),
    previousCompanies: t.field({
      type: [PreviousCompany],
      resolve: talent => readPreviousCompanies(talent.previousCompanies),
    }),
    linkedinUrl: t.string({ nullable: true, resolve: talent => webAddress(talent.linkedinUrl) }),
    portfolioUrls: t.stringList({ resolve: talent => talent.portfolioUrls.flatMap(url => fileAddress(url) ?? []) }),
    portfolioUrl: t.string({
      nullable: true,
      description: 'The old single address.',
      resolve: talent => fileAddress(talent.portfolioUrl),
    }),
    portfolioPdfUrl: t.string({ nullable: true, resolve: talent => fileAddress(talent.portfolioPdfUrl) }),
    profilePictureUrl: t.string({ nullable: true, resolve: talent => fileAddress(talent.profilePictureUrl) }),
    resumeUrl: t.string({ nullable: true, resolve: talent => fileAddress(talent.resumeUrl) }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    summary: t.exposeString('summary'),
    keyHighlights: t.exposeStringList('keyHighlights'),
    referredBy: t.relation('referredBy', { nullable: true }),
    internalScoring: t.exposeString('internalScoring', { nullable: true }),
    shareableId: t.exposeString('shareableId', { nullable: true }),
    shareUrl: t.string({
      nullable: true,
      description: 'The whole public address, or null while not shared.',
      resolve: ({ shareableId }, _args, { settings }) => shareableId && shareUrl(settings.publicUrl, shareableId),
    }),
    preferredRateType: t.expose('preferredRateType', { type: RateTypeEnum }),
    minFullTimeRate: t.exposeString('minFullTimeRate', { nullable: true }),
    maxFullTimeRate: t.exposeString('maxFullTimeRate', { nullable: true }),
    minHourlyRate: t.exposeString('minHourlyRate', { nullable: true }),
    maxHourlyRate: t.exposeString('maxHourlyRate', { nullable: true }),
    preferredFullTimeRate: t.exposeString('preferredFullTimeRate', { nullable: true }),
    preferredHourlyRate: t.exposeString('preferredHourlyRate', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    candidacies: t.relation('candidacies', {
      description: 'The deals they are a candidate for, the latest first.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
    }),
    comments: t.connection(
      {
        type: Comment,
        description: 'Newest first.',
        resolve: async ({ id: talentId }, args, context, info) => {
          const query = queryFromInfo({ context, info, path: ['edges', 'node'] })
          const page = await keysetConnection(args, commentOrder(talentId), slice =>
            readComments(context.db, talentId, { query, slice }),
          )
          return { ...page, count: () => context.db.talentComment.count({ where: { talentId } }) }
        },
      },
      { name: 'CommentConnection', fields: t => ({ totalCount: t.int({ resolve: ({ count }) => count() }) }) },
      { name: 'CommentEdge' },
    ),
    activity: t.connection(
      {
        type: Activity,
        description: 'Newest first.',
        resolve: ({ id }, args, context, info) => activityPage({ talentId: id }, args, context, info),
      },
      ActivityConnection,
      ActivityEdge,
    ),
  }),
})
