import { z } from 'zod'
import { accountEmail } from '../rules/emails.ts'
import { overlapHours } from '../rules/overlap.ts'
import { isStorable, keyOf, optionalInstant, requiredLine, unstorable } from '../rules/rules.ts'
import { isTokenScope } from '../scopes/bundles.ts'
import type { TokenScope } from '../scopes/words.ts'
import { apiTokenLabels, apiTokenScopes, EXPIRY, passwordLabels, signInLabels } from './words.ts'

const SHORTEST_PASSWORD = 5
const LONGEST_PASSWORD = 200
const passwordTooShort = `${signInLabels.password} must be at least ${SHORTEST_PASSWORD} characters`
const passwordTooLong = `${signInLabels.password} must be at most ${LONGEST_PASSWORD} characters`

/** The rule for a password that is compared with the stored password. */
const givenPassword = (message: string) =>
  z.string({ error: message }).min(1, message).max(LONGEST_PASSWORD, passwordTooLong)

/** The credentials of a sign-in. */
export const signInRules = z.object({
  email: accountEmail('Invalid email format'),
  password: givenPassword(`${signInLabels.password} is required`),
})

/** The password again, for a session that started some time ago. */
export const confirmPasswordRules = z.object({ password: givenPassword(`${signInLabels.password} is required`) })

/** The rule for every new password. */
export const newPassword = z
  .string({ error: passwordTooShort })
  .min(SHORTEST_PASSWORD, passwordTooShort)
  .max(LONGEST_PASSWORD, passwordTooLong)
  .refine(isStorable, unstorable(signInLabels.password))

/** Whether a new password also revokes the person's API tokens. */
export const revokeApiTokens = z
  .boolean('Please say by true or false whether API tokens are revoked')
  .nullish()
  .transform(revokes => revokes ?? true)

/** A change of the user's own password. The form adds the field for the repeated password. */
export const changePasswordRules = z.object({
  currentPassword: givenPassword(`${passwordLabels.currentPassword} is required`),
  newPassword,
  revokeApiTokens,
})

/** The rotation of an API token's secret. */
export const rotateApiTokenRules = z.object({ id: z.number(), overlapHours })

/** The rules for a new API token: with one of the two bundles of scopes, or with named scopes. */
export const addApiTokenRules = z
  .object({
    name: requiredLine(apiTokenLabels.name, 100),
    scope: keyOf(apiTokenScopes, 'Please select a scope').nullish(),
    scopes: z
      .array(
        z
          .string()
          .max(100)
          .refine(isTokenScope, { error: ({ input }) => `There is no scope ${input}` }),
        'Please select a scope',
      )
      .nullish()
      .transform(scopes => [...new Set(scopes)] as TokenScope[]),
    expiresAt: optionalInstant(EXPIRY)
      .refine(instant => instant === null || instant > new Date(), 'The expiry must be in the future')
      .nullish()
      .transform(instant => instant ?? null),
  })
  .superRefine(({ scope, scopes }, { addIssue }) => {
    if (!scope && scopes.length === 0) addIssue({ code: 'custom', path: ['scope'], message: 'Please select a scope' })
    if (scope && scopes.length > 0) addIssue({ code: 'custom', path: ['scopes'], message: EITHER })
  })

const EITHER = 'Please select either a scope or a list of scopes'
