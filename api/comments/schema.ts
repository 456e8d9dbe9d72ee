import { builder } from '../graphql/builder.ts'
import { byId, onceInput } from '../graphql/inputs.ts'
import { readPage, totalOf } from '../graphql/lists.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { addComment, commentOrder, deleteComment, mayDeleteComment } from './comments.ts'

const Comment = builder.prismaNode('TalentComment', {
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

builder.relayMutationField(
  'addComment',
  { inputFields: t => ({ talentId: t.int({ required: true }), comment: t.string(), idempotencyKey: onceInput(t) }) },
  {
    resolve: async (_root, { input: { talentId, ...input } }, context) => ({
      ...(await addComment(signedIn(context), talentId, input)),
      talentId,
    }),
  },
  {
    outputFields: t => ({
      comment: t.prismaField(rowOf('TalentComment')),
      talent: t.prismaField(rowOf('Talent', 'talentId')),
    }),
  },
)

builder.relayMutationField(
  'deleteComment',
  byId,
  { resolve: (_root, { input }, context) => deleteComment(signedIn(context), input.id) },
  {
    outputFields: t => ({
      deletedCommentId: t.globalID({ resolve: ({ id }) => ({ type: Comment, id }) }),
      talent: t.prismaField(rowOf('Talent', 'talentId')),
    }),
  },
)
