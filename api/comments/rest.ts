import { z } from 'zod'
import { readAll } from '../lists/keyset.ts'
import { NotFound } from '../problems.ts'
import { call, columnsOf, success } from '../rest/call.ts'
import { answersOf, bodyOf, id, instant, text } from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { addComment, commentOrder, deleteComment } from './comments.ts'

const comment = z
  .object({
    ...answersOf({ id, comment: text, createdAt: instant }),
    user: z.object(answersOf({ email: text, firstName: text, lastName: text })),
  })
  .meta({ id: 'Comment' })

const select = columnsOf(comment)
const params = { id: idOf('Talent') }

export const commentCalls = [
  call('GET /api/talents/{id}/comments', {
    summary: 'All comments on a talent, the newest first',
    scope: 'staff',
    field: 'Query.talent',
    params,
    answer: z.array(comment),
    async run({ db }, { id: talentId }) {
      if (!(await db.talent.findUnique({ where: { id: talentId }, select: { id: true } }))) throw new NotFound('Talent')
      return readAll(commentOrder(talentId), ({ where, ...slice }) =>
        db.talentComment.findMany({ ...slice, select, where: { AND: [{ talentId }, where] } }),
      )
    },
  }),
  call('POST /api/talents/{id}/comments', {
    summary: 'Comment on a talent',
    scope: 'write',
    field: 'Mutation.addComment',
    params,
    body: bodyOf({ comment: text }),
    required: ['comment'],
    once: true,
    status: 201,
    answer: comment,
    async run(context, { id: talentId }, body) {
      const { id } = await addComment(context, talentId, body)
      return context.db.talentComment.findUniqueOrThrow({ where: { id }, select })
    },
  }),
  call('DELETE /api/talent-comments/{commentId}', {
    summary: 'Delete a comment; its author or an admin may',
    scope: 'write',
    field: 'Mutation.deleteComment',
    params: { commentId: idOf('Comment') },
    answer: success,
    run: (context, { commentId }) => deleteComment(context, commentId),
  }),
]
