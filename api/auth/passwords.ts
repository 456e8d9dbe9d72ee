import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Viewer } from '../viewer.ts'
import { endOtherSessions } from './sessions.ts'

/** A password that is about to be stored. `session`: the session that stays signed in. */
type NewPassword = {
  userId: number
  passwordHash: string
  session?: string | undefined
  revokeApiTokens: boolean
  at: Date
}

/**
 * Stores a person's new password, ends their other sessions and, if wanted, revokes their API tokens. `viewer`: the
 * person who sets the password; null for the operator.
 */
export async function storePassword(tx: Tx, viewer: Viewer | null, given: NewPassword) {
  const { userId, passwordHash, session, revokeApiTokens, at } = given
  await tx.user.update({ where: { id: userId }, data: { passwordHash, hasPassword: true } })
  await endOtherSessions(tx, userId, session)
  if (revokeApiTokens) await revokeAll(tx, viewer, { userId, at })
}

async function revokeAll(tx: Tx, viewer: Viewer | null, { userId, at }: { userId: number; at: Date }) {
  const revoked = await tx.apiToken.updateManyAndReturn({
    where: { userId, revokedAt: null },
    data: { revokedAt: at },
    select: { name: true },
  })
  if (revoked.length === 0) return
  await record(tx, viewer, 'apiToken.revoked', {}, [
    { field: 'user', before: String(userId), after: String(userId) },
    ...revoked.map(({ name }) => ({ field: 'apiToken', before: name, after: null })),
  ])
}
