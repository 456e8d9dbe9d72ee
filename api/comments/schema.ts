import { builder, record } from '../graphql/builder.ts'
import { readPage, totalOf } from '../graphql/lists.ts'
import { byId, mutation, onceInput } from '../graphql/mutation.ts'
import { addComment, commentOrder, deleteComment, mayDeleteComment } from './comments.ts'

const Comment = builder.prismaNode('TalentComment', {
  name: 'Comment',
  ...record,
  description: 'An internal remark on a talent.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    comment: t.exposeString('comment'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: t.relation('user'),
    viewerCanDelete: t.boolean({
      select: { userId: true },
      description: 'Its author or an admin may delete a comment.',
      resolve: (comment, _args, { viewer }) => viewer !== null && mayDeleteComment(viewer, comment),
    }),
  }),
})

builder.prismaObjectField('Talent', 'comments', t =>
  t.connection(
    {
      type: Comment,
      description: 'Newest first.',
      resolve: ({ id: talentId }, page, context, info) =>
        readPage('TalentComment', {
          ...{ page, context, info },
          where: { talentId },
          order: commentOrder(talentId),
        }),
    },
    { name: 'CommentConnection', fields: t => ({ totalCount: t.int(totalOf()) }) },
    { name: 'CommentEdge' },
  ),
)

mutation('addComment', {
  input: t => ({ talentId: t.int({ required: true }), comment: t.string(), idempotencyKey: onceInput(t) }),
  verb: addComment,
  rows: { comment: 'TalentComment', talent: ['Talent', 'talentId'] },
})

mutation('deleteComment', {
  input: byId,
  verb: deleteComment,
  rows: { talent: ['Talent', 'talentId'] },
  deleted: { deletedCommentId: 'Comment' },
})
