import { Forbidden } from '../problems.ts'
import { isAdmin, mayWrite, READ_ONLY, type Viewer } from '../viewer.ts'
import { type Demanded, onlyReads } from './demanded.ts'
import { isWriting, TOKEN_SCOPES } from './rules.ts'
import type { TokenScope } from './words.ts'

/** Whether the viewer holds a scope. Who signed in holds all, and is limited by their role alone. */
export const holds = ({ via }: Viewer, scope: TokenScope) => 'session' in via || via.held.has(scope)

/** Scopes that are of use to admins alone. */
const FOR_ADMINS = new Set<TokenScope>(['agency:write'])

/** Whether the viewer holds a scope, and their role lets them use it. */
export const mayUse = (viewer: Viewer, scope: TokenScope) =>
  holds(viewer, scope) && (isAdmin(viewer) || !FOR_ADMINS.has(scope))

/** The scopes that the viewer may use, in the order they are offered. */
export const scopesOf = (viewer: Viewer) => TOKEN_SCOPES.filter(scope => mayUse(viewer, scope))

/** Why a token may not do what demands these scopes; null for no reason. Visitors are refused elsewhere. */
export function refusalOfToken(viewer: Viewer | null, demanded: Demanded): Forbidden | null {
  if (!viewer || 'session' in viewer.via) return null
  if (!demanded) return new Forbidden()
  const missing = demanded.find(scope => !holds(viewer, scope))
  if (!missing) return null
  const isReadOnly = isWriting(missing) && !mayWrite(viewer)
  return new Forbidden(isReadOnly ? READ_ONLY : `This API token lacks the scope ${missing}`, { scope: missing })
}

/** Why a token may not run mutations that demand this: it may change nothing unless a scope of its own writes. */
export function refusalOfMutations(viewer: Viewer | null, demands: readonly Demanded[]): Forbidden | null {
  const refusal = demands.map(demanded => refusalOfToken(viewer, demanded)).find(each => each !== null)
  if (refusal || !viewer || mayWrite(viewer)) return refusal ?? null
  return demands.every(onlyReads) ? null : new Forbidden(READ_ONLY)
}

/** Throws Forbidden unless the viewer holds one of the scopes; names the first. */
export function demandOneScope(viewer: Viewer | null, scopes: readonly TokenScope[]) {
  if (viewer && !scopes.some(scope => holds(viewer, scope))) demandTokenScopes(viewer, scopes)
}

/** What tells a client of HTTP which scope is missing (RFC 6750). */
export const lacking = (scope: unknown) => `Bearer error="insufficient_scope", scope="${scope}"`

/** Throws Forbidden, with the first missing scope. */
export function demandTokenScopes(viewer: Viewer | null, demanded: Demanded) {
  const refusal = refusalOfToken(viewer, demanded)
  if (refusal) throw refusal
}
