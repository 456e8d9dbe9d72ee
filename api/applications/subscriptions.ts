import { isStillSignedIn } from '../auth/stillSignedIn.ts'
import { Deal } from '../deals/schema.ts'
import { builder } from '../graphql/builder.ts'
import { followApplications } from './changes.ts'
import { ExternalApplication } from './schema.ts'

type Change = { dealId: number; id: number | null }

const ApplicationsChanged = builder.objectRef<Change>('ApplicationsChanged').implement({
  authScopes: { staff: true },
  fields: t => ({
    application: t.prismaField({
      type: ExternalApplication,
      nullable: true,
      description:
        'The one that changed. Null when it was removed, in the first event, and when events may be missing.',
      resolve: (query, { id }, _args, { db }) =>
        db.externalApplication.findUnique({ ...query, where: { id: id ?? 0 } }), // None is 0.
    }),
    deal: t.prismaField({
      type: Deal,
      nullable: true,
      description: 'Null when it is gone.',
      resolve: (query, { dealId }, _args, { db }) => db.deal.findUnique({ ...query, where: { id: dealId } }),
    }),
  }),
})

builder.subscriptionField('applicationsChanged', t =>
  t.withAuth({ staff: true }).field({
    type: ApplicationsChanged,
    description:
      'An event whenever an application of the deal was accepted, read, changed or removed. The first comes at once, so that nothing is missed between reading the deal and following it. Ends when the session or token does.',
    args: { dealId: t.arg.int({ required: true }) },
    subscribe: (_root, { dealId }, context) => followApplications(context.live, dealId, () => isStillSignedIn(context)),
    resolve: (id, { dealId }) => ({ dealId, id }),
  }),
)
