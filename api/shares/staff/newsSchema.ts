import { builder } from '../../graphql/builder.ts'
import { rowIfAny } from '../../graphql/rows.ts'
import { followNews } from './news.ts'

const SharesChanged = builder.objectRef<{ dealId: number | null; talentId: number | null }>('SharesChanged').implement({
  authScopes: { staff: true },
  scope: 'shares:read',
  description: 'A change in the shares of a deal or a talent.',
  fields: t => ({
    deal: t.prismaField({
      ...rowIfAny('Deal', 'dealId'),
      description: 'The deal that is followed; null when a talent is, or when it was deleted.',
    }),
    talent: t.prismaField({
      ...rowIfAny('Talent', 'talentId'),
      description: 'The talent who is followed; null when a deal is, or when they were deleted.',
    }),
  }),
})

builder.subscriptionField('sharesChanged', t =>
  t.field({
    type: SharesChanged,
    description:
      'Sends an event whenever a share of the deal or the talent is made, changed, opened or answered, a consent is requested or answered, or the do-not-contact list of the talent changes; the first one at once. Ends with the session or token.',
    args: {
      dealId: t.arg.int({ description: 'The `databaseId` of the deal to follow; or send `talentId`.' }),
      talentId: t.arg.int({ description: 'The `databaseId` of the talent to follow; or send `dealId`.' }),
    },
    subscribe: (_root, subject, context) => followNews(context, subject),
    resolve: (_id, { dealId, talentId }) => ({ dealId: dealId ?? null, talentId: talentId ?? null }),
  }),
)
