import { addApiTokenRules } from '../../../api/auth/rules.ts'
import { rulesFor } from '../../forms/rulesFor.ts'
import type { Scope } from './scopes.ts'

/** What stands in the form; `expiresAt` is the last day, as its field writes it. */
export type TokenValues = { name: string; scope: Scope; expiresAt: string }

export const emptyValues: TokenValues = { name: '', scope: 'READ', expiresAt: '' }

/** The server's rules. A token is valid to the end of its last day, where the person is. */
export const tokenFormRules = rulesFor(addApiTokenRules, ({ expiresAt, ...values }: TokenValues) => ({
  ...values,
  ...(expiresAt && { expiresAt: new Date(`${expiresAt}T23:59:59`) }),
}))
