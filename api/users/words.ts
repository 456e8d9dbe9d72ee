/** The roles in display order. */
export const userRoles = { USER: 'User', ADMIN: 'Admin' } as const

export type UserRole = keyof typeof userRoles

export const userLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  role: 'Role',
} as const
