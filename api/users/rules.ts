import { z } from 'zod'
import { newPassword } from '../auth/rules.ts'
import { isStorable, unstorable } from '../graphql/rules.ts'

const name = (what: string) =>
  z
    .string({ error: `${what} is required` })
    .trim()
    .min(1, `${what} is required`)
    .max(100, `${what} must be at most 100 characters`)
    .refine(isStorable, unstorable(what))

/** Second document, section 5, Add user. */
export const addUserRules = z.object({
  email: z
    .string({ error: 'Please enter a valid email address' })
    .trim()
    .toLowerCase()
    .pipe(z.email('Please enter a valid email address')),
  password: newPassword,
  firstName: name('First name'),
  lastName: name('Last name'),
  role: z.enum(['ADMIN', 'USER'], { error: 'Please select a role' }),
})
