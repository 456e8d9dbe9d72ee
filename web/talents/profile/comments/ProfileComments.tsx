import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { CommentForm_viewer$key } from '../../../__generated__/CommentForm_viewer.graphql.ts'
import type { ProfileComments_talent$key } from '../../../__generated__/ProfileComments_talent.graphql.ts'
import type { ProfileCommentsQuery } from '../../../__generated__/ProfileCommentsQuery.graphql.ts'
import { Card } from '../../../components/Section.tsx'
import { caption, column, plainList } from '../../../components/styles.ts'
import { usePaginationFragment } from '../../../relay/usePaginationFragment.ts'
import { MoreButton } from '../../../timeline/MoreButton.tsx'
import { CommentForm } from './CommentForm.tsx'
import { ProfileComment } from './ProfileComment.tsx'

type Props = { talent: ProfileComments_talent$key; viewer: CommentForm_viewer$key }

/** The colleagues' comments, the newest first. */
export function ProfileComments({ talent: key, viewer }: Props) {
  const { data: talent, ...pages } = usePaginationFragment<ProfileCommentsQuery, ProfileComments_talent$key>(
    fragment,
    key,
  )
  const styles = useStyles()
  const list = useRef<HTMLUListElement>(null)
  const { comments, commentCount } = talent
  return (
    <Card title="Internal Comments" actions={<span className={styles.count}>{commentCount.totalCount || ''}</span>}>
      <CommentForm talentId={talent.databaseId} viewer={viewer} connection={comments.__id} />
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

const fragment = graphql`
  fragment ProfileComments_talent on Talent
  @refetchable(queryName: "ProfileCommentsQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    databaseId
    commentCount: comments(first: 0) { totalCount }
    comments(first: $count, after: $cursor) @connection(key: "ProfileComments_comments") {
      __id
      edges {
        node { id ...ProfileComment_comment }
      }
    }
  }
`

const useStyles = makeStyles({
  count: { ...caption, fontVariantNumeric: 'tabular-nums' },
  empty: { color: tokens.colorNeutralForeground3 },
  list: { ...column, ...plainList, gap: tokens.spacingVerticalL, outline: 'none', ':empty': { display: 'none' } },
})
