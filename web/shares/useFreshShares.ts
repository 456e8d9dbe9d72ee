import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { useFreshSharesDealSubscription } from '../__generated__/useFreshSharesDealSubscription.graphql.ts'
import type { useFreshSharesTalentSubscription } from '../__generated__/useFreshSharesTalentSubscription.graphql.ts'

/** Updates the shares of a deal, and the answers and consents for its candidates, while the page is open. */
export function useFreshDealShares(dealId: number) {
  const config = useMemo(() => ({ subscription: ofDeal, variables: { dealId }, onError() {} }), [dealId])
  useSubscription<useFreshSharesDealSubscription>(config)
}

/** Keeps a talent's shares and do-not-contact list up to date while the page is open. */
export function useFreshTalentShares(talentId: number) {
  const config = useMemo(() => ({ subscription: ofTalent, variables: { talentId }, onError() {} }), [talentId])
  useSubscription<useFreshSharesTalentSubscription>(config)
}

const ofDeal = graphql`
  subscription useFreshSharesDealSubscription($dealId: Int!) {
    sharesChanged(dealId: $dealId) {
      deal {
        ...RecordShares_deal
        ...Timeline_deal
        candidates { id ...ClientAnswer_candidate consent { withdrawnAt } ...ConsentNote_candidate ...ConsentDialog_candidate }
      }
    }
  }
`

const ofTalent = graphql`
  subscription useFreshSharesTalentSubscription($talentId: Int!) {
    sharesChanged(talentId: $talentId) {
      talent {
        ...RecordShares_talent
        ...BansCard_talentBans
        ...Timeline_talent
      }
    }
  }
`
