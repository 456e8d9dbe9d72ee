import { db } from '../db.ts'
import { findSession } from './sessions.ts'
import type { Viewer } from './viewer.ts'

/** Whether what the viewer came with is still valid, for requests that last: sessions and tokens end at once. */
export async function isStillSignedIn({ via }: Viewer): Promise<boolean> {
  if ('session' in via) return (await findSession(via.session)) !== null
  const now = new Date()
  const valid = await db.apiToken.count({
    where: {
      ...{ id: via.apiToken, revokedAt: null, user: { disabledAt: null } },
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
  })
  return valid === 1
}
