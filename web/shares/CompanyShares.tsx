import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { CompanyShares_company$key } from '../__generated__/CompanyShares_company.graphql.ts'
import type { CompanySharesQuery } from '../__generated__/CompanySharesQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { SharesCard } from './SharesCard.tsx'

type Props = { company: CompanyShares_company$key; actions?: ReactNode }

/** The shares of a company. */
export function CompanyShares({ company: key, actions }: Props) {
  const pages = usePaginationFragment<CompanySharesQuery, CompanyShares_company$key>(fragment, key)
  return <SharesCard page="company" actions={actions} {...pages} />
}

const fragment = graphql`
  fragment CompanyShares_company on Company
  @refetchable(queryName: "CompanySharesQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    shares(first: $count, after: $cursor) @connection(key: "CompanyShares_shares") {
      edges {
        node { id ...ShareRow_share }
      }
    }
  }
`
