import { Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { type RouteObject, useLoaderData } from 'react-router-dom'
import type { SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import query from '../../__generated__/SessionQuery$parameters.ts'
import { type LoadedPage, loadPage, usePage } from '../../relay/loadPage.ts'
import { type RelaySession, RelaySessionContext } from '../../relay/session.ts'
import { soon } from '../loadedLazy.tsx'
import { Splash } from '../waiting.tsx'
import { Session } from './Session.tsx'

/** The parent route of all staff pages: loads the viewer once, and again only after a sign-in. */
export function sessionRoute(session: RelaySession, children: RouteObject[]): RouteObject {
  let asked: LoadedPage<SessionQuery>['environment'] | undefined
  return {
    id: 'session',
    children,
    element: (
      <RelaySessionContext value={session}>
        <SessionSlot />
      </RelaySessionContext>
    ),
    shouldRevalidate: () => asked !== session.environment(),
    async loader({ request }) {
      asked = session.environment()
      const loaded = loadPage<SessionQuery>(asked, query, { variables: {}, signal: request.signal })
      await soon(loaded.arrival)
      return loaded
    },
  }
}

function SessionSlot() {
  const loaded = useLoaderData<LoadedPage<SessionQuery>>()
  return (
    <RelayEnvironmentProvider environment={loaded.environment}>
      <LoadedSession loaded={loaded} />
    </RelayEnvironmentProvider>
  )
}

function LoadedSession({ loaded }: { loaded: LoadedPage<SessionQuery> }) {
  const [queryRef] = usePage<SessionQuery>(query, loaded)
  return (
    <Suspense fallback={<Splash />}>
      <Session queryRef={queryRef} />
    </Suspense>
  )
}
