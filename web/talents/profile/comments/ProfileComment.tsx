import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { graphql, useFragment } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import type { ProfileComment_comment$key } from '../../../__generated__/ProfileComment_comment.graphql.ts'
import type { ProfileCommentMutation } from '../../../__generated__/ProfileCommentMutation.graphql.ts'
import { PersonAvatar } from '../../../components/Avatars.tsx'
import { formatDateTime, personName } from '../../../components/format.ts'
import { caption, useReading } from '../../../components/styles.ts'
import { useRecordAction } from '../../../relay/useRecordAction.ts'
import { commentProblem } from './CommentForm.tsx'

type Props = {
  comment: ProfileComment_comment$key
  /** The list that contains the comment. */
  connection: string
  onDeleted: () => void
}

/** One comment with its author and date. */
export function ProfileComment({ comment: key, connection, onDeleted }: Props) {
  const { id, databaseId, comment, createdAt, user, viewerCanDelete } = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const [act] = useRecordAction<ProfileCommentMutation>(mutation)
  const remove = () =>
    act(
      { input: { id: databaseId }, connections: [connection] },
      {
        ask: question,
        optimisticUpdater(store) {
          const list = store.get(connection)
          if (list) ConnectionHandler.deleteNode(list, id)
        },
        onSend: onDeleted,
        done: { title: 'Comment deleted' },
        failed: error => ({ title: 'Error', text: commentProblem(error, 'Failed to delete comment') }),
      },
    )
  const author = personName(user)
  return (
    <li className={styles.root}>
      <PersonAvatar name={author} size={28} />
      <div className={styles.body}>
        <div className={styles.byline}>
          <span className={styles.author}>{author}</span>
          <time dateTime={createdAt} className={styles.time}>
            {formatDateTime(createdAt)}
          </time>
        </div>
        <p dir="auto" className={reading.text}>
          {comment}
        </p>
      </div>
      {viewerCanDelete && (
        <Button
          className={mergeClasses('comment-delete', styles.remove)}
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label="Delete comment"
          title="Delete comment"
          onClick={remove}
        />
      )}
    </li>
  )
}

const question = {
  title: 'Delete comment?',
  text: 'Are you sure you want to delete this comment?',
  action: 'Delete',
  destructive: true,
}

const fragment = graphql`
  fragment ProfileComment_comment on Comment {
    id databaseId comment createdAt viewerCanDelete
    user { firstName lastName email }
  }
`

const mutation = graphql`
  mutation ProfileCommentMutation($input: DeleteCommentInput!, $connections: [ID!]!) {
    deleteComment(input: $input) {
      deletedCommentId @deleteEdge(connections: $connections)
      talent {
        commentCount: comments(first: 0) { totalCount }
        ...TalentTimeline_talent
      }
    }
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    // With a mouse, the delete button appears on hover and focus.
    '@media (hover: hover)': {
      '& .comment-delete': { opacity: 0 },
      '&:hover .comment-delete, &:focus-within .comment-delete': { opacity: 1 },
    },
  },
  body: { flexGrow: 1, minWidth: 0 },
  byline: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  author: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  time: caption,
  remove: { flexShrink: 0, alignSelf: 'flex-start' },
})
