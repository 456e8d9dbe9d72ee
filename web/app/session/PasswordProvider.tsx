import { type ReactNode, useCallback, useRef, useState } from 'react'
import { AskPassword } from '../../relay/useMutation.ts'
import { lazyDialog } from '../lazyDialog.tsx'

const [ConfirmPasswordDialog] = lazyDialog(
  async () => (await import('./ConfirmPasswordDialog.tsx')).ConfirmPasswordDialog,
)

/** Asks for the password, in a dialog, when a mutation wants it again. */
export function PasswordProvider({ children }: { children: ReactNode }) {
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
