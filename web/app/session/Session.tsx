import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import { ConfirmProvider } from '../../components/ConfirmDialog.tsx'
import { ToastProvider } from '../../components/Toasts.tsx'
import { clearDrafts } from '../../forms/useDraft.ts'
import { LoginForm } from '../../login/LoginForm.tsx'
import { ProblemError } from '../../relay/ProblemError.ts'
import { useRelaySession } from '../../relay/session.ts'
import { AskPassword } from '../../relay/useCommit.ts'
import type { PageProps } from '../definePage.tsx'
import { Frame } from '../frame/Frame.tsx'
import { PersonId } from '../lastAddress.ts'
import { BrandName } from '../PageTitle.tsx'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'
import { useChecks } from './useChecks.ts'
import { useSignedIn } from './useSignedIn.ts'

/** The frame with its page, and the sign-in over it when the session has ended. */
export function Session({ queryRef }: PageProps<SessionQuery>) {
  const { viewer, product } = usePreloadedQuery<SessionQuery>(query, queryRef)
  const [person, setPerson] = useState(viewer)
  if (viewer && viewer !== person) setPerson(viewer)
  const session = useRelaySession()
  const ended = useSyncExternalStore(session.subscribe, session.hasEnded)
  useChecks(useAsk())
  if (!person) throw new ProblemError('NOT_AUTHENTICATED', 'Please sign in again.')

  return (
    <BrandName value={product.brandName}>
      <ToastProvider loaded="at once">
        <ConfirmProvider>
          <PersonId value={person.id}>
            <PasswordProvider>
              <Frame viewer={person}>
                <Outlet />
              </Frame>
            </PasswordProvider>
          </PersonId>
          {(ended || !viewer) && <SignInAgain personId={person.id} />}
        </ConfirmProvider>
      </ToastProvider>
    </BrandName>
  )
}

/** Asks for the viewer again. A failure is ignored. */
function useAsk() {
  const environment = useRelayEnvironment()
  return useCallback(() => {
    fetchQuery<SessionQuery>(environment, query, {}).subscribe({ error() {} })
  }, [environment])
}

/** Asks for the password in a dialog when a mutation requires it again. */
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
      {asked && <ConfirmPasswordDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />}
    </AskPassword>
  )
}

/**
 * The login dialog over the current page when the session has ended. The same person continues with their unsaved
 * entries; for another person the drafts are cleared and the page is reloaded.
 */
function SignInAgain({ personId }: { personId: string }) {
  const styles = useStyles()
  const [signedIn, busy] = useSignedIn()
  const [leaving, setLeaving] = useState(false)
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface} aria-label="Sign in" backdrop={null}>
        <LoginForm
          note="Your session has ended. Sign in to continue where you left off."
          busy={busy || leaving}
          onSignedIn={async viewerId => {
            if (viewerId === personId) return signedIn()
            setLeaving(true)
            clearDrafts()
            window.location.reload()
          }}
        />
      </DialogSurface>
    </Dialog>
  )
}

const query = graphql`
  query SessionQuery @preloadable {
    viewer { id ...Person_viewer }
    product { brandName }
  }
`

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    borderRadius: 0,
    border: 'none',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})
