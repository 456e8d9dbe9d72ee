import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Id } from '../deps.ts'
import { found } from '../problems.ts'
import { call, columnsOf, success } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { WholeList } from '../rest/wholeList.ts'
import { addComment, deleteComment, NEWEST_FIRST } from './comments.ts'

const author = z.object(json.answersOf({ email: json.text, firstName: json.text, lastName: json.text }))

export const comment = json.answer(
  { id: json.id, comment: json.text, createdAt: json.instant, user: { answer: author } },
  { id: 'Comment', scope: 'comments:read' },
)

const allComments = new WholeList(comment, {
  table: 'TalentComment',
  order: NEWEST_FIRST,
  fields: { user: { table: 'User', by: 'userId' } },
})

const select = columnsOf(comment)

/** Throws NotFound. */
const readComment = async ({ db }: Pick<Context, 'db'>, { id }: Id) =>
  found(await db.talentComment.findUnique({ where: { id }, select }), 'Comment')

/** A comment as webhooks tell of it. */
export const commentRecord = { answer: comment, read: readComment }

const params = { id: idOf('Talent') }

export const commentCalls = [
  call('GET /api/talents/{id}/comments', {
    summary: 'All comments on a talent, the newest first',
    field: 'Query.talent',
    params,
    answer: z.array(comment),
    async run({ db }, { id: talentId }) {
      found(await db.talent.findUnique({ where: { id: talentId }, select: { id: true } }), 'Talent')
      return allComments.where({ talentId })
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
      readComment(context, await addComment(context, { ...sent, talentId })),
  }),
  call('DELETE /api/talent-comments/{commentId}', {
    summary: 'Delete a comment; its author or an admin may',
    field: 'Mutation.deleteComment',
    params: { commentId: idOf('Comment') },
    answer: success,
    run: (context, { commentId }) => deleteComment(context, { id: commentId }),
  }),
]
