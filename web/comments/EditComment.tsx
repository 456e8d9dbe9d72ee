import { Button } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { EditComment_comment$key } from '../__generated__/EditComment_comment.graphql.ts'
import type { EditCommentMutation } from '../__generated__/EditCommentMutation.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { CommentEditor, useWrittenComment } from './CommentEditor.tsx'
import { writtenOf } from './names.ts'

/** The text of one's own comment as a field. Escape leaves it as it was. */
export function EditComment({ comment: key, onClose }: { comment: EditComment_comment$key; onClose: () => void }) {
  const { databaseId: id, comment, references } = useFragment(fragment, key)
  const toast = useToast()
  const [update] = useMutation<EditCommentMutation>(mutation)
  const written = useWrittenComment(() => writtenOf(comment, references))
  const { busy } = written.form
  const save = async (_shown: string, sent: string) => {
    await update({ input: { id, comment: sent } })
    toast({ title: 'Comment changed' })
    onClose()
  }
  return (
    <CommentEditor
      aria-label="Edit comment"
      autoFocus
      comment={written}
      save={save}
      failed="Failed to change comment"
      onEscape={onClose}
    >
      <Button size="small" onClick={onClose}>
        Cancel
      </Button>
      <Button size="small" type="submit" appearance="primary" disabledFocusable={busy}>
        {busy ? 'Saving...' : 'Save'}
      </Button>
    </CommentEditor>
  )
}

const fragment = graphql`
  fragment EditComment_comment on Comment {
    databaseId comment
    references {
      start length
      user { databaseId }
      talent { databaseId }
      deal { databaseId }
      company { databaseId }
    }
  }
`

const mutation = graphql`
  mutation EditCommentMutation($input: UpdateCommentInput!) {
    updateComment(input: $input) {
      comment { ...CommentItem_comment }
      talent { ...TalentTimeline_talent }
      deal { ...DealTimeline_deal }
      company { ...CompanyTimeline_company }
    }
  }
`
