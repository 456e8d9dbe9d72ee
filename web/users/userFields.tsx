import { z } from 'zod'
import { changePasswordRules } from '../../api/auth/rules.ts'
import { passwordLabels } from '../../api/auth/words.ts'
import { userLabels, userRoles } from '../../api/users/words.ts'
import { choice } from '../forms/choices.tsx'
import { labelled, password, text } from '../forms/fields.tsx'

/** First and last name, side by side where there is room. */
export const nameFields = labelled(userLabels, {
  firstName: text({ half: true }),
  lastName: text({ half: true }),
})

/** An account's e-mail address, for signing in, and its role. */
export const accountFields = labelled(userLabels, {
  email: text({ inputMode: 'email', required: true }),
  role: choice(userRoles, '', { required: true, hint: 'Admins can add users.', placeholder: 'Select a role' }),
})

/** The current password, and the new one twice. Without `required`, the password may stay as it is. */
export const passwordFields = (options: { required?: true }) =>
  labelled(passwordLabels, {
    currentPassword: password({ ...options, autoComplete: 'current-password' }),
    newPassword: password({ ...options, autoComplete: 'new-password', hint: 'At least 5 characters.' }),
    confirmation: password({ ...options, autoComplete: 'new-password' }),
  })

/** A hidden field that gives password managers the user of the password. */
export function Username({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** The server's rules, and a check that the new password matches its confirmation. */
export const passwordRules = changePasswordRules
  .extend({ confirmation: z.string().min(1, 'Please confirm the new password') })
  .refine(({ newPassword, confirmation }) => !confirmation || newPassword === confirmation, {
    path: ['confirmation'],
    message: "Passwords don't match",
    // Checked even when other rules fail.
    when: () => true,
  })
  .transform(({ currentPassword, newPassword }) => ({ currentPassword, newPassword }))
