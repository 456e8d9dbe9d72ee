import { followSubmissions } from '../../activity/submissions.ts'
import { builder } from '../../graphql/builder.ts'
import { rowIfAny } from '../../graphql/rows.ts'

const SharesChanged = builder.objectRef<{ dealId: number | null; talentId: number | null }>('SharesChanged').implement({
  authScopes: { staff: true },
  scope: 'shares:read',
  fields: t => ({
    deal: t.prismaField(rowIfAny('Deal', 'dealId')),
    talent: t.prismaField(rowIfAny('Talent', 'talentId')),
  }),
})

builder.subscriptionField('sharesChanged', t =>
  t.field({
    type: SharesChanged,
    description:
      'Sends an event whenever a share of the deal or the talent is made, changed, opened or answered, a consent is requested or answered, or the do-not-contact list of the talent changes; the first one at once. Ends with the session or token.',
    args: { dealId: t.arg.int(), talentId: t.arg.int() },
    subscribe: (_root, subject, context) => followSubmissions(context.live, subject, () => context.isStillSignedIn()),
    resolve: (_id, { dealId, talentId }) => ({ dealId: dealId ?? null, talentId: talentId ?? null }),
  }),
)
