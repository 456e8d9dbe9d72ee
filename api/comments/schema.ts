import type { Deps } from '../deps.ts'
import type { TalentComment } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import type { KeysetSlice, Order } from '../lists/keyset.ts'
import { mayDeleteComment } from './comments.ts'

export const Comment = builder.prismaNode('TalentComment', {
  name: 'Comment',
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  description: 'An internal remark on a talent.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    comment: t.exposeString('comment'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: t.relation('user'),
    viewerCanDelete: t.boolean({
      description: 'Its author or an admin may delete a comment.',
      resolve: (comment, _args, { viewer }) => viewer !== null && mayDeleteComment(viewer, comment),
    }),
  }),
})

/** The newest first. */
export const commentOrder = (talentId: number): Order<TalentComment> => ({
  list: `comments of talent ${talentId}`,
  column: 'createdAt',
  kind: 'instant',
  direction: 'desc',
})

/** Some of a talent's comments. */
export function readComments(
  db: Deps['db'],
  talentId: number,
  { query, slice }: { query: object; slice: KeysetSlice },
): Promise<TalentComment[]> {
  return db.talentComment.findMany({ ...query, ...slice, where: { AND: [{ talentId }, slice.where] } })
}
