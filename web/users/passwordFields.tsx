import { z } from 'zod'
import { changePasswordRules } from '../../api/auth/rules.ts'
import { passwordLabels } from '../../api/auth/words.ts'
import { labelled, password } from '../forms/fields.tsx'

/** The password as it is, and twice as it is to be. `required` is missing where it may also stay as it is. */
export const passwordFields = (options: { required?: true }) =>
  labelled(passwordLabels, {
    currentPassword: password({ ...options, autoComplete: 'current-password' }),
    newPassword: password({ ...options, autoComplete: 'new-password', hint: 'At least 5 characters.' }),
    confirmation: password({ ...options, autoComplete: 'new-password' }),
  })

/** Tells password managers whose password it is. */
export function Username({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** The server's rules, and that the new password was typed twice alike. */
export const passwordRules = changePasswordRules
  .extend({ confirmation: z.string().min(1, 'Please confirm the new password') })
  .refine(({ newPassword, confirmation }) => !confirmation || newPassword === confirmation, {
    path: ['confirmation'],
    message: "Passwords don't match",
    // Whatever else is still wrong, this is said along with it.
    when: () => true,
  })
  .transform(({ currentPassword, newPassword }) => ({ currentPassword, newPassword }))
