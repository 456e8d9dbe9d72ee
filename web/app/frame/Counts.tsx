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

/** The number of items in the viewer's Today list, and the number of the viewer's unread notifications. */
export type Counts = { today: number; unread: number }

/** The counts that the frame shows; zero until they are loaded. */
export const CountsContext = createContext<Counts>({ today: 0, unread: 0 })

type Props = { queryRef: PreloadedQuery<CountsQuery>; children: ReactNode }

/** Provides the counts. They are loaded with the session, so that no page has to wait for them. */
export function CountsProvider({ queryRef, children }: Props) {
  const [counts, setCounts] = useState<Counts>({ today: 0, unread: 0 })
  const show = useCallback((today: number, unread: number) => setCounts({ today, unread }), [])
  return (
    <CountsContext value={counts}>
      {/* If the counts cannot be loaded, the frame works without them, and the page itself shows the problem. */}
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

/** Reads the counts from the store, which the Today page updates, too. Refetched on navigation and window focus. */
function LoadedCounts({ queryRef, onLoad }: LoadedProps) {
  const { todayCount, unreadNotificationCount } = usePreloadedQuery<CountsQuery>(query, queryRef)
  // A layout effect runs before the first paint, which therefore already shows the counts.
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

/** The variables of the counts query: the viewer's time zone, which decides which day is today. */
export const countsVariables = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })

const query = graphql`
  query CountsQuery($timeZone: String!) @preloadable {
    todayCount(scope: MINE, timeZone: $timeZone)
    unreadNotificationCount
  }
`
