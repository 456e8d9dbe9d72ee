/** The scopes of an API token, in the order in which they are offered. */
export const apiTokenScopes = { READ: 'read', READ_WRITE: 'read-write' } as const

export type ApiTokenScope = keyof typeof apiTokenScopes

export const apiTokenLabels = { name: 'Name', scope: 'Scope', expiresAt: 'Expires' } as const

/** The label of the expiry within a sentence: 'Expiry must be a date'. */
export const EXPIRY = 'Expiry'

export const signInLabels = { email: 'Email', password: 'Password' } as const

export const passwordLabels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
} as const
