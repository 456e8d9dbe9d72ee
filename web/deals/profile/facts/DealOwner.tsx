import { graphql, useFragment } from 'react-relay'
import type { DealOwner_deal$key } from '../../../__generated__/DealOwner_deal.graphql.ts'
import type { DealOwnerMutation } from '../../../__generated__/DealOwnerMutation.graphql.ts'
import { OwnerMenu } from '../../../owners/OwnerMenu.tsx'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'

/** Who looks after the deal, to be changed. */
export function DealOwner({ deal: key }: { deal: DealOwner_deal$key }) {
  const { databaseId: id, title, owner } = useFragment(fragment, key)
  const [act] = useRecordAction<DealOwnerMutation>(mutation)
  const choose = (ownerId: number | null) =>
    act(
      { input: { id, ownerId } },
      { done: { title: 'Owner changed' }, failed: withReason('Failed to change the owner', 'Please try again.') },
    )
  return <OwnerMenu of={title} owner={owner} onChoose={choose} />
}

const fragment = graphql`
  fragment DealOwner_deal on Deal {
    databaseId title
    owner { ...OwnerMenu_user }
  }
`

const mutation = graphql`
  mutation DealOwnerMutation($input: UpdateDealInput!) {
    updateDeal(input: $input) {
      deal { version ...DealOwner_deal }
    }
  }
`
