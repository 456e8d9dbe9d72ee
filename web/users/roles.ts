import type { ToneWord } from '../components/tones.ts'

export type Role = 'USER' | 'ADMIN'

/** The roles in the order they are offered. */
export const roles: readonly Role[] = ['USER', 'ADMIN']

/** Each role with its word and colour. */
export const roleWords: Record<Role, ToneWord> = {
  USER: { label: 'User', tone: 'grey' },
  ADMIN: { label: 'Admin', tone: 'teal' },
}
