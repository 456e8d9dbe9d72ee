import { startTransition } from 'react'
import { graphql } from 'react-relay'
import type { CompanyShares_company$key } from '../__generated__/CompanyShares_company.graphql.ts'
import type { CompanySharesQuery } from '../__generated__/CompanySharesQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { ShareTalents } from './ShareSelected.tsx'
import { SharesCard } from './SharesCard.tsx'

/** The shares of a company, and the way to a new one. */
export function CompanyShares({ company: key }: { company: CompanyShares_company$key }) {
  const pages = usePaginationFragment<CompanySharesQuery, CompanyShares_company$key>(fragment, key)
  const { data, refetch } = pages
  const company = { id: data.databaseId, name: data.name }
  // The former list stays in view meanwhile.
  const reload = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
  return <SharesCard page="company" actions={<ShareTalents company={company} onShared={reload} />} {...pages} />
}

const fragment = graphql`
  fragment CompanyShares_company on Company
  @refetchable(queryName: "CompanySharesQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    databaseId name
    shares(first: $count, after: $cursor) @connection(key: "CompanyShares_shares") {
      edges {
        node { id ...SharesCard_shareRow }
      }
    }
  }
`
