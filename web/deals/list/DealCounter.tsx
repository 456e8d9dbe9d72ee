import { graphql, useFragment } from 'react-relay'
import type { DealCounter_query$key } from '../../__generated__/DealCounter_query.graphql.ts'
import { counterWords } from './counterWords.ts'

/** How many rows this page shows, of how many that match. */
export function DealCounter({ query: key }: { query: DealCounter_query$key }) {
  const { deals } = useFragment(fragment, key)
  return counterWords({ shown: deals.edges.length, matching: deals.totalCount })
}

const fragment = graphql`
  fragment DealCounter_query on Query {
    deals(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      totalCount
      edges {
        node {
          id
        }
      }
    }
  }
`
