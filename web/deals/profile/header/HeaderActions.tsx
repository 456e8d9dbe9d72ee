import { graphql, useFragment } from 'react-relay'
import type { HeaderActions_deal$key } from '../../../__generated__/HeaderActions_deal.graphql.ts'
import { AddCandidate } from '../../../candidates/add/AddCandidate.tsx'
import { FindMatches } from '../../../candidates/matches/FindMatches.tsx'
import { ApplicationLimit } from '../limit/ApplicationLimit.tsx'
import { DealMenu } from './DealMenu.tsx'
import { EditDealButton } from './EditDealButton.tsx'
import { ShareApplicationLink } from './ShareApplicationLink.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'

/** What can be done with the whole deal. */
export function HeaderActions({ deal: key }: { deal: HeaderActions_deal$key }) {
  const deal = useFragment(fragment, key)
  return (
    <>
      <AddCandidate deal={deal} />
      <FindMatches deal={deal} />
      <ApplicationLimit deal={deal} />
      <ShareApplicationLink deal={deal} />
      <UpdateStatus deal={deal} />
      <EditDealButton deal={deal} />
      <DealMenu deal={deal} />
    </>
  )
}

const fragment = graphql`
  fragment HeaderActions_deal on Deal {
    ...AddCandidate_deal
    ...FindMatches_deal
    ...ApplicationLimit_deal
    ...ShareApplicationLink_deal
    ...UpdateStatus_deal
    ...EditDealButton_deal
    ...DealMenu_deal
  }
`
