import { useEffect, useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { useFreshApplicationsQuery } from '../__generated__/useFreshApplicationsQuery.graphql.ts'
import type { useFreshApplicationsSubscription } from '../__generated__/useFreshApplicationsSubscription.graphql.ts'

/**
 * Keeps the deal's applications up to date while the page is open: by a subscription and, in case it fails, by polling
 * every 30 seconds and at once when the page becomes visible again. A failure is not shown: the next poll tries again.
 */
export function useFreshApplications(dealId: number) {
  const environment = useRelayEnvironment()
  const config = useMemo(() => ({ subscription, variables: { dealId }, onError() {} }), [dealId])
  useSubscription<useFreshApplicationsSubscription>(config)
  useEffect(() => {
    let running: { unsubscribe(): void } | undefined
    const ask = () => {
      running?.unsubscribe()
      running = fetchQuery<useFreshApplicationsQuery>(environment, query, { id: dealId }).subscribe({ error() {} })
    }
    const askWhenVisible = () => document.visibilityState === 'visible' && ask()
    const clock = setInterval(ask, INTERVAL)
    document.addEventListener('visibilitychange', askWhenVisible)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', askWhenVisible)
      running?.unsubscribe()
    }
  }, [environment, dealId])
}

/** Milliseconds. */
const INTERVAL = 30_000

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
