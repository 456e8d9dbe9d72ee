import type { ApiTokenScope, UserRole } from './generated/prisma/enums.ts'

/** The signed-in person of a request. */
export type Viewer = {
  id: number
  role: UserRole
  /** How they authenticated: by a session cookie or by an API token. */
  via: Session | { apiToken: number; scope: ApiTokenScope }
}

/** `confirmedAt`: when the password was last given; null when unknown. */
type Session = { session: string; confirmedAt: Date | null }

/** Milliseconds for which a session may hand out and change access after its password was given. */
export const CONFIRMED_FOR = 15 * 60_000

export const isAdmin = (viewer: Viewer) => viewer.role === 'ADMIN'

/** Signed in with a password, in a browser. Only such a viewer may change access, not an API token. */
export const isInPerson = (viewer: Viewer) => 'session' in viewer.via

/** In person, with a recently given password: a browser that was left open hands out no access. */
export const isConfirmed = ({ via }: Viewer, now: Date) =>
  'session' in via && via.confirmedAt !== null && now.getTime() - via.confirmedAt.getTime() < CONFIRMED_FOR

/** The refusal when a READ token tries to change something. */
export const READ_ONLY = 'This API token may only read'

/** A `READ` token may read everything that its owner may, and change nothing. */
export const mayWrite = (viewer: Viewer) => 'session' in viewer.via || viewer.via.scope === 'READ_WRITE'
