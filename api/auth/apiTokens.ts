import { db } from '../db.ts'
import { hashToken } from './secrets.ts'
import type { Viewer } from './viewer.ts'

/** 'Last used' is kept to the minute, so that not every call writes. */
const NOTE_USE_EVERY = 60_000

/** Who the bearer token stands for: the user who made it, as long as token and user are valid. */
export async function viewerOfApiToken(token: string): Promise<Viewer | null> {
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
  const now = new Date()
  if (!found || found.revokedAt || found.user.disabledAt || (found.expiresAt && found.expiresAt <= now)) return null
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > NOTE_USE_EVERY) {
    await db.apiToken.update({ where: { id: found.id }, data: { lastUsedAt: now } })
  }
  return { id: found.user.id, role: found.user.role, via: { apiToken: found.id, scope: found.scope } }
}
