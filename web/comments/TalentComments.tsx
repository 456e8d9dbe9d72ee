import { graphql } from 'react-relay'
import type { CommentForm_viewer$key } from '../__generated__/CommentForm_viewer.graphql.ts'
import type { TalentComments_talent$key } from '../__generated__/TalentComments_talent.graphql.ts'
import type { TalentCommentsQuery } from '../__generated__/TalentCommentsQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { CommentsCard } from './CommentsCard.tsx'

/** The comments on a talent. */
export function TalentComments({
  talent,
  viewer,
}: {
  talent: TalentComments_talent$key
  viewer: CommentForm_viewer$key
}) {
  const { data, ...pages } = usePaginationFragment<TalentCommentsQuery, TalentComments_talent$key>(fragment, talent)
  const { databaseId, comments, commentCount } = data
  return (
    <CommentsCard
      subject={{ talentId: databaseId }}
      {...{ viewer, comments, count: commentCount.totalCount }}
      {...pages}
    />
  )
}

const fragment = graphql`
  fragment TalentComments_talent on Talent
  @refetchable(queryName: "TalentCommentsQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    databaseId
    commentCount: comments(first: 0) { totalCount }
    comments(first: $count, after: $cursor) @connection(key: "TalentComments_comments") {
      __id
      edges {
        node { id databaseId ...CommentItem_comment }
      }
    }
  }
`
