import { z } from 'zod'
import { email, newPassword } from '../auth/rules.ts'
import { keysOf, requiredText } from '../rules/rules.ts'
import { userLabels, userRoles } from './words.ts'

/** A new account. */
export const addUserRules = z.object({
  email: email('Please enter a valid email address'),
  password: newPassword,
  firstName: requiredText(userLabels.firstName, 100),
  lastName: requiredText(userLabels.lastName, 100),
  // The message also of an unknown word over REST.
  role: z.enum(keysOf(userRoles), { error: 'Please select a role' }),
})

/** What an admin changes about an account; what is left out stays. */
export const updateUserRules = addUserRules.omit({ password: true }).partial()

export const setUserPasswordRules = addUserRules.pick({ password: true })

/** What everybody changes about their own account. */
export const updateProfileRules = addUserRules.pick({ firstName: true, lastName: true })
