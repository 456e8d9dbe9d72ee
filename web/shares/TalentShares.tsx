import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { TalentShares_talent$key } from '../__generated__/TalentShares_talent.graphql.ts'
import type { TalentSharesQuery } from '../__generated__/TalentSharesQuery.graphql.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { SharesCard } from './SharesCard.tsx'
import { useFreshTalentShares } from './useFreshShares.ts'

type Props = { talent: TalentShares_talent$key; actions?: ReactNode }

/** The shares of a talent, kept up to date while the page is open. */
export function TalentShares({ talent: key, actions }: Props) {
  const pages = usePaginationFragment<TalentSharesQuery, TalentShares_talent$key>(fragment, key)
  useFreshTalentShares(pages.data.databaseId)
  return <SharesCard page="talent" actions={actions} {...pages} />
}

const fragment = graphql`
  fragment TalentShares_talent on Talent
  @refetchable(queryName: "TalentSharesQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    databaseId
    shares(first: $count, after: $cursor) @connection(key: "TalentShares_shares") {
      edges {
        node { id ...SharesCard_shareRow }
      }
    }
  }
`
