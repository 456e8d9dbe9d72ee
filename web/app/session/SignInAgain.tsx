import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { clearDrafts } from '../../forms/useDraft.ts'
import { LoginForm } from '../../login/LoginForm.tsx'
import { useSignedIn } from './useSignedIn.ts'

/**
 * The login page over a page somebody was working on when the session ended. What they were writing is still there
 * below; somebody else starts anew.
 */
export function SignInAgain({ personId }: { personId: string }) {
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
