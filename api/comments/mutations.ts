import { builder } from '../graphql/builder.ts'
import { onceInput } from '../graphql/inputs.ts'
import { Talent } from '../talents/schema.ts'
import { addComment, deleteComment } from './comments.ts'
import { Comment } from './schema.ts'

const AddCommentInput = builder.inputType('AddCommentInput', {
  fields: t => ({ talentId: t.int({ required: true }), comment: t.string(), idempotencyKey: onceInput(t) }),
})

const AddCommentPayload = builder.objectRef<{ id: number; talentId: number }>('AddCommentPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    comment: t.prismaField({
      type: Comment,
      resolve: (query, { id }, _args, { db }) => db.talentComment.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    talent: t.prismaField({
      type: Talent,
      resolve: (query, { talentId }, _args, { db }) =>
        db.talent.findUniqueOrThrow({ ...query, where: { id: talentId } }),
    }),
  }),
})

builder.mutationField('addComment', t =>
  t.withAuth({ write: true }).field({
    type: AddCommentPayload,
    args: { input: t.arg({ type: AddCommentInput, required: true }) },
    resolve: async (_root, { input: { talentId, ...input } }, context) => ({
      ...(await addComment(context, talentId, input)),
      talentId,
    }),
  }),
)

const DeleteCommentInput = builder.inputType('DeleteCommentInput', {
  fields: t => ({ id: t.int({ required: true }) }),
})

const DeleteCommentPayload = builder.objectRef<{ id: number; talentId: number }>('DeleteCommentPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    deletedCommentId: t.globalID({ resolve: ({ id }) => ({ type: Comment, id }) }),
    talent: t.prismaField({
      type: Talent,
      resolve: (query, { talentId }, _args, { db }) =>
        db.talent.findUniqueOrThrow({ ...query, where: { id: talentId } }),
    }),
  }),
})

builder.mutationField('deleteComment', t =>
  t.withAuth({ write: true }).field({
    type: DeleteCommentPayload,
    args: { input: t.arg({ type: DeleteCommentInput, required: true }) },
    resolve: (_root, { input }, context) => deleteComment(context, input.id),
  }),
)
