import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useFocusReturn } from '../../components/focus.ts'
import { clearDrafts } from '../../forms/useDraft.ts'
import { LoginForm } from '../../login/LoginForm.tsx'
import { useRelaySession } from '../../relay/session.ts'

type Props = {
  personId: string
  /** Called only when the dialog's code could not be loaded: the person cannot close the dialog. */
  onClose: () => void
}

/**
 * The login dialog over the current page when the session has ended. If the same person signs in, the unsaved entries
 * stay; if another person signs in, the drafts are cleared and the page is reloaded.
 */
export function SignInAgain({ personId }: Props) {
  const styles = useStyles()
  useFocusReturn()
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

/** Returns a function to call after signing in again: it empties the store and refetches the current page. */
function useSignedIn(): [signedIn: () => Promise<void>, busy: boolean] {
  const session = useRelaySession()
  const { revalidate, state } = useRevalidator()
  const signedIn = useCallback(async () => {
    session.renew()
    await revalidate()
  }, [session, revalidate])
  return [signedIn, state !== 'idle']
}

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
