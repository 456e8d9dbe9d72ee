import { useEffect, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import type { SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import { ConfirmProvider } from '../../components/ConfirmDialog.tsx'
import { ToastProvider } from '../../components/Toasts.tsx'
import { LoginPage } from '../../login/LoginPage.tsx'
import { useRelaySession } from '../../relay/session.ts'
import type { PageProps } from '../definePage.tsx'
import { Frame } from '../frame/Frame.tsx'
import { PersonId } from '../lastAddress.ts'
import { BrandName } from '../PageTitle.tsx'
import { PasswordProvider } from './PasswordProvider.tsx'
import { SignInAgain } from './SignInAgain.tsx'

/** The login page for a visitor, in place of whatever was asked for; the frame and its page for staff. */
export function Session({ queryRef }: PageProps<SessionQuery>) {
  const { viewer, product } = usePreloadedQuery<SessionQuery>(query, queryRef)
  const [person, setPerson] = useState(viewer)
  if (viewer && viewer !== person) setPerson(viewer)
  const session = useRelaySession()
  const ended = useSyncExternalStore(session.subscribe, session.hasEnded)
  const { pathname } = useLocation()
  useAskAgain()

  return (
    <BrandName value={product.brandName}>
      <ToastProvider>
        <ConfirmProvider>
          {!person ? (
            <LoginPage />
          ) : matchPath('/login', pathname) ? (
            <Navigate to="/" replace />
          ) : (
            <PersonId value={person.id}>
              <PasswordProvider>
                <Frame viewer={person}>
                  <Outlet />
                </Frame>
              </PasswordProvider>
            </PersonId>
          )}
          {person && (ended || !viewer) && <SignInAgain personId={person.id} />}
        </ConfirmProvider>
      </ToastProvider>
    </BrandName>
  )
}

/** Who comes back to this window may have signed out in another one, or slept through the end of the session. */
function useAskAgain() {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const ask = () => fetchQuery<SessionQuery>(environment, query, {}).subscribe({ error() {} })
    const forget = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('focus', ask)
    window.addEventListener('pageshow', forget)
    return () => {
      window.removeEventListener('focus', ask)
      window.removeEventListener('pageshow', forget)
    }
  }, [environment])
}

const query = graphql`
  query SessionQuery @preloadable {
    viewer {
      id
      ...Frame_viewer
    }
    product {
      brandName
    }
  }
`
