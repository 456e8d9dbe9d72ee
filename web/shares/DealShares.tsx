import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { DealShares_deal$key } from '../__generated__/DealShares_deal.graphql.ts'
import type { DealSharesQuery } from '../__generated__/DealSharesQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { SharesCard } from './SharesCard.tsx'
import { useFreshDealShares } from './useFreshShares.ts'

type Props = { deal: DealShares_deal$key; actions?: ReactNode }

/** The shares of a deal, kept up to date while the page is open. */
export function DealShares({ deal: key, actions }: Props) {
  const pages = usePaginationFragment<DealSharesQuery, DealShares_deal$key>(fragment, key)
  useFreshDealShares(pages.data.databaseId)
  return <SharesCard page="deal" actions={actions} {...pages} />
}

const fragment = graphql`
  fragment DealShares_deal on Deal
  @refetchable(queryName: "DealSharesQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    databaseId
    shares(first: $count, after: $cursor) @connection(key: "DealShares_shares") {
      edges {
        node { id ...ShareRow_share }
      }
    }
  }
`
