import { graphql } from 'react-relay'
import type { CommentForm_viewer$key } from '../__generated__/CommentForm_viewer.graphql.ts'
import type { CompanyComments_company$key } from '../__generated__/CompanyComments_company.graphql.ts'
import type { CompanyCommentsQuery } from '../__generated__/CompanyCommentsQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { CommentsCard } from './CommentsCard.tsx'

/** The comments on a company. */
export function CompanyComments({
  company,
  viewer,
}: {
  company: CompanyComments_company$key
  viewer: CommentForm_viewer$key
}) {
  const { data, ...pages } = usePaginationFragment<CompanyCommentsQuery, CompanyComments_company$key>(fragment, company)
  const { databaseId, comments, commentCount } = data
  return (
    <CommentsCard
      subject={{ companyId: databaseId }}
      {...{ viewer, comments, count: commentCount.totalCount }}
      {...pages}
    />
  )
}

const fragment = graphql`
  fragment CompanyComments_company on Company
  @refetchable(queryName: "CompanyCommentsQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    databaseId
    commentCount: comments(first: 0) { totalCount }
    comments(first: $count, after: $cursor) @connection(key: "CompanyComments_comments") {
      __id
      edges {
        node { id databaseId ...CommentItem_comment }
      }
    }
  }
`
