import { useEffect, useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { useFreshApplicationsQuery } from '../__generated__/useFreshApplicationsQuery.graphql.ts'
import type { useFreshApplicationsSubscription } from '../__generated__/useFreshApplicationsSubscription.graphql.ts'

/** Keeps the deal's applications as they are while the page is open: hears of changes at once, and asks in any case. */
export function useFreshApplications(dealId: number) {
  useNews(dealId)
  useAskAgain(dealId)
}

/** Each piece of news brings what has changed into Relay's store. */
function useNews(dealId: number) {
  const config = useMemo(
    // Nobody waits for it: while there are no news, it is asked.
    () => ({ subscription, variables: { dealId }, onError() {} }),
    [dealId],
  )
  useSubscription<useFreshApplicationsSubscription>(config)
}

/** Asks every 30 seconds who has applied, and at once when the page is seen again. */
function useAskAgain(dealId: number) {
  const environment = useRelayEnvironment()
  useEffect(() => {
    let running: { unsubscribe(): void } | undefined
    const ask = () => {
      running?.unsubscribe()
      // Nobody waits for it: what fails is asked again.
      running = fetchQuery<useFreshApplicationsQuery>(environment, query, { id: dealId }).subscribe({ error() {} })
    }
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const clock = setInterval(ask, interval)
    document.addEventListener('visibilitychange', askWhenSeen)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', askWhenSeen)
      running?.unsubscribe()
    }
  }, [environment, dealId])
}

const interval = 30_000

const query = graphql`
  query useFreshApplicationsQuery($id: Int!) {
    deal(id: $id) {
      ...Candidates_applications
      ...ApplicationLimit_deal
    }
  }
`

const subscription = graphql`
  subscription useFreshApplicationsSubscription($dealId: Int!) {
    applicationsChanged(dealId: $dealId) {
      deal {
        ...Candidates_applications
        ...ApplicationLimit_deal
      }
    }
  }
`
