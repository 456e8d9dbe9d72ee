import { type ReactNode, Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { CountsQuery } from '../../__generated__/CountsQuery.graphql.ts'
import type { SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import { ConfirmProvider } from '../../components/ConfirmDialog.tsx'
import { firstUse } from '../../components/later.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { ProblemError } from '../../components/ProblemError.ts'
import { useRelaySession } from '../../relay/session.ts'
import { AskPassword } from '../../relay/useCommit.ts'
import type { PageProps } from '../definePage.tsx'
import { CountsProvider } from '../frame/Counts.tsx'
import { Frame } from '../frame/Frame.tsx'
import { PersonId } from '../lastAddress.ts'
import { BrandName } from '../PageTitle.tsx'
import { ToastProvider } from '../ToastProvider.tsx'
import { useChecks } from './useChecks.ts'

type Props = PageProps<SessionQuery> & { countsRef: PreloadedQuery<CountsQuery> }

/** The frame with the current page, and the login dialog over the page when the session has ended. */
export function Session({ queryRef, countsRef }: Props) {
  const { viewer, product } = usePreloadedQuery<SessionQuery>(query, queryRef)
  const [person, setPerson] = useState(viewer)
  if (viewer && viewer !== person) setPerson(viewer)
  const session = useRelaySession()
  const ended = useSyncExternalStore(session.subscribe, session.hasEnded)
  useChecks(useAsk())
  const [attempt, setAttempt] = useState(0)
  const tryLater = () => setTimeout(() => setAttempt(attempt + 1), RETRY_MS)
  if (!person) throw new ProblemError('NOT_AUTHENTICATED', 'Please sign in again.')

  return (
    <BrandName value={product.brandName}>
      <ToastProvider>
        <ConfirmProvider>
          <PersonId value={person.id}>
            <PasswordProvider>
              <CountsProvider queryRef={countsRef}>
                <Frame viewer={person}>
                  <Outlet />
                </Frame>
              </CountsProvider>
            </PasswordProvider>
          </PersonId>
          <Suspense>
            {(ended || !viewer) && <SignInAgain key={attempt} personId={person.id} onClose={tryLater} />}
          </Suspense>
        </ConfirmProvider>
      </ToastProvider>
    </BrandName>
  )
}

const SignInAgain = laterDialog(async () => (await import('./SignInAgain.tsx')).SignInAgain)
const ConfirmPasswordDialog = laterDialog(
  async () => (await import('./ConfirmPasswordDialog.tsx')).ConfirmPasswordDialog,
)
void firstUse.then(SignInAgain.preload)

/** Milliseconds after which loading the login dialog is retried, if its code could not be loaded. */
const RETRY_MS = 5_000

/** Returns a function that refetches the viewer and ignores a failure. */
function useAsk() {
  const environment = useRelayEnvironment()
  return useCallback(() => {
    fetchQuery<SessionQuery>(environment, query, {}).subscribe({ error() {} })
  }, [environment])
}

function PasswordProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  const resolve = useRef<(confirmed: boolean) => void>(() => {})
  const askPassword = useCallback(() => {
    setAsked(true)
    return new Promise<boolean>(settle => {
      resolve.current = settle
    })
  }, [])
  const answer = useCallback((confirmed: boolean) => {
    setAsked(false)
    resolve.current(confirmed)
  }, [])
  return (
    <AskPassword value={askPassword}>
      {children}
      <Suspense>
        {asked && <ConfirmPasswordDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />}
      </Suspense>
    </AskPassword>
  )
}

const query = graphql`
  query SessionQuery @preloadable {
    viewer { id ...Person_viewer }
    product { brandName }
  }
`
