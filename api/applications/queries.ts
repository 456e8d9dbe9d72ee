import { countPublicRead } from '../auth/limits.ts'
import { builder } from '../graphql/builder.ts'
import { findPublicDeal, type PublicDealRow } from './apply.ts'

/** A type of its own, fed by its own few values: nothing that is added to Deal can ever show up here. */
const PublicDeal = builder.objectRef<PublicDealRow>('PublicDeal').implement({
  authScopes: { public: true },
  description: 'A deal as an applicant sees it. Holds exactly what an applicant may see.',
  fields: t => ({
    token: t.exposeString('token'),
    title: t.exposeString('title'),
    jobDescription: t.exposeString('jobDescription', { nullable: true }),
  }),
})

builder.queryField('publicDeal', t =>
  t.field({
    type: PublicDeal,
    nullable: true,
    description: 'What a visitor can apply to, by its apply link. NOT_FOUND when unknown, revoked, closed or full.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, context) => {
      await countPublicRead(context)
      return findPublicDeal(context, token)
    },
  }),
)
