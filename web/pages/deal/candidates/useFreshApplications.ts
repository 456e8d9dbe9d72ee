import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useFreshApplicationsQuery } from '../../../__generated__/useFreshApplicationsQuery.graphql.ts'

/** Asks every 30 seconds who has applied, while the page is seen; at once when it is seen again after a longer while. */
export function useFreshApplications(dealId: number) {
  const environment = useRelayEnvironment()
  useEffect(() => {
    let asked = Date.now()
    let running: { unsubscribe(): void } | undefined
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < interval) return
      asked = Date.now()
      running?.unsubscribe()
      // Nobody waits for it: what fails is asked again.
      running = fetchQuery<useFreshApplicationsQuery>(environment, query, { id: dealId }).subscribe({ error() {} })
    }
    const clock = setInterval(ask, interval)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', ask)
      running?.unsubscribe()
    }
  }, [environment, dealId])
}

const interval = 30_000

const query = graphql`
  query useFreshApplicationsQuery($id: Int!) {
    deal(id: $id) {
      applications {
        id
        name
        role
        matchPercentage
        status
        createdAt
        ...ExternalCandidate_application
      }
      ...ApplicationLimit_deal
    }
  }
`
