import { useEffect, useMemo, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { useFreshApplicationsQuery } from '../__generated__/useFreshApplicationsQuery.graphql.ts'
import type { useFreshApplicationsSubscription } from '../__generated__/useFreshApplicationsSubscription.graphql.ts'

/**
 * Keeps the deal's applications up to date by a subscription and, in case it fails, by polling every 30 seconds and
 * when the page becomes visible. Reloads the whole page when somebody else has changed the deal's status, for example
 * by filling the deal. A failure is not shown: the next poll tries again.
 */
export function useFreshApplications(dealId: number, status: string) {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const page = useRef({ status, revalidate })
  useEffect(() => {
    page.current = { status, revalidate }
  }, [status, revalidate])
  const config = useMemo(
    () => ({
      ...{ subscription, variables: { dealId }, onError() {} },
      onNext: (news: useFreshApplicationsSubscription['response'] | null | undefined) =>
        hear(page.current, news?.applicationsChanged.deal),
    }),
    [dealId],
  )
  useSubscription<useFreshApplicationsSubscription>(config)
  useEffect(() => {
    let running: { unsubscribe(): void } | undefined
    const ask = () => {
      running?.unsubscribe()
      running = fetchQuery<useFreshApplicationsQuery>(environment, query, { id: dealId }).subscribe({
        next: news => hear(page.current, news.deal),
        error() {},
      })
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

/** Reloads the page if the deal's status has changed, as the response has only the status and not the other changes. */
function hear(page: Page, deal: { readonly status: string } | null | undefined) {
  if (deal && deal.status !== page.status) void page.revalidate()
}

type Page = { status: string; revalidate: () => Promise<void> }

/** Milliseconds between two polls. */
const INTERVAL = 30_000

const query = graphql`
  query useFreshApplicationsQuery($id: Int!) {
    deal(id: $id) {
      status
      ...Candidates_applications
      ...DealPage_applicationLimit
    }
  }
`

const subscription = graphql`
  subscription useFreshApplicationsSubscription($dealId: Int!) {
    applicationsChanged(dealId: $dealId) {
      deal {
        status
        ...Candidates_applications
        ...DealPage_applicationLimit
      }
    }
  }
`
