import { useCallback } from 'react'
import { graphql, type PreloadedQuery, useQueryLoader } from 'react-relay'
import type { useCandidatesQuery } from '../../../__generated__/useCandidatesQuery.graphql.ts'

/** The candidates of one deal: asked for when they are opened, let go of when they are closed. */
export type Candidates = {
  queryRef: PreloadedQuery<useCandidatesQuery> | null | undefined
  open: () => void
  close: () => void
}

/** Nothing is loaded until `open`, which also asks once more. */
export function useCandidates(dealId: number): Candidates {
  const [queryRef, load, close] = useQueryLoader<useCandidatesQuery>(candidatesQuery)
  const open = useCallback(() => load({ dealId }, { fetchPolicy: 'store-and-network' }), [load, dealId])
  return { queryRef, open, close }
}

/** Read it with Relay's `usePreloadedQuery`. */
export const candidatesQuery = graphql`
  query useCandidatesQuery($dealId: Int!) {
    deal(id: $dealId) {
      ...DealCandidates_deal
    }
  }
`
