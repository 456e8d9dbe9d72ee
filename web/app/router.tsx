import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router-dom'
import { AppError } from './AppError.tsx'
import { NotFound } from './NotFound.tsx'
import { pages } from './pages.ts'
import { Splash } from './Splash.tsx'
import { sessionRoute } from './session/route.tsx'

/** Public pages stand alone; all else is within the session, which asks who is there. Paths match in any case. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: AppError,
    HydrateFallback: Splash,
    children: [
      ...routes('public'),
      sessionRoute([{ path: '/login', element: null }, ...routes('staff'), { path: '*', Component: NotFound }]),
    ],
  },
])

function Root() {
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  )
}

function routes(access: 'public' | 'staff') {
  return pages.filter(page => page.access === access).map(page => page.route)
}
