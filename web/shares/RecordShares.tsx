import { type ReactNode, startTransition } from 'react'
import { graphql } from 'react-relay'
import type { RecordShares_company$key } from '../__generated__/RecordShares_company.graphql.ts'
import type { RecordShares_deal$key } from '../__generated__/RecordShares_deal.graphql.ts'
import type { RecordShares_talent$key } from '../__generated__/RecordShares_talent.graphql.ts'
import type { RecordSharesCompanyQuery } from '../__generated__/RecordSharesCompanyQuery.graphql.ts'
import type { RecordSharesDealQuery } from '../__generated__/RecordSharesDealQuery.graphql.ts'
import type { RecordSharesTalentQuery } from '../__generated__/RecordSharesTalentQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { SharesCard } from './SharesCard.tsx'
import { ShareTalents } from './ShareWithClient.tsx'
import { useFreshDealShares, useFreshTalentShares } from './useFreshShares.ts'

/** The shares of a deal, kept up to date while the page is open, and a button for a new share. */
export function DealShares({ deal: key }: { deal: RecordShares_deal$key }) {
  const pages = usePaginationFragment<RecordSharesDealQuery, RecordShares_deal$key>(dealFragment, key)
  const { databaseId: id, title: name, company: of } = pages.data
  useFreshDealShares(id)
  const company = of ? { id: of.databaseId, name: of.name } : null
  return <SharesCard page="deal" actions={<ShareTalents deal={{ id, name, company }} />} {...pages} />
}

/** The shares of a company, and a button for a new share. */
export function CompanyShares({ company: key }: { company: RecordShares_company$key }) {
  const pages = usePaginationFragment<RecordSharesCompanyQuery, RecordShares_company$key>(companyFragment, key)
  const { data, refetch } = pages
  const company = { id: data.databaseId, name: data.name }
  // The old list stays in view while the new list is loading.
  const reload = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
  return <SharesCard page="company" actions={<ShareTalents company={company} onShared={reload} />} {...pages} />
}

type Props = { talent: RecordShares_talent$key; actions?: ReactNode }

/** The shares of a talent, kept up to date while the page is open. */
export function TalentShares({ talent: key, actions }: Props) {
  const pages = usePaginationFragment<RecordSharesTalentQuery, RecordShares_talent$key>(talentFragment, key)
  useFreshTalentShares(pages.data.databaseId)
  return <SharesCard page="talent" actions={actions} {...pages} />
}

const dealFragment = graphql`
  fragment RecordShares_deal on Deal
  @refetchable(queryName: "RecordSharesDealQuery")
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

const companyFragment = graphql`
  fragment RecordShares_company on Company
  @refetchable(queryName: "RecordSharesCompanyQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    databaseId name
    shares(first: $count, after: $cursor) @connection(key: "CompanyShares_shares") {
      edges {
        node { id ...SharesCard_shareRow }
      }
    }
  }
`

const talentFragment = graphql`
  fragment RecordShares_talent on Talent
  @refetchable(queryName: "RecordSharesTalentQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    databaseId
    shares(first: $count, after: $cursor) @connection(key: "TalentShares_shares") {
      edges {
        node { id ...SharesCard_shareRow }
      }
    }
  }
`
