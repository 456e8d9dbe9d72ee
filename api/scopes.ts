import type { Clock } from './clock.ts'
import { ConfirmPassword, Forbidden, NotAuthenticated } from './problems.ts'
import { isAdmin, isConfirmed, isInPerson, mayWrite, type Viewer } from './viewer.ts'

type Asked = { viewer: Viewer | null; clock: Clock }

/** What the one who asks may do, for the fields of GraphQL and the calls of REST. */
export const scopesOf = ({ viewer, clock }: Asked) => ({
  /** Anybody, signed in or not. */
  public: true,
  /** Anybody who is signed in, to look. */
  staff: viewer !== null,
  /** Those of them who may change things: everybody but the bearer of a READ token. */
  write: viewer !== null && mayWrite(viewer),
  /** Those who signed in with their password: no bearer of an API token. */
  inPerson: viewer !== null && isInPerson(viewer),
  /** Those of them who gave it a short while ago. It goes with whatever hands out access. */
  confirmed: viewer !== null && isConfirmed(viewer, clock.now()),
  admin: viewer !== null && isAdmin(viewer),
})

export type Scope = keyof ReturnType<typeof scopesOf>

/** Throws for the first of the scopes that is lacking. */
export function demandScopes(asked: Asked, demanded: readonly Scope[]) {
  const held = scopesOf(asked)
  const missing = demanded.find(scope => !held[scope])
  if (missing) throw refusalOf(asked, { isUnconfirmed: missing === 'confirmed' })
}

/** What somebody is told who may not do it. */
export function refusalOf({ viewer }: Pick<Asked, 'viewer'>, { isUnconfirmed }: { isUnconfirmed: boolean }) {
  if (!viewer) return new NotAuthenticated()
  return isInPerson(viewer) && isUnconfirmed ? new ConfirmPassword() : new Forbidden()
}
