import { z } from 'zod'
import { newPassword, revokeApiTokens } from '../auth/rules.ts'
import { ownerId } from '../owners/rules.ts'
import { accountEmail } from '../rules/emails.ts'
import { keysOf, line } from '../rules/rules.ts'
import { userLabels, userRoles } from './words.ts'

const name = (label: string) => z.preprocess(value => value ?? '', line(label, 100))

const account = z.object({
  email: accountEmail('Please enter a valid email address'),
  password: newPassword,
  firstName: name(userLabels.firstName),
  lastName: name(userLabels.lastName),
  // REST returns this message for unknown roles, too.
  role: z.enum(keysOf(userRoles), { error: 'Please select a role' }),
})

type Names = { firstName?: string | undefined; lastName?: string | undefined }

/** Whether an account has a first or a last name. An omitted name counts as present, as it may be stored already. */
export const hasName = ({ firstName, lastName }: Names) => firstName !== '' || lastName !== ''
export const NAME_REQUIRED = `${userLabels.firstName} is required`
// A missing name is reported even when other rules fail.
const nameRequired = { path: ['firstName'], message: NAME_REQUIRED, when: () => true }

/** Rules for a new account. */
export const addUserRules = account.refine(hasName, nameRequired)

/** Rules for an admin's change of an account. Omitted fields keep their values. */
export const updateUserRules = account.omit({ password: true }).partial().refine(hasName, nameRequired)

export const setUserPasswordRules = account.pick({ password: true }).extend({ revokeApiTokens })

/** Rules for a change of the viewer's own account. */
export const updateProfileRules = account.pick({ firstName: true, lastName: true }).refine(hasName, nameRequired)

const CHOOSE = 'Please choose the new owner'

/** Rules for transferring all records of a user to a colleague. */
export const handOverRules = z
  .object({ fromUserId: ownerId.unwrap(), toUserId: z.number(CHOOSE).int(CHOOSE).positive(CHOOSE) })
  .refine(({ fromUserId, toUserId }) => fromUserId !== toUserId, {
    message: 'Please choose somebody else',
    path: ['toUserId'],
  })
