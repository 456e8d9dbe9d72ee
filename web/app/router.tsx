import { createBrowserRouter, type Location, Outlet, ScrollRestoration } from 'react-router-dom'
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
      <ScrollRestoration getKey={placeOf} />
      <Outlet />
    </>
  )
}

/** The router calls every first page of a document 'default'; by its path, another page does not begin where that one was. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function routes(access: 'public' | 'staff') {
  return pages.filter(page => page.access === access).map(page => page.route)
}
