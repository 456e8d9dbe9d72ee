import type { ApiTokenScope, UserRole } from './generated/prisma/enums.ts'
import type { TokenScope } from './scopes/words.ts'

/** The signed-in person of a request. */
export type Viewer = {
  id: number
  role: UserRole
  /** The means of authentication: a session cookie or an API token. */
  via: Session | ApiTokenUse
}

/** `tokenHash`: hash of the sent secret. `held`: the named scopes; `scope` is READ_WRITE if any of them may write. */
type ApiTokenUse = {
  apiToken: number
  tokenHash: string
  name: string
  scope: ApiTokenScope
  held: ReadonlySet<TokenScope>
}

/** `confirmedAt`: when the password was last entered; null when unknown. */
type Session = { session: string; confirmedAt: Date | null }

/** Milliseconds after entering the password during which a session may grant and change access. */
export const CONFIRMED_FOR = 15 * 60_000

export const isAdmin = (viewer: Viewer) => viewer.role === 'ADMIN'

/** True for a viewer who signed in with a password, in a browser. An API token may not change access. */
export const isInPerson = (viewer: Viewer) => 'session' in viewer.via

/** True for a viewer in person who entered the password recently: an unattended browser cannot grant access. */
export const isConfirmed = ({ via }: Viewer, now: Date) =>
  'session' in via && via.confirmedAt !== null && now.getTime() - via.confirmedAt.getTime() < CONFIRMED_FOR
