import { z } from 'zod'
import { changePasswordRules } from '../../api/auth/rules.ts'
import { passwordLabels } from '../../api/auth/words.ts'
import { userLabels, userRoles } from '../../api/users/words.ts'
import { choice } from '../forms/choices.tsx'
import { labelled, password, text } from '../forms/fields.tsx'

/** The fields for first and last name, side by side if there is space. */
export const nameFields = labelled(userLabels, {
  firstName: text({ half: true }),
  lastName: text({ half: true }),
})

/** The fields for an account's e-mail address, used for signing in, and role. */
export const accountFields = labelled(userLabels, {
  email: text({ inputMode: 'email', required: true }),
  role: choice(userRoles, '', { required: true, hint: 'Admins can add users.', placeholder: 'Select a role' }),
})

/** The fields for the current password, and twice for the new password. Without `required`, all may stay empty. */
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

/** The server's rules for a new password, and a check that the password matches the confirmation. */
export const passwordRules = changePasswordRules
  .extend({ confirmation: z.string().min(1, 'Please confirm the new password') })
  .refine(({ newPassword, confirmation }) => !confirmation || newPassword === confirmation, {
    path: ['confirmation'],
    message: "Passwords don't match",
    // The confirmation is checked even if other rules fail.
    when: () => true,
  })
  .transform(({ currentPassword, newPassword }) => ({ currentPassword, newPassword }))
