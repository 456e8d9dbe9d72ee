import { record } from '../activity/activity.ts'
import type { Deps, Staff } from '../deps.ts'
import { Conflict, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { hashToken, randomToken } from '../secrets.ts'
import type { Viewer } from '../viewer.ts'
import { addApiTokenRules } from './rules.ts'

/** So that scanners for secrets in code know it when they see one. */
const PREFIX = 'tdk_'

/** Nobody has use for more, and the list stays short. */
const MOST = 50

/** 'Last used' is kept to the minute, so that not every call writes. */
const NOTE_USE_EVERY = 60_000

/**
 * Makes a token that acts as the viewer. Its secret, 256 random bits, is told here and never again: only its hash is
 * kept. Throws InvalidInput, and Conflict when there are too many.
 */
export function addApiToken({ viewer, transaction }: Staff, input: unknown): Promise<{ id: number; secret: string }> {
  const token = parse(addApiTokenRules, input)
  const secret = PREFIX + randomToken()
  return transaction(async tx => {
    if ((await tx.apiToken.count({ where: ownOf(viewer) })) >= MOST) {
      throw new Conflict(`You have ${MOST} API tokens already. Please revoke one first.`)
    }
    const { id } = await tx.apiToken.create({
      data: { ...token, tokenHash: hashToken(secret), userId: viewer.id },
      select: { id: true },
    })
    await record(tx, viewer, 'apiToken.added', {}, [{ field: 'apiToken', before: null, after: token.name }])
    return { id, secret }
  })
}

/** Ends one of the viewer's own tokens at once. Throws NotFound, for somebody else's as for none. */
export function revokeApiToken({ viewer, transaction, clock }: Staff, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const token = await tx.apiToken.findUnique({ where: { id, ...ownOf(viewer) }, select: { name: true } })
    const { count } = await tx.apiToken.updateMany({
      where: { id, ...ownOf(viewer) },
      data: { revokedAt: clock.now() },
    })
    if (!token || count === 0) throw new NotFound('API token')
    await record(tx, viewer, 'apiToken.revoked', {}, [{ field: 'apiToken', before: token.name, after: null }])
    return { id }
  })
}

/** The tokens that somebody sees: their own, without those that they revoked. */
export const ownOf = (viewer: Pick<Viewer, 'id'> | null) => ({ userId: viewer?.id ?? 0, revokedAt: null })

/** Who the bearer token stands for: the user who made it, as long as token and user are valid. */
export async function viewerOfApiToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Viewer | null> {
  const found = await db.apiToken.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      id: true,
      scope: true,
      expiresAt: true,
      lastUsedAt: true,
      revokedAt: true,
      user: { select: { id: true, role: true, disabledAt: true } },
    },
  })
  const now = clock.now()
  if (!found || found.revokedAt || found.user.disabledAt || (found.expiresAt && found.expiresAt <= now)) return null
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > NOTE_USE_EVERY) {
    await db.apiToken.update({ where: { id: found.id }, data: { lastUsedAt: now } })
  }
  return { id: found.user.id, role: found.user.role, via: { apiToken: found.id, scope: found.scope } }
}
