import type { Clock } from '../clock.ts'
import type { Tx } from '../db.ts'
import type { Deps, Staff } from '../deps.ts'
import { hashToken, randomToken } from '../secrets.ts'
import type { Viewer } from '../viewer.ts'
import { coarseAddress } from './address.ts'
import { deviceOf } from './device.ts'

const DAY = 24 * 60 * 60 * 1000

/** A session ends this many milliseconds after it was last used. */
export const SESSION_LIFETIME = 7 * DAY

/** And this many after it was started, however much it is used. */
export const LONGEST_SESSION = 30 * DAY

/** So that not every request writes, its use is noted, and its end moved, at most once in this time. */
const NOTE_USE_EVERY = 5 * 60_000

/** The browser that signs in: its address, as limits count it, and what it calls itself. */
export type Client = { address: string; userAgent: string | undefined }

type Sessions = Pick<Deps, 'db' | 'clock'>

/** Starts a session and returns the token for the cookie. */
export async function startSession(
  tx: Tx,
  userId: number,
  { clock, client }: { clock: Clock; client?: Client },
): Promise<string> {
  const token = randomToken()
  const now = clock.now()
  await tx.session.create({
    data: {
      tokenHash: hashToken(token),
      userId,
      createdAt: now,
      lastUsedAt: now,
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME),
      device: deviceOf(client?.userAgent),
      address: client ? coarseAddress(client.address) : null,
    },
  })
  return token
}

/** Notes that the password was given again. */
export async function confirmSession({ db, clock }: Sessions, token: string): Promise<Date> {
  const confirmedAt = clock.now()
  await db.session.updateMany({ where: { tokenHash: hashToken(token) }, data: { confirmedAt } })
  return confirmedAt
}

export async function endSession(db: Deps['db'], token: string) {
  await db.session.deleteMany({ where: { tokenHash: hashToken(token) } })
}

/** Ends all sessions of a user but the one with this token, if any. Returns how many. */
export async function endOtherSessions(tx: Tx, userId: number, token?: string): Promise<number> {
  const { count } = await tx.session.deleteMany({
    where: { userId, ...(token === undefined ? {} : { tokenHash: { not: hashToken(token) } }) },
  })
  return count
}

/** Whose session the token is, without noting that it is used. Null when it has ended. */
export async function findSession({ db, clock }: Sessions, token: string) {
  const session = await db.session.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      ...{ createdAt: true, expiresAt: true, lastUsedAt: true, confirmedAt: true },
      user: { select: { id: true, role: true, disabledAt: true } },
    },
  })
  if (!session || session.user.disabledAt) return null
  return endOf(session, session.expiresAt) <= clock.now() ? null : session
}

/** Which of a user's sessions are valid. */
export const validSessions = (clock: Clock) => ({
  expiresAt: { gt: clock.now() },
  createdAt: { gt: new Date(clock.now().getTime() - LONGEST_SESSION) },
})

/** Who the cookie's token stands for. `slid` tells that the session now ends later, and so must the cookie. */
export async function viewerOfSession(
  deps: Sessions,
  token: string,
): Promise<{ viewer: Viewer; slid: boolean } | null> {
  const session = await findSession(deps, token)
  if (!session) return null
  const { user, confirmedAt, lastUsedAt } = session
  const now = deps.clock.now()
  const slid = lastUsedAt.getTime() < now.getTime() - NOTE_USE_EVERY
  if (slid) {
    const expiresAt = endOf(session, new Date(now.getTime() + SESSION_LIFETIME))
    // updateMany: the session may have been ended at this very moment, which is no fault.
    await deps.db.session.updateMany({ where: { tokenHash: hashToken(token) }, data: { expiresAt, lastUsedAt: now } })
  }
  return { viewer: { id: user.id, role: user.role, via: { session: token, confirmedAt } }, slid }
}

/** Removes what has expired: sessions, and counters of attempts. */
export async function sweepExpired({ db, clock }: Sessions) {
  const past = { lt: clock.now() }
  await db.session.deleteMany({ where: { expiresAt: past } })
  await db.rateLimiterFlexible.deleteMany({ where: { expire: past } })
}

/** A session's end, which is never later than its longest lifetime allows. */
function endOf({ createdAt }: { createdAt: Date }, wanted: Date): Date {
  return new Date(Math.min(wanted.getTime(), createdAt.getTime() + LONGEST_SESSION))
}

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
