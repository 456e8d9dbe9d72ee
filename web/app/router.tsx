import { createBrowserRouter, type Location, Outlet, ScrollRestoration, useRouteError } from 'react-router-dom'
import type { RelaySession } from '../relay/session.ts'
import { AppProblem } from './AppProblem.tsx'
import { NavigationUnderWay } from './NavigationUnderWay.ts'
import { NotFound } from './NotFound.tsx'
import { isOpenedAnew } from './openedAnew.ts'
import { pages } from './pages.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { sessionRoute } from './session/route.tsx'

/** Creates the router of the pages for staff, which are all children of the session's route. Paths ignore case. */
export function createRouter(session: RelaySession) {
  if (isOpenedAnew) forgetPosition(window.location.pathname)
  const router = createBrowserRouter([
    {
      element: (
        <NavigationUnderWay value={() => router.state.navigation.location}>
          <Root />
        </NavigationUnderWay>
      ),
      ErrorBoundary: AppError,
      children: [
        sessionRoute(session, [...pages.map(page => page.route(session)), { path: '*', Component: NotFound }]),
      ],
    },
  ])
  prefetchOnIntent(router.routes)
  return router
}

function Root() {
  return (
    <>
      <ScrollRestoration getKey={positionKeyOf} />
      <Outlet />
    </>
  )
}

/** The key of a scroll position: the router's key, or the path for a first page, whose key is always 'default'. */
const positionKeyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** Deletes the path's earlier scroll position in this tab, so that a newly opened address starts at its top. */
function forgetPosition(pathname: string) {
  const { [pathname]: _forgotten, ...others } = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? '{}')
  sessionStorage.setItem(SCROLL_PLACES, JSON.stringify(others))
}

/** React Router's storage key of scroll positions. */
const SCROLL_PLACES = 'react-router-scroll-positions'

function AppError() {
  return <AppProblem error={useRouteError()} />
}
