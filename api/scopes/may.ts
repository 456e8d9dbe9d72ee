import type { Clock } from '../clock.ts'
import type { FileKind, StoredFile } from '../generated/prisma/client.ts'
import { ConfirmPassword, Forbidden, NotAuthenticated } from '../problems.ts'
import { isAdmin, isConfirmed, isInPerson, type Viewer } from '../viewer.ts'
import { isWriting, TOKEN_SCOPES } from './bundles.ts'
import { type Demanded, onlyReads } from './demanded.ts'
import type { TokenScope } from './words.ts'

type Requester = { viewer: Viewer | null; clock: Clock }

/** The `authScopes` of GraphQL fields and REST calls that the viewer has by role and kind of sign-in. */
export function authScopesOf(asked: Requester) {
  const { viewer } = asked
  return {
    /** Everybody, signed in or not. */
    public: true,
    /** Everybody who is signed in, for reading. */
    staff: viewer !== null,
    /** Staff who may change data: everybody except READ tokens. */
    write: viewer !== null && mayWrite(viewer),
    /** Sessions that began with a password, not API tokens. */
    inPerson: viewer !== null && isInPerson(viewer),
    /** Sessions with a recently entered password; required to grant access. The clock is read only for this scope. */
    get confirmed() {
      return viewer !== null && isConfirmed(viewer, asked.clock.now())
    },
    admin: viewer !== null && isAdmin(viewer),
  }
}

export type AuthScope = keyof ReturnType<typeof authScopesOf>

/** Whether the viewer may change anything: a token may if one of its scopes writes. */
const mayWrite = (viewer: Viewer) => 'session' in viewer.via || viewer.via.scope === 'READ_WRITE'

/** Throws for the first missing scope. */
export function demandAuthScopes(asked: Requester, demanded: readonly AuthScope[]) {
  const held = authScopesOf(asked)
  const missing = demanded.find(scope => !held[scope])
  if (missing) throw refusalOfPerson(asked, { isUnconfirmed: missing === 'confirmed' })
}

/** The refusal for a viewer without one of the required `authScopes`. */
export function refusalOfPerson({ viewer }: Pick<Requester, 'viewer'>, { isUnconfirmed }: { isUnconfirmed: boolean }) {
  if (!viewer) return new NotAuthenticated()
  return isInPerson(viewer) && isUnconfirmed ? new ConfirmPassword() : new Forbidden()
}

/** Whether the viewer has a scope of API tokens. A session has all such scopes: only the viewer's role limits it. */
export const holds = ({ via }: Viewer, scope: TokenScope) => 'session' in via || via.held.has(scope)

/** Scopes that only admins can use. */
const FOR_ADMINS = new Set<TokenScope>(['agency:write'])

/** Whether the viewer has a scope and a role that can use it. */
export const mayUse = (viewer: Viewer, scope: TokenScope) =>
  holds(viewer, scope) && (isAdmin(viewer) || !FOR_ADMINS.has(scope))

/** The scopes that the viewer may use, in the order in which they are offered. */
export const usableScopes = (viewer: Viewer) => TOKEN_SCOPES.filter(scope => mayUse(viewer, scope))

const READ_ONLY = 'This API token may only read'

/** The refusal for a token that lacks a required scope; null if none is missing. Visitors are refused elsewhere. */
function refusalOfToken(viewer: Viewer | null, demanded: Demanded): Forbidden | null {
  if (!viewer || 'session' in viewer.via) return null
  if (!demanded) return new Forbidden()
  const missing = demanded.find(scope => !holds(viewer, scope))
  if (!missing) return null
  const isReadOnly = isWriting(missing) && !mayWrite(viewer)
  return new Forbidden(isReadOnly ? READ_ONLY : `This API token lacks the scope ${missing}`, { scope: missing })
}

/** The refusal for a token without the scopes of mutations. A token without a writing scope may change nothing. */
export function refusalOfMutations(viewer: Viewer | null, demands: readonly Demanded[]): Forbidden | null {
  const refusal = demands.map(demanded => refusalOfToken(viewer, demanded)).find(each => each !== null)
  if (refusal || !viewer || mayWrite(viewer)) return refusal ?? null
  return demands.every(onlyReads) ? null : new Forbidden(READ_ONLY)
}

/** Throws Forbidden, with the first missing scope. */
export function demandTokenScopes(viewer: Viewer | null, demanded: Demanded) {
  const refusal = refusalOfToken(viewer, demanded)
  if (refusal) throw refusal
}

/** Throws Forbidden for a token that may not read the file: a token needs the scope of one of the file's owners. */
export function demandFile(viewer: Viewer, file: StoredFile) {
  const scopes = scopesOfFile(file)
  if (!scopes.some(scope => holds(viewer, scope))) demandTokenScopes(viewer, scopes)
}

/** The scopes of the records that own a file; for a new upload, the scope of its kind. */
function scopesOfFile(file: StoredFile): TokenScope[] {
  const owners: TokenScope[] = [
    ...((file.talentId ?? file.importedResumeId) ? ['talents:read' as const] : []),
    ...(file.applicationId ? ['applications:read' as const] : []),
    ...(file.introductionId ? ['shares:read' as const] : []),
    ...(file.agencyId ? ['agency:read' as const] : []),
  ]
  return owners.length > 0 ? owners : [SCOPE_OF_KIND[file.kind]]
}

const SCOPE_OF_KIND: Record<FileKind, TokenScope> = {
  ...{ PICTURE: 'talents:read', RESUME: 'talents:read', PORTFOLIO: 'talents:read', IMPORT: 'talents:read' },
  ...{ APPLICATION: 'applications:read', LOGO: 'agency:read', INTRODUCTION: 'shares:read' },
}

/** The header with the missing scope (RFC 6750). */
export const lacking = (scope: unknown) => `Bearer error="insufficient_scope", scope="${scope}"`
