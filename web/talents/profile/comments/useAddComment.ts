import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { useAddCommentMutation } from '../../../__generated__/useAddCommentMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'

type NewComment = { talentId: number; authorId: string; comment: string }

/** Adds a comment at the head of the list: at once as it will be, then as the server has it. */
export function useAddComment(connection: string) {
  const [commit] = useMutation<useAddCommentMutation>(mutation)
  return useCallback(
    ({ talentId, authorId, comment }: NewComment) =>
      commit(
        { input: { talentId, comment }, connections: [connection] },
        { optimisticUpdater: store => showAtOnce(store, { connection, authorId, comment }) },
      ),
    [commit, connection],
  )
}

function showAtOnce(
  store: RecordSourceSelectorProxy,
  { connection, authorId, comment }: { connection: string; authorId: string; comment: string },
) {
  const list = store.get(connection)
  const author = store.get(authorId)
  if (!list || !author) return
  const id = `client:new-comment:${Date.now()}`
  const record = store
    .create(id, 'Comment')
    .setValue(id, 'id')
    .setValue(0, 'databaseId')
    .setValue(comment, 'comment')
    .setValue(new Date().toISOString(), 'createdAt')
    .setValue(false, 'viewerCanDelete')
    .setLinkedRecord(author, 'user')
  ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, record, 'CommentEdge'))
}

const mutation = graphql`
  mutation useAddCommentMutation($input: AddCommentInput!, $connections: [ID!]!) {
    addComment(input: $input) {
      comment @prependNode(connections: $connections, edgeTypeName: "CommentEdge") {
        id
        ...ProfileComment_comment
      }
      talent {
        commentCount: comments(first: 0) {
          totalCount
        }
        ...TalentTimeline_talent
      }
    }
  }
`
