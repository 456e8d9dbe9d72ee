import type { ApiTokenScope, UserRole } from '../generated/prisma/enums.ts'

/** The person who asks. */
export type Viewer = {
  id: number
  role: UserRole
  /** How they proved who they are: by the cookie of a session, or by an API token. */
  via: { session: string } | { apiToken: number; scope: ApiTokenScope }
}

export const isAdmin = (viewer: Viewer) => viewer.role === 'ADMIN'

/** Signed in with a password, at a browser. Access itself is only handed out and changed so, and not by an API token. */
export const isInPerson = (viewer: Viewer) => 'session' in viewer.via

/** A `READ` token may look at everything that its owner may, and change nothing. */
export const mayWrite = (viewer: Viewer) => 'session' in viewer.via || viewer.via.scope === 'READ_WRITE'
