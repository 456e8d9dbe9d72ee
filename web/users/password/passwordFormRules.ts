import { z } from 'zod'
import { changePasswordRules } from '../../../api/auth/rules.ts'

export const emptyValues = { currentPassword: '', newPassword: '', confirmation: '' }

/** The server's rules, and that the new password was typed twice alike. */
export const passwordFormRules = changePasswordRules
  .extend({ confirmation: z.string().min(1, 'Please confirm the new password') })
  .refine(({ newPassword, confirmation }) => !confirmation || newPassword === confirmation, {
    path: ['confirmation'],
    message: "Passwords don't match",
    // Whatever else is still wrong, this is said along with it.
    when: () => true,
  })
  .transform(({ currentPassword, newPassword }) => ({ currentPassword, newPassword }))
