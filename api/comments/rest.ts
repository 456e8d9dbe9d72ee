import { z } from 'zod'
import { found } from '../problems.ts'
import { call, success } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { recordsOf } from '../rest/records.ts'
import { addComment, commentOrder, deleteComment } from './comments.ts'

const author = z.object(json.answersOf({ email: json.text, firstName: json.text, lastName: json.text }))

export const comment = json.answer(
  { id: json.id, comment: json.text, createdAt: json.instant, user: { answer: author } },
  { id: 'Comment', scope: 'comments:read' },
)

export const comments = recordsOf({
  model: 'TalentComment',
  what: 'Comment',
  answer: comment,
  select: json.columnsOf(comment),
  toAnswers: rows => rows,
})

const params = { id: idOf('Talent') }

export const commentCalls = [
  call('GET /api/talents/{id}/comments', {
    summary: 'All comments on a talent, the newest first',
    field: 'Query.talent',
    params,
    answer: z.array(comment),
    async run({ db }, { id: talentId }) {
      found(await db.talent.findUnique({ where: { id: talentId }, select: { id: true } }), 'Talent')
      return comments.all(commentOrder('Talent', talentId), { talentId })
    },
  }),
  call('POST /api/talents/{id}/comments', {
    summary: 'Comment on a talent',
    field: 'Mutation.addComment',
    params,
    body: json.bodyOf({ comment: json.text }),
    once: true,
    status: 201,
    location: '/api/talent-comments/{id}',
    answer: comment,
    run: async (context, { id: talentId, ...sent }) =>
      comments.read(context, await addComment(context, { ...sent, talentId })),
  }),
  call('DELETE /api/talent-comments/{commentId}', {
    summary: 'Delete a comment; its author or an admin may',
    field: 'Mutation.deleteComment',
    params: { commentId: idOf('Comment') },
    answer: success,
    run: (context, { commentId }) => deleteComment(context, { id: commentId }),
  }),
]
