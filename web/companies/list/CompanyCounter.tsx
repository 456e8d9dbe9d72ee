import { graphql, useFragment } from 'react-relay'
import type { CompanyCounter_query$key } from '../../__generated__/CompanyCounter_query.graphql.ts'

/** 'X of Y companies': those that match, of all; and how many of them are on this page, where it holds not all. */
export function CompanyCounter({ query: key }: { query: CompanyCounter_query$key }) {
  const { companies, companyCount } = useFragment(fragment, key)
  const { totalCount, edges } = companies
  const words = `${totalCount.toLocaleString('en')} of ${companyCount.toLocaleString('en')} companies`
  return edges.length < totalCount ? `${words}, ${edges.length} shown` : words
}

const fragment = graphql`
  fragment CompanyCounter_query on Query {
    companyCount
    companies(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      totalCount
      edges {
        cursor
      }
    }
  }
`
