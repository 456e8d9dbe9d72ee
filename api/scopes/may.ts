import type { Clock } from '../clock.ts'
import { ConfirmPassword, Forbidden, NotAuthenticated } from '../problems.ts'
import { isAdmin, isConfirmed, isInPerson, mayWrite, type Viewer } from '../viewer.ts'

type Asked = { viewer: Viewer | null; clock: Clock }

/** What the viewer may do, for GraphQL fields and REST calls. */
export function scopesOf(asked: Asked) {
  const { viewer } = asked
  return {
    /** Everybody, signed in or not. */
    public: true,
    /** Everybody who is signed in, to read. */
    staff: viewer !== null,
    /** Staff who may change things: everybody but READ tokens. */
    write: viewer !== null && mayWrite(viewer),
    /** Sessions that began with a password, not API tokens. */
    inPerson: viewer !== null && isInPerson(viewer),
    /** Sessions whose password was given a short while ago; needed to hand out access. The clock is read only for it. */
    get confirmed() {
      return viewer !== null && isConfirmed(viewer, asked.clock.now())
    },
    admin: viewer !== null && isAdmin(viewer),
  }
}

export type Scope = keyof ReturnType<typeof scopesOf>

/** Throws for the first missing scope. */
export function demandScopes(asked: Asked, demanded: readonly Scope[]) {
  const held = scopesOf(asked)
  const missing = demanded.find(scope => !held[scope])
  if (missing) throw refusalOf(asked, { isUnconfirmed: missing === 'confirmed' })
}

/** The refusal for a viewer who lacks a scope. */
export function refusalOf({ viewer }: Pick<Asked, 'viewer'>, { isUnconfirmed }: { isUnconfirmed: boolean }) {
  if (!viewer) return new NotAuthenticated()
  return isInPerson(viewer) && isUnconfirmed ? new ConfirmPassword() : new Forbidden()
}
