import { graphql } from 'react-relay'
import type { DealShares_deal$key } from '../__generated__/DealShares_deal.graphql.ts'
import type { DealSharesQuery } from '../__generated__/DealSharesQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { ShareTalents } from './ShareSelected.tsx'
import { SharesCard } from './SharesCard.tsx'
import { useFreshDealShares } from './useFreshShares.ts'

/** The shares of a deal, kept up to date while the page is open, and the way to a new one. */
export function DealShares({ deal: key }: { deal: DealShares_deal$key }) {
  const pages = usePaginationFragment<DealSharesQuery, DealShares_deal$key>(fragment, key)
  const { databaseId: id, title: name, company: of } = pages.data
  useFreshDealShares(id)
  const company = of ? { id: of.databaseId, name: of.name } : null
  return <SharesCard page="deal" actions={<ShareTalents deal={{ id, name, company }} />} {...pages} />
}

const fragment = graphql`
  fragment DealShares_deal on Deal
  @refetchable(queryName: "DealSharesQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    databaseId title
    company { databaseId name }
    shares(first: $count, after: $cursor) @connection(key: "DealShares_shares") {
      edges {
        node { id ...SharesCard_shareRow }
      }
    }
  }
`
