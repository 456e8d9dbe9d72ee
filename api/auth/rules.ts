import { z } from 'zod'
import { isStorable, optionalInstant, requiredText, unstorable } from '../rules/rules.ts'

/** No longer address can receive mail (RFC 5321). */
const LONGEST_EMAIL = 254

const LONGEST_PASSWORD = 200
const passwordTooLong = `Password must be at most ${LONGEST_PASSWORD} characters`

/** An e-mail address in lower case, as accounts keep it. */
export const email = (message: string) =>
  z.string({ error: message }).trim().max(LONGEST_EMAIL, message).toLowerCase().pipe(z.email(message))

/** A password that is compared with the one that was chosen. */
const givenPassword = (message: string) =>
  z.string({ error: message }).min(1, message).max(LONGEST_PASSWORD, passwordTooLong)

/** Section 5, Login. */
export const signInRules = z.object({
  email: email('Invalid email format'),
  password: givenPassword('Password is required'),
})

/** The password once more, in a session that was started a while ago. */
export const confirmPasswordRules = z.object({ password: givenPassword('Password is required') })

/** The rule for every new password. */
export const newPassword = z
  .string({ error: 'Password must be at least 5 characters' })
  .min(5, 'Password must be at least 5 characters')
  .max(LONGEST_PASSWORD, passwordTooLong)
  .refine(isStorable, unstorable('Password'))

/** Second document, section 5, Change password. The form adds the confirmation. */
export const changePasswordRules = z.object({
  currentPassword: givenPassword('Current password is required'),
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
