import Bowser from 'bowser'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import { hashToken, randomToken } from '../secrets.ts'
import type { Viewer } from '../viewer.ts'
import { coarseAddress } from './address.ts'

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds after the last use until a session ends. */
export const SESSION_LIFETIME = 7 * DAY

/** Milliseconds after the start until a session ends, even if it is used. */
export const LONGEST_SESSION = 30 * DAY

/** Milliseconds: the last use and the expiry are updated at most this often, so that not every request writes. */
const NOTE_USE_EVERY = 5 * 60_000

/** The browser that signs in: its address, as used by rate limits, and its User-Agent. */
export type Client = { address: string; userAgent: string | undefined }

type Sessions = Pick<Deps, 'db' | 'clock'>

/** The rows of a session and its user, and the session's end; null when there is no such session. */
type SessionRow = Awaited<ReturnType<typeof readSession>>

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

/** Records that the password was entered again. */
export async function confirmSession({ db, clock }: Sessions, token: string): Promise<Date> {
  const confirmedAt = clock.now()
  await db.session.updateMany({ where: { tokenHash: hashToken(token) }, data: { confirmedAt } })
  return confirmedAt
}

export async function endSession(db: Deps['db'], token: string) {
  await db.session.deleteMany({ where: { tokenHash: hashToken(token) } })
}

/** Ends all sessions of a user except the session with this token, if given. Returns the number of ended sessions. */
export async function endOtherSessions(tx: Tx, userId: number, token?: string): Promise<number> {
  const { count } = await tx.session.deleteMany({
    where: { userId, ...(token === undefined ? {} : { tokenHash: { not: hashToken(token) } }) },
  })
  return count
}

/** The session of a token, without updating its last use. Null when it has ended. */
export async function findSession(deps: Sessions, token: string) {
  const session = await readSession(deps, hashToken(token))
  return isOver(session, deps.clock) ? null : session
}

const readSession = ({ db }: Pick<Sessions, 'db'>, tokenHash: string) =>
  db.session.findUnique({
    where: { tokenHash },
    select: {
      ...{ createdAt: true, expiresAt: true, lastUsedAt: true, confirmedAt: true },
      user: { select: { id: true, role: true, disabledAt: true } },
    },
  })

const isOver = (session: SessionRow, clock: Clock) =>
  !session || session.user.disabledAt !== null || endOf(session, session.expiresAt) <= clock.now()

const isUseNoted = (session: SessionRow, clock: Clock) =>
  session !== null && session.lastUsedAt.getTime() >= clock.now().getTime() - NOTE_USE_EVERY

/** The filter for valid sessions. */
export const validSessions = (clock: Clock) => ({
  expiresAt: { gt: clock.now() },
  createdAt: { gt: new Date(clock.now().getTime() - LONGEST_SESSION) },
})

/**
 * The user of the cookie's token. `slid`: the session was extended, so the cookie must be extended, too. The session is
 * read again when sessions or users have changed, or when it seems to have ended or needs an extension.
 */
export async function viewerOfSession(
  deps: Sessions & Pick<Deps, 'versions'>,
  token: string,
): Promise<{ viewer: Viewer; slid: boolean } | null> {
  const { clock, versions } = deps
  const tokenHash = hashToken(token)
  const isValid = (known: SessionRow) => !isOver(known, clock) && isUseNoted(known, clock)
  const session = await versions.cached({ tables: ['Session', 'User'], key: `session ${tokenHash}`, isValid }, () =>
    readSession(deps, tokenHash),
  )
  if (!session || isOver(session, clock)) return null
  const slid = !isUseNoted(session, clock)
  if (slid) {
    const now = clock.now()
    const expiresAt = endOf(session, new Date(now.getTime() + SESSION_LIFETIME))
    // updateMany, as the session may just have been ended, which is not a fault.
    await deps.db.session.updateMany({ where: { tokenHash }, data: { expiresAt, lastUsedAt: now } })
  }
  const { user, confirmedAt } = session
  return { viewer: { id: user.id, role: user.role, via: { session: token, confirmedAt } }, slid }
}

/** Removes expired sessions and rate limit counters. */
export async function sweepExpired({ db, clock }: Sessions) {
  const past = { lt: clock.now() }
  await db.session.deleteMany({ where: { expiresAt: past } })
  await db.rateLimiterFlexible.deleteMany({ where: { expire: past } })
}

/** Limits a session's end to its longest lifetime. */
function endOf({ createdAt }: { createdAt: Date }, wanted: Date): Date {
  return new Date(Math.min(wanted.getTime(), createdAt.getTime() + LONGEST_SESSION))
}

/** The program of a token: a browser and its system, or the first word of the header: 'curl', 'python-requests'. */
export const programOf = (userAgent: string | undefined) =>
  deviceOf(userAgent) ?? /^[\w.-]{1,40}/.exec(userAgent ?? '')?.[0] ?? null

/** The browser and system of a User-Agent header: 'Firefox on Windows'. Null if it has neither. */
function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST))
  return [browser.name, os.name].filter(Boolean).join(' on ') || null
}

/** The number of characters of the header that are parsed; no real browser sends more. */
const LONGEST = 500
