import type { Staff } from '../deps.ts'
import { findSession } from './sessions.ts'

/** Whether what the viewer came with is still valid, for requests that last: sessions and tokens end at once. */
export async function isStillSignedIn({ db, clock, viewer }: Staff): Promise<boolean> {
  const { via } = viewer
  if ('session' in via) return (await findSession({ db, clock }, via.session)) !== null
  const now = clock.now()
  const valid = await db.apiToken.count({
    where: {
      ...{ id: via.apiToken, revokedAt: null, user: { disabledAt: null } },
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
  })
  return valid === 1
}
