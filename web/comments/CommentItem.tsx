import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { type ReactElement, type ReactNode, useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import type { CommentItem_comment$key } from '../__generated__/CommentItem_comment.graphql.ts'
import type {
  CommentItem_commentText$data,
  CommentItem_commentText$key,
} from '../__generated__/CommentItem_commentText.graphql.ts'
import type { CommentItem_editComment$key } from '../__generated__/CommentItem_editComment.graphql.ts'
import type { CommentItemEditCommentMutation } from '../__generated__/CommentItemEditCommentMutation.graphql.ts'
import type { CommentItemMutation } from '../__generated__/CommentItemMutation.graphql.ts'
import { Link } from '../app/links.tsx'
import { PersonAvatar } from '../components/Avatars.tsx'
import { formatDateTime, personName } from '../components/format.ts'
import { caption, useReading } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'
import { useAskedFor } from './askedFor.ts'
import { CommentEditor, commentProblem, useWrittenComment } from './CommentEditor.tsx'
import { writtenOf } from './names.ts'

type Props = {
  comment: CommentItem_comment$key
  connection: string
  onDeleted: () => void
}

/** One comment with its author and date. */
export function CommentItem({ comment: key, connection, onDeleted }: Props) {
  const comment = useFragment(fragment, key)
  const { id, databaseId, createdAt, editedAt, user, viewerCanDelete, viewerCanEdit } = comment
  const styles = useStyles()
  const { item, isAskedFor } = useAskedFor(databaseId)
  const [isEdited, setEdited] = useState(false)
  const [, startEditing] = useTransition()
  const [act] = useRecordAction<CommentItemMutation>(mutation)
  const author = personName(user)
  const remove = () =>
    act(
      { input: { id: databaseId }, connections: [connection] },
      {
        ask: { ...question, title: `Delete the comment of ${author}?` },
        optimisticUpdater(store) {
          const list = store.get(connection)
          if (list) ConnectionHandler.deleteNode(list, id)
        },
        onSend: onDeleted,
        done: { title: 'Comment deleted' },
        failed: error => ({ title: 'Error', text: commentProblem(error, 'Failed to delete comment') }),
      },
    )
  return (
    <li ref={item} tabIndex={-1} className={mergeClasses(styles.root, isAskedFor && styles.askedFor)}>
      <PersonAvatar name={author} size={28} />
      <div className={styles.body}>
        <div className={styles.byline}>
          <span className={styles.author}>{author}</span>
          <time dateTime={createdAt} className={styles.time}>
            {formatDateTime(createdAt)}
          </time>
          {editedAt && (
            <time dateTime={editedAt} title={formatDateTime(editedAt)} className={styles.time}>
              edited {formatDateTime(editedAt)}
            </time>
          )}
        </div>
        {isEdited ? (
          <EditComment comment={comment} onClose={() => setEdited(false)} />
        ) : (
          <CommentText comment={comment} />
        )}
      </div>
      {viewerCanEdit && !isEdited && (
        <Act title="Edit comment" icon={<EditRegular />} onClick={() => startEditing(() => setEdited(true))} />
      )}
      {viewerCanDelete && <Act title="Delete comment" icon={<DeleteRegular />} onClick={remove} />}
    </li>
  )
}

function Act(button: { title: string; icon: ReactElement; onClick: () => void }) {
  const className = mergeClasses('comment-action', useStyles().act)
  return <Button {...button} className={className} appearance="subtle" size="small" aria-label={button.title} />
}

const question = {
  text: 'Are you sure you want to delete this comment?',
  action: 'Delete',
  destructive: true,
}

function CommentText({ comment: key }: { comment: CommentItem_commentText$key }) {
  const { comment, references } = useFragment(commentTextFragment, key)
  const pieces: ReactNode[] = []
  let read = 0
  for (const reference of references ?? []) {
    const { start, length } = reference
    pieces.push(comment.slice(read, start), <Named key={start} reference={reference} />)
    read = start + length
  }
  return (
    <p dir="auto" className={useReading().text}>
      {pieces}
      {comment.slice(read)}
    </p>
  )
}

type Reference = NonNullable<CommentItem_commentText$data['references']>[number]

function Named({ reference: { user, talent, deal, company } }: { reference: Reference }) {
  const styles = useStyles()
  if (user) return <bdi className={styles.person}>@{personName(user)}</bdi>
  if (talent) return <Record to={`/talent/${talent.databaseId}`}>{talent.name}</Record>
  if (deal) return <Record to={`/deals/${deal.databaseId}`}>{deal.title}</Record>
  return company ? <Record to={`/companies/${company.databaseId}`}>{company.name}</Record> : null
}

const Record = ({ to, children }: { to: string; children: string }) => (
  <Link to={to}>
    <bdi>{children}</bdi>
  </Link>
)

/** The field in which authors edit their own comments. Escape cancels the edit. */
function EditComment({ comment: key, onClose }: { comment: CommentItem_editComment$key; onClose: () => void }) {
  const { databaseId: id, comment, references } = useFragment(editCommentFragment, key)
  const toast = useToast()
  const [update] = useMutation<CommentItemEditCommentMutation>(editCommentMutation)
  const written = useWrittenComment(() => writtenOf(comment, references))
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
      <Button size="small" type="submit" appearance="primary" disabledFocusable={written.form.busy}>
        {written.form.busy ? 'Saving...' : 'Save'}
      </Button>
    </CommentEditor>
  )
}

const fragment = graphql`
  fragment CommentItem_comment on Comment {
    id databaseId createdAt editedAt viewerCanDelete viewerCanEdit
    user { firstName lastName email }
    ...CommentItem_commentText
    ...CommentItem_editComment
  }
`

const mutation = graphql`
  mutation CommentItemMutation($input: DeleteCommentInput!, $connections: [ID!]!) {
    deleteComment(input: $input) {
      deletedCommentId @deleteEdge(connections: $connections)
      talent {
        commentCount: comments(first: 0) { totalCount }
        ...Timeline_talent
      }
      deal {
        commentCount: comments(first: 0) { totalCount }
        ...Timeline_deal
      }
      company {
        commentCount: comments(first: 0) { totalCount }
        ...Timeline_company
      }
    }
  }
`

const commentTextFragment = graphql`
  fragment CommentItem_commentText on Comment {
    comment
    references {
      start length
      user { databaseId firstName lastName email }
      talent { databaseId name }
      deal { databaseId title }
      company { databaseId name }
    }
  }
`

const editCommentFragment = graphql`
  fragment CommentItem_editComment on Comment {
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

const editCommentMutation = graphql`
  mutation CommentItemEditCommentMutation($input: UpdateCommentInput!) {
    updateComment(input: $input) {
      comment { ...CommentItem_comment }
      talent { ...Timeline_talent }
      deal { ...Timeline_deal }
      company { ...Timeline_company }
    }
  }
`

const useStyles = makeStyles({
  askedFor: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `0 0 0 ${tokens.spacingVerticalS} ${tokens.colorBrandBackground2}`,
  },
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    outline: 'none',
    // With a mouse, the buttons appear on hover and focus.
    '@media (hover: hover)': {
      '& .comment-action': { opacity: 0 },
      '&:hover .comment-action, &:focus-within .comment-action': { opacity: 1 },
    },
  },
  body: { flexGrow: 1, minWidth: 0 },
  byline: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  author: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  time: caption,
  act: { flexShrink: 0, alignSelf: 'flex-start' },
  person: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightMedium },
})
