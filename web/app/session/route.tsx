import { Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { type RouteObject, useLoaderData } from 'react-router-dom'
import type { SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import query from '../../__generated__/SessionQuery$parameters.ts'
import { currentEnvironment } from '../../relay/environment.ts'
import { type LoadedPage, loadPage, usePage } from '../../relay/loadPage.ts'
import { loadedLazy, soon } from '../loadedLazy.tsx'
import { Splash } from '../waiting.tsx'

/** All that staff see: asks once who is there, and again only when somebody has signed in. */
export function sessionRoute(children: RouteObject[]): RouteObject {
  return {
    id: 'session',
    children,
    Component: SessionSlot,
    shouldRevalidate: () => asked !== currentEnvironment(),
    async loader({ request }) {
      const loaded = loadPage<SessionQuery>(query, {}, { signal: request.signal })
      asked = loaded.environment
      await soon(loadSession(), loaded.arrival)
      return loaded
    },
  }
}

let asked: LoadedPage<SessionQuery>['environment'] | undefined

const [Session, loadSession] = loadedLazy(async () => (await import('./Session.tsx')).Session)

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
