import { useRef } from 'react'
import { createBrowserRouter, type Location, Outlet, ScrollRestoration, useRouteError } from 'react-router-dom'
import { Problem } from '../components/Problem.tsx'
import type { RelaySession } from '../relay/session.ts'
import { FirstPage } from './Arrived.tsx'
import { NotFound } from './NotFound.tsx'
import { pages } from './pages.ts'
import { problemWords } from './problemWords.ts'
import { sessionRoute } from './session/route.tsx'
import { Splash } from './waiting.tsx'

/** Public pages stand alone; all else is within the session, which asks who is there. Paths match in any case. */
export function createRouter(session: RelaySession) {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: AppError,
      HydrateFallback: Splash,
      children: [
        ...routes('public', session),
        sessionRoute(session, [
          { path: '/login', element: null },
          ...routes('staff', session),
          { path: '*', Component: NotFound },
        ]),
      ],
    },
  ])
}

function Root() {
  return (
    <FirstPage value={useRef(true)}>
      <ScrollRestoration getKey={placeOf} />
      <Outlet />
    </FirstPage>
  )
}

/** The router calls every first page of a document 'default'; by its path, another page does not begin where that one was. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function routes(access: 'public' | 'staff', session: RelaySession) {
  return pages.filter(page => page.access === access).map(page => page.route(session))
}

/** The last resort: something failed outside of any page. */
function AppError() {
  const error = useRouteError()
  return (
    <main>
      <Problem
        level="page"
        words={{ again: 'Reload', ...problemWords(error) }}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
