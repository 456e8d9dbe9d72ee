import { graphql, useFragment } from 'react-relay'
import type { DealStatus_deal$key } from '../../__generated__/DealStatus_deal.graphql.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'

/** How far the deal is. Nothing for a status that this version of the pages does not know. */
export function DealStatus({ deal: key }: { deal: DealStatus_deal$key }) {
  const { status } = useFragment(fragment, key)
  return status === '%future added value' ? null : <StatusBadge {...dealStatusWords[status]} />
}

const fragment = graphql`
  fragment DealStatus_deal on Deal {
    status
  }
`
