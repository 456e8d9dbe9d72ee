import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { ProfileComments_talent$key } from '../../../__generated__/ProfileComments_talent.graphql.ts'
import type { ProfileComments_viewer$key } from '../../../__generated__/ProfileComments_viewer.graphql.ts'
import type { ProfileCommentsQuery } from '../../../__generated__/ProfileCommentsQuery.graphql.ts'
import { Card } from '../../../components/Card.tsx'
import { MoreButton } from '../../../timeline/MoreButton.tsx'
import { CommentForm } from './CommentForm.tsx'
import { ProfileComment } from './ProfileComment.tsx'

type Props = { talent: ProfileComments_talent$key; viewer: ProfileComments_viewer$key }

/** What colleagues say among themselves, the newest first. */
export function ProfileComments({ talent: talentKey, viewer: viewerKey }: Props) {
  const { data: talent, ...pages } = usePaginationFragment<ProfileCommentsQuery, ProfileComments_talent$key>(
    talentFragment,
    talentKey,
  )
  const viewer = useFragment(viewerFragment, viewerKey)
  const styles = useStyles()
  const list = useRef<HTMLUListElement>(null)
  const { comments, commentCount } = talent
  return (
    <Card title="Internal Comments" actions={<span className={styles.count}>{commentCount.totalCount || ''}</span>}>
      <CommentForm talent={talent} viewer={viewer} connection={comments.__id} />
      {comments.edges.length === 0 && (
        <Text className={styles.empty}>No comments yet. Only your colleagues see what you write here.</Text>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Comments" className={styles.list}>
        {comments.edges.map(({ node }) => (
          <ProfileComment
            key={node.id}
            comment={node}
            connection={comments.__id}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <MoreButton {...pages}>Show earlier comments</MoreButton>
    </Card>
  )
}

const talentFragment = graphql`
  fragment ProfileComments_talent on Talent
  @refetchable(queryName: "ProfileCommentsQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    ...CommentForm_talent
    commentCount: comments(first: 0) {
      totalCount
    }
    comments(first: $count, after: $cursor) @connection(key: "ProfileComments_comments") {
      __id
      edges {
        node {
          id
          ...ProfileComment_comment
        }
      }
    }
  }
`

const viewerFragment = graphql`
  fragment ProfileComments_viewer on User {
    ...CommentForm_viewer
  }
`

const useStyles = makeStyles({
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  empty: { color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    outline: 'none',
    ':empty': { display: 'none' },
  },
})
