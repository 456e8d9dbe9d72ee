import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SelectedBillingQuery } from '../../../__generated__/SelectedBillingQuery.graphql.ts'
import { BillingPanel } from '../../../billing/BillingPanel.tsx'

/** What is billed for the selected candidate. Only filled deals ask for it, so it comes after the page. */
export function SelectedBilling({ dealId, talentId }: { dealId: number; talentId: number }) {
  const { dealCandidates } = useLazyLoadQuery<SelectedBillingQuery>(query, { dealId, talentId })
  const candidate = dealCandidates.edges[0]?.node
  return candidate ? <BillingPanel candidate={candidate} /> : null
}

const query = graphql`
  query SelectedBillingQuery($dealId: Int!, $talentId: Int!) {
    dealCandidates(first: 1, filter: { dealId: $dealId, talentId: $talentId }) {
      edges {
        node {
          ...BillingPanel_candidate
        }
      }
    }
  }
`
