import { type ReactNode, useCallback } from 'react'
import { useQuestion } from '../../forms/useQuestion.ts'
import { AskPassword } from '../../relay/useMutation.ts'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'

/** Asks for the password, in a dialog, when a mutation wants it again. */
export function PasswordProvider({ children }: { children: ReactNode }) {
  const { asked, ask, answer } = useQuestion<true, boolean>()
  const askPassword = useCallback(() => ask(true), [ask])
  return (
    <AskPassword value={askPassword}>
      {children}
      {asked && <ConfirmPasswordDialog onAnswer={answer} />}
    </AskPassword>
  )
}
