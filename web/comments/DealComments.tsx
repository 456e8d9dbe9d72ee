import { graphql } from 'react-relay'
import type { CommentForm_viewer$key } from '../__generated__/CommentForm_viewer.graphql.ts'
import type { DealComments_deal$key } from '../__generated__/DealComments_deal.graphql.ts'
import type { DealCommentsQuery } from '../__generated__/DealCommentsQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { CommentsCard } from './CommentsCard.tsx'

/** The comments on a deal. */
export function DealComments({ deal, viewer }: { deal: DealComments_deal$key; viewer: CommentForm_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<DealCommentsQuery, DealComments_deal$key>(fragment, deal)
  const { databaseId, comments, commentCount } = data
  return (
    <CommentsCard
      subject={{ dealId: databaseId }}
      {...{ viewer, comments, count: commentCount.totalCount }}
      {...pages}
    />
  )
}

const fragment = graphql`
  fragment DealComments_deal on Deal
  @refetchable(queryName: "DealCommentsQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    databaseId
    commentCount: comments(first: 0) { totalCount }
    comments(first: $count, after: $cursor) @connection(key: "DealComments_comments") {
      __id
      edges {
        node { id databaseId ...CommentItem_comment }
      }
    }
  }
`
