import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fetchQuery, graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { CountsQuery } from '../../__generated__/CountsQuery.graphql.ts'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'

/** How many items of Today wait for the viewer, and how many of their notifications are unread. */
export type Counts = { today: number; unread: number }

/** The counts that the frame shows; zero while they are not known. */
export const CountsContext = createContext<Counts>({ today: 0, unread: 0 })

type Props = { queryRef: PreloadedQuery<CountsQuery>; children: ReactNode }

/** Provides the counts, which are loaded with the session: no page waits for them longer than for its own data. */
export function CountsProvider({ queryRef, children }: Props) {
  const [counts, setCounts] = useState<Counts>({ today: 0, unread: 0 })
  const show = useCallback((today: number, unread: number) => setCounts({ today, unread }), [])
  return (
    <CountsContext value={counts}>
      {/* Without them the frame is whole: the page itself says what is wrong. */}
      <ErrorBoundary resetOn={queryRef} fallback={() => null}>
        <Suspense fallback={null}>
          <LoadedCounts queryRef={queryRef} onLoad={show} />
        </Suspense>
      </ErrorBoundary>
      {children}
    </CountsContext>
  )
}

type LoadedProps = Pick<Props, 'queryRef'> & { onLoad: (today: number, unread: number) => void }

/** Reads the counts from the store, which Today's page writes, too; asks again with each page and when the window gets the focus. */
function LoadedCounts({ queryRef, onLoad }: LoadedProps) {
  const { todayCount, unreadNotificationCount } = usePreloadedQuery<CountsQuery>(query, queryRef)
  // Before the first paint.
  useLayoutEffect(() => onLoad(todayCount, unreadNotificationCount), [onLoad, todayCount, unreadNotificationCount])
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const asked = useRef(pathname)
  const ask = useCallback(() => {
    const forced = { networkCacheConfig: { force: true } }
    fetchQuery<CountsQuery>(environment, query, countsVariables(), forced).subscribe({ error() {} })
  }, [environment])
  useEffect(() => {
    if (asked.current !== pathname) ask()
    asked.current = pathname
  }, [pathname, ask])
  useEffect(() => {
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [ask])
  return null
}

/** Today is the viewer's own day. */
export const countsVariables = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })

const query = graphql`
  query CountsQuery($timeZone: String!) @preloadable {
    todayCount(scope: MINE, timeZone: $timeZone)
    unreadNotificationCount
  }
`
