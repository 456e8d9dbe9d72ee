import { useEffect, useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { useFreshApplicationsQuery } from '../__generated__/useFreshApplicationsQuery.graphql.ts'
import type { useFreshApplicationsSubscription } from '../__generated__/useFreshApplicationsSubscription.graphql.ts'

/** Keeps the deal's applications up to date while the page is open: by a subscription, and by polling in case that fails. */
export function useFreshApplications(dealId: number) {
  useEvents(dealId)
  usePolling(dealId)
}

/** Each event writes what has changed into Relay's store. */
function useEvents(dealId: number) {
  const config = useMemo(
    // A failure is not shown: polling goes on.
    () => ({ subscription, variables: { dealId }, onError() {} }),
    [dealId],
  )
  useSubscription<useFreshApplicationsSubscription>(config)
}

/** Polls every 30 seconds, and at once when the page becomes visible again. */
function usePolling(dealId: number) {
  const environment = useRelayEnvironment()
  useEffect(() => {
    let running: { unsubscribe(): void } | undefined
    const ask = () => {
      running?.unsubscribe()
      // A failure is not shown: the next poll tries again.
      running = fetchQuery<useFreshApplicationsQuery>(environment, query, { id: dealId }).subscribe({ error() {} })
    }
    const askWhenVisible = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const clock = setInterval(ask, interval)
    document.addEventListener('visibilitychange', askWhenVisible)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', askWhenVisible)
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
