import { NotFound } from '../problems.ts'
import { text } from './fields.ts'
import { idOf } from './parameters.ts'
import { type Connection, gql, type Route, success } from './route.ts'

const COMMENT = /* GraphQL */ 'databaseId comment createdAt user { firstName lastName email }'

type CommentData = { databaseId: number; comment: string; createdAt: string; user: object }

const commentJson = ({ databaseId, ...comment }: CommentData) => ({ id: databaseId, ...comment })

export const commentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/talents/{id}/comments',
    summary: 'All comments on a talent, the newest first',
    params: { id: idOf('Talent') },
    document: gql`query ($id: Int!, $after: String) {
      talent(id: $id) {
        comments(first: 200, after: $after) { edges { node { ${COMMENT} } } pageInfo { hasNextPage endCursor } }
      }
    }`,
    answer: {
      status: 200,
      schema: { type: 'array', items: { $ref: 'Comment' } },
      connection({ talent }: { talent: { comments: Connection } | null }) {
        if (!talent) throw new NotFound('Talent')
        return talent.comments
      },
      entry: commentJson,
    },
  },
  {
    method: 'POST',
    path: '/api/talents/{id}/comments',
    summary: 'Comment on a talent',
    params: { id: idOf('Talent') },
    fields: { comment: text },
    required: ['comment'],
    once: true,
    document: gql`mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { ${COMMENT} } } }`,
    variables: ({ params: { id: talentId }, body }) => ({ input: { ...body, talentId } }),
    answer: {
      status: 201,
      schema: { $ref: 'Comment' },
      json: ({ addComment }: { addComment: { comment: CommentData } }) => commentJson(addComment.comment),
    },
  },
  {
    method: 'DELETE',
    path: '/api/talent-comments/{commentId}',
    summary: 'Delete a comment; its author or an admin may',
    params: { commentId: idOf('Comment') },
    document: gql`mutation ($commentId: Int!) { deleteComment(input: { id: $commentId }) { deletedCommentId } }`,
    answer: success,
  },
]
