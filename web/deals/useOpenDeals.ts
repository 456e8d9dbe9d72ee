import { graphql } from 'react-relay'
import type { useOpenDealsQuery } from '../__generated__/useOpenDealsQuery.graphql.ts'
import { useTypedSearch } from '../relay/useFetch.ts'

/** Finds deals that can still be filled, by title or company, while the user types. No search runs for null. */
export function useOpenDeals(search: string | null) {
  const { answer, searching } = useTypedSearch<useOpenDealsQuery>(query, search)
  const found = answer?.deals.edges.map(({ node: { databaseId: id, title: name, company } }) => ({
    ...{ id, name },
    ...(company && { more: company.name }),
  }))
  return { found: found ?? [], nothing: searching ? 'Searching...' : 'No open deal found' }
}

const query = graphql`
  query useOpenDealsQuery($search: String!) {
    deals(first: 20, filter: { search: $search, statuses: [OPEN, CANDIDATE_SENT, CANDIDATE_IN_INTERVIEW] }) {
      edges {
        node { databaseId title company { name } }
      }
    }
  }
`
