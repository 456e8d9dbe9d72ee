import { z } from 'zod'
import { email, newPassword } from '../auth/rules.ts'
import { ownerId } from '../owners/rules.ts'
import { keysOf, requiredLine } from '../rules/rules.ts'
import { userLabels, userRoles } from './words.ts'

/** Rules for a new account. */
export const addUserRules = z.object({
  email: email('Please enter a valid email address'),
  password: newPassword,
  firstName: requiredLine(userLabels.firstName, 100),
  lastName: requiredLine(userLabels.lastName, 100),
  // REST answers an unknown word with this message, too.
  role: z.enum(keysOf(userRoles), { error: 'Please select a role' }),
})

/** Rules for an admin's change of an account. Omitted fields keep their values. */
export const updateUserRules = addUserRules.omit({ password: true }).partial()

export const setUserPasswordRules = addUserRules.pick({ password: true })

/** Rules for a change of one's own account. */
export const updateProfileRules = addUserRules.pick({ firstName: true, lastName: true })

const CHOOSE = 'Please choose the new owner'

/** Rules for giving all records of somebody to a colleague. */
export const handOverRules = z
  .object({ fromUserId: ownerId.unwrap(), toUserId: z.number(CHOOSE).int(CHOOSE).positive(CHOOSE) })
  .refine(({ fromUserId, toUserId }) => fromUserId !== toUserId, {
    message: 'Please choose somebody else',
    path: ['toUserId'],
  })
