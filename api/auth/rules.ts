import { z } from 'zod'

const required = (message: string) => z.string({ error: message }).min(1, message)

/** Section 5, Login. */
export const signInRules = z.object({
  email: z.string({ error: 'Invalid email format' }).trim().pipe(z.email('Invalid email format')),
  password: required('Password is required'),
})

/** The rule for every new password. */
export const newPassword = z
  .string({ error: 'Password must be at least 5 characters' })
  .min(5, 'Password must be at least 5 characters')
  .max(200, 'Password must be at most 200 characters')

/** Second document, section 5, Change password. The form adds the confirmation. */
export const changePasswordRules = z.object({
  currentPassword: required('Current password is required'),
  newPassword,
})
