import { makeStyles, tokens } from '@fluentui/react-components'
import { Arrived } from '../app/Arrived.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useSignedIn } from '../app/session/useSignedIn.ts'
import { LoginForm } from './LoginForm.tsx'

/** Shown at /login, and to a visitor in place of any page for staff. */
export function LoginPage() {
  const styles = useStyles()
  const [signedIn, busy] = useSignedIn()
  return (
    <main className={styles.root}>
      <PageTitle>Login</PageTitle>
      <LoginForm busy={busy} onSignedIn={signedIn} />
      <Arrived quiet />
    </main>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minHeight: '100dvh',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})
