import { graphql, useFragment } from 'react-relay'
import type { DealOwner_deal$key } from '../../../__generated__/DealOwner_deal.graphql.ts'
import { OwnerMenu } from '../../../owners/OwnerMenu.tsx'

/** The deal's owner, with a menu to change it. */
export function DealOwner({ deal: key }: { deal: DealOwner_deal$key }) {
  const { databaseId: id, title, owner } = useFragment(fragment, key)
  return <OwnerMenu id={id} of={title} owner={owner} mutation={mutation} />
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
