import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useState } from 'react'
import { Arrived } from '../app/Arrived.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useChecks } from '../app/session/useChecks.ts'
import { ToastProvider } from '../app/ToastProvider.tsx'
import { LoginForm } from './LoginForm.tsx'

type Props = {
  /** Called after the sign-in and when the page gets the focus. With a session, opens the pages for staff. */
  onEnter: () => Promise<void>
  prefetch: () => Promise<unknown>
}

/** The login page, shown at /login, and to visitors in place of any page for staff. */
export function LoginPage({ onEnter, prefetch }: Props) {
  const styles = useStyles()
  const [busy, setBusy] = useState(false)
  // A lost connection is not reported here, but when the person signs in.
  useChecks(useCallback(() => void onEnter().catch(() => undefined), [onEnter]))

  async function signedIn() {
    setBusy(true)
    await onEnter().finally(() => setBusy(false))
  }
  return (
    <ToastProvider>
      <main className={styles.root}>
        <PageTitle>Login</PageTitle>
        <LoginForm busy={busy} onSignedIn={signedIn} onTyping={() => void prefetch().catch(() => undefined)} />
        <Arrived quiet />
      </main>
    </ToastProvider>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    boxSizing: 'border-box',
    minHeight: '100dvh',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})
