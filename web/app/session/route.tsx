import { Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { type RouteObject, useLoaderData } from 'react-router-dom'
import type { CountsQuery } from '../../__generated__/CountsQuery.graphql.ts'
import countsQuery from '../../__generated__/CountsQuery$parameters.ts'
import type { SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import query from '../../__generated__/SessionQuery$parameters.ts'
import { type LoadedPage, loadPage, usePage } from '../../relay/loadPage.ts'
import { type RelaySession, RelaySessionContext } from '../../relay/session.ts'
import { countsVariables } from '../frame/Counts.tsx'
import { soon } from '../soon.ts'
import { Splash } from '../waiting.tsx'
import { Session } from './Session.tsx'

/** The session's data: the viewer, and the counts of the frame. */
type LoadedSession = { viewer: LoadedPage<SessionQuery>; counts: LoadedPage<CountsQuery> }

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
    async loader({ request: { signal } }): Promise<LoadedSession> {
      asked = session.environment()
      const viewer = loadPage<SessionQuery>(asked, query, { variables: {}, signal })
      const counts = loadPage<CountsQuery>(asked, countsQuery, { variables: countsVariables(), signal })
      await soon(viewer.arrival, counts.arrival)
      return { viewer, counts }
    },
  }
}

function SessionSlot() {
  const loaded = useLoaderData<LoadedSession>()
  return (
    <RelayEnvironmentProvider environment={loaded.viewer.environment}>
      <SessionContent {...loaded} />
    </RelayEnvironmentProvider>
  )
}

function SessionContent({ viewer, counts }: LoadedSession) {
  const [queryRef] = usePage<SessionQuery>(query, viewer)
  const [countsRef] = usePage<CountsQuery>(countsQuery, counts)
  return (
    <Suspense fallback={<Splash />}>
      <Session queryRef={queryRef} countsRef={countsRef} />
    </Suspense>
  )
}
