import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  useCompaniesNamedQuery,
  useCompaniesNamedQuery$data,
} from '../../__generated__/useCompaniesNamedQuery.graphql.ts'

type Company = useCompaniesNamedQuery$data['companies']['edges'][number]['node']

/**
 * Companies whose name contains what is typed, the first ones where nothing is; null asks nothing. Follows the typing
 * once the fingers rest; the former answer stays until the next one is there.
 */
export function useCompaniesNamed(typed: string | null) {
  const environment = useRelayEnvironment()
  const [companies, setCompanies] = useState<readonly Company[]>([])
  const [known, setKnown] = useState<string | null>(null)
  const search = typed?.trim() ?? null
  useEffect(() => {
    if (search === null) return
    let subscription: { unsubscribe(): void } | undefined
    const show = (found: readonly Company[]) => {
      setCompanies(found)
      setKnown(search)
    }
    const pause = setTimeout(
      () => {
        subscription = fetchQuery<useCompaniesNamedQuery>(environment, query, { search }).subscribe({
          next: answer => show(answer.companies.edges.map(({ node }) => node)),
          error: () => show([]),
        })
      },
      search === '' ? 0 : 200,
    )
    return () => {
      clearTimeout(pause)
      subscription?.unsubscribe()
    }
  }, [environment, search])
  return { companies, searching: known !== search }
}

const query = graphql`
  query useCompaniesNamedQuery($search: String!) {
    companies(first: 20, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node {
          databaseId
          name
        }
      }
    }
  }
`
