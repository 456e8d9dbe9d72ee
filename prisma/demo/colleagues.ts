import type { UserRole } from '../../api/generated/prisma/enums.ts'

/** Who speaks in the demo stories. */
export type ColleagueKey = 'ingrid' | 'marcus' | 'leila'

export type Colleague = { email: string; firstName: string; lastName: string; role: UserRole; joinedDaysAgo: number }

/** Recruiters who wrote the demo comments. Nobody can sign in as one of them. */
export const colleagues: Record<ColleagueKey, Colleague> = {
  ingrid: {
    email: 'ingrid.halvorsen@example.com',
    firstName: 'Ingrid',
    lastName: 'Halvorsen',
    role: 'ADMIN',
    joinedDaysAgo: 410,
  },
  marcus: {
    email: 'marcus.bell@example.com',
    firstName: 'Marcus',
    lastName: 'Bell',
    role: 'USER',
    joinedDaysAgo: 265,
  },
  leila: {
    email: 'leila.haddad@example.com',
    firstName: 'Leila',
    lastName: 'Haddad',
    role: 'USER',
    joinedDaysAgo: 128,
  },
}

export const colleagueKeys = ['ingrid', 'marcus', 'leila'] as const satisfies ColleagueKey[]

export const emailsOfColleagues = () => colleagueKeys.map(key => colleagues[key].email)
