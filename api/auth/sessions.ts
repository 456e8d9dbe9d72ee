import { db, type Tx } from '../db.ts'
import { hashToken, randomToken } from './secrets.ts'
import type { Viewer } from './viewer.ts'

const DAY = 24 * 60 * 60 * 1000

/** A session ends this many milliseconds after it was last used (0-decisions, section 1). */
export const SESSION_LIFETIME = 7 * DAY

/** So that not every request writes, a session's end is moved at most once in this time. */
const SLIDE_EVERY = DAY / 24

/** Starts a session and returns the token for the cookie. */
export async function startSession(tx: Tx, userId: number): Promise<string> {
  const token = randomToken()
  await tx.session.create({
    data: {
      tokenHash: hashToken(token),
      userId,
      expiresAt: new Date(Date.now() + SESSION_LIFETIME),
      confirmedAt: new Date(),
    },
  })
  return token
}

/** Notes that the password was given again. */
export async function confirmSession(token: string): Promise<Date> {
  const confirmedAt = new Date()
  await db.session.updateMany({ where: { tokenHash: hashToken(token) }, data: { confirmedAt } })
  return confirmedAt
}

export async function endSession(token: string) {
  await db.session.deleteMany({ where: { tokenHash: hashToken(token) } })
}

/** Ends all sessions of a user but the one with this token, if any. */
export async function endOtherSessions(tx: Tx, userId: number, token?: string) {
  await tx.session.deleteMany({
    where: { userId, ...(token === undefined ? {} : { tokenHash: { not: hashToken(token) } }) },
  })
}

/** Who the cookie's token stands for. `slid` tells that the session now ends later, and so must the cookie. */
export async function viewerOfSession(token: string): Promise<{ viewer: Viewer; slid: boolean } | null> {
  const tokenHash = hashToken(token)
  const session = await db.session.findUnique({
    where: { tokenHash },
    select: { expiresAt: true, confirmedAt: true, user: { select: { id: true, role: true, disabledAt: true } } },
  })
  const now = Date.now()
  if (!session || session.expiresAt.getTime() <= now || session.user.disabledAt) return null
  const slid = session.expiresAt.getTime() < now + SESSION_LIFETIME - SLIDE_EVERY
  if (slid) {
    // updateMany: the session may have been ended at this very moment, which is no fault.
    await db.session.updateMany({ where: { tokenHash }, data: { expiresAt: new Date(now + SESSION_LIFETIME) } })
  }
  const { user, confirmedAt } = session
  return { viewer: { id: user.id, role: user.role, via: { session: token, confirmedAt } }, slid }
}

/** Removes what has expired: sessions, and counters of attempts. */
export async function sweepExpired() {
  const past = { lt: new Date() }
  await db.session.deleteMany({ where: { expiresAt: past } })
  await db.rateLimiterFlexible.deleteMany({ where: { expire: past } })
}
