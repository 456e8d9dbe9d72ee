import { graphql } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import type { useDeleteCommentMutation } from '../../../__generated__/useDeleteCommentMutation.graphql.ts'
import { useConfirm } from '../../../components/ConfirmDialog.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { commentProblem } from './commentProblem.ts'

type Where = { connection: string; onDeleted: () => void }

/** Asks, and takes a comment out of its list at once; it comes back when that fails. */
export function useDeleteComment(
  { id, databaseId }: { id: string; databaseId: number },
  { connection, onDeleted }: Where,
) {
  const [commit] = useMutation<useDeleteCommentMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  return async function remove() {
    if (!(await confirm(question))) return
    try {
      const done = commit(
        { input: { id: databaseId }, connections: [connection] },
        {
          optimisticUpdater(store) {
            const list = store.get(connection)
            if (list) ConnectionHandler.deleteNode(list, id)
          },
        },
      )
      onDeleted()
      if (await done) toast({ title: 'Comment deleted' })
    } catch (error) {
      toast({ title: 'Error', text: commentProblem(error, 'Failed to delete comment'), intent: 'error' })
    }
  }
}

const question = {
  title: 'Delete comment?',
  text: 'Are you sure you want to delete this comment?',
  action: 'Delete',
  destructive: true,
}

const mutation = graphql`
  mutation useDeleteCommentMutation($input: DeleteCommentInput!, $connections: [ID!]!) {
    deleteComment(input: $input) {
      deletedCommentId @deleteEdge(connections: $connections)
      talent {
        commentCount: comments(first: 0) {
          totalCount
        }
        ...ProfileTimeline_talent
      }
    }
  }
`
