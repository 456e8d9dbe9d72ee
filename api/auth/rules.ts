import { z } from 'zod'
import { optionalInstant, requiredText } from '../graphql/rules.ts'

const required = (message: string) => z.string({ error: message }).min(1, message)

/** Section 5, Login. */
export const signInRules = z.object({
  email: z.string({ error: 'Invalid email format' }).trim().pipe(z.email('Invalid email format')),
  password: required('Password is required'),
})

/** The password once more, in a session that was started a while ago. */
export const confirmPasswordRules = z.object({ password: required('Password is required') })

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

/** 0-decisions, section 1: name, scope, optional expiry. */
export const addApiTokenRules = z.object({
  name: requiredText('Name', 100),
  scope: z.enum(['READ', 'READ_WRITE'], { error: 'Please select a scope' }),
  expiresAt: optionalInstant('Expiry')
    .refine(instant => instant === null || instant > new Date(), 'The expiry must be in the future')
    .nullish()
    .transform(instant => instant ?? null),
})
