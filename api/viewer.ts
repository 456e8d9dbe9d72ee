import type { ApiTokenScope, UserRole } from './generated/prisma/enums.ts'

/** The person who asks. */
export type Viewer = {
  id: number
  role: UserRole
  /** How they proved who they are: by the cookie of a session, or by an API token. */
  via: Session | { apiToken: number; scope: ApiTokenScope }
}

/** `confirmedAt`: when the password was last given; null when that is not known. */
type Session = { session: string; confirmedAt: Date | null }

/** For so many milliseconds after the password was given, at sign-in or later, access may be handed out and changed. */
export const CONFIRMED_FOR = 15 * 60_000

export const isAdmin = (viewer: Viewer) => viewer.role === 'ADMIN'

/** Signed in with a password, at a browser. Access itself is only changed so, and not by an API token. */
export const isInPerson = (viewer: Viewer) => 'session' in viewer.via

/** In person, and with the password given a short while ago: a browser that was left open hands out no access. */
export const isConfirmed = ({ via }: Viewer, now: Date) =>
  'session' in via && via.confirmedAt !== null && now.getTime() - via.confirmedAt.getTime() < CONFIRMED_FOR

/** Said to a READ token that wants to change something. */
export const READ_ONLY = 'This API token may only read'

/** A `READ` token may look at everything that its owner may, and change nothing. */
export const mayWrite = (viewer: Viewer) => 'session' in viewer.via || viewer.via.scope === 'READ_WRITE'
