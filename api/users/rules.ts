import { z } from 'zod'
import { email, newPassword } from '../auth/rules.ts'
import { requiredText } from '../rules/rules.ts'

/** Second document, section 5, Add user. */
export const addUserRules = z.object({
  email: email('Please enter a valid email address'),
  password: newPassword,
  firstName: requiredText('First name', 100),
  lastName: requiredText('Last name', 100),
  role: z.enum(['ADMIN', 'USER'], { error: 'Please select a role' }),
})

/** What an admin changes about an account; what is left out stays. */
export const updateUserRules = addUserRules.omit({ password: true }).partial()

export const setUserPasswordRules = addUserRules.pick({ password: true })

/** What everybody changes about their own account. */
export const updateProfileRules = addUserRules.pick({ firstName: true, lastName: true })
