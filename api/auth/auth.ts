import { record } from '../activity/activity.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import { limit } from '../limits.ts'
import { Forbidden, InvalidInput, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { hashPassword, passwordFits } from '../secrets.ts'
import { CONFIRMED_FOR, type Viewer } from '../viewer.ts'
import { newDeviceToken } from './device.ts'
import { OWNER, refuseGuessable } from './guessable.ts'
import { countSignIn, GUESSES, GUESSING_SECONDS, rememberAddress, wrongCredentials } from './guessing.ts'
import { storePassword } from './passwords.ts'
import { changePasswordRules, confirmPasswordRules, signInRules } from './rules.ts'
import { confirmSession, endOtherSessions, endSession, startSession } from './sessions.ts'
import { spellingsOf } from './spellings.ts'

/**
 * Starts a session, sets its cookie and returns its token. Throws InvalidInput, NotAuthenticated (with the same message
 * and timing for an unknown e-mail and a wrong password), TooMany and Unavailable.
 */
export async function signIn(context: Context, input: unknown): Promise<{ userId: number; token: string }> {
  const { email, password } = parse(signInRules, input)
  const { clientAddress: address, userAgent, deviceToken, clock } = context
  const counted = await countSignIn(context, { email, address, deviceToken })
  const user = await context.db.user.findFirst({
    where: { email: { in: spellingsOf(email) } },
    select: { id: true, passwordHash: true, disabledAt: true },
  })
  const fits = await passwordFits(user?.passwordHash, password)
  if (!user || !fits || user.disabledAt) throw counted.refusal
  await counted.forgive()
  const token = await context.shortTransaction(async tx => {
    if (!(await isUnchanged(tx, user))) throw wrongCredentials()
    await rememberAddress(tx, { userId: user.id, address, signedInAt: clock.now() })
    await record(tx, user, 'auth.signedIn', {})
    return startSession(tx, user.id, { clock, client: { address, userAgent } })
  })
  context.setSessionCookie(token, newDeviceToken(user, clock.now()))
  return { userId: user.id, token }
}

/** Locks the user, so that a concurrent password change or deactivation waits, and then also ends the new session. */
async function isUnchanged(tx: Tx, { id, passwordHash }: { id: number; passwordHash: string }): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`SELECT 1 FROM "User"
    WHERE id = ${id} AND "passwordHash" = ${passwordHash} AND "disabledAt" IS NULL FOR SHARE`
  return rows.length === 1
}

/** Ends the viewer's session and clears its cookie. */
export async function signOut({ viewer, db, setSessionCookie }: Staff & Pick<Context, 'setSessionCookie'>) {
  if (!('session' in viewer.via)) throw new Forbidden('An API token is revoked, not signed out')
  await endSession(db, viewer.via.session)
  await record(db, viewer, 'auth.signedOut', {})
  setSessionCookie(null)
}

/** Ends one of the viewer's own sessions. Throws NotFound for any other session. */
export function endOwn({ viewer, transaction }: Staff, { id }: Id): Promise<void> {
  return transaction(async tx => {
    const { count } = await tx.session.deleteMany({ where: { id, userId: viewer.id } })
    if (count === 0) throw new NotFound('Session')
    await record(tx, viewer, 'auth.sessionsEnded', {})
  })
}

/** Ends all of the viewer's sessions except the current one. */
export function endOthers({ viewer, transaction }: Staff): Promise<void> {
  return transaction(async tx => {
    const ended = await endOtherSessions(tx, viewer.id, ownSession(viewer))
    if (ended > 0) await record(tx, viewer, 'auth.sessionsEnded', {})
  })
}

/**
 * Changes the viewer's password, ends their other sessions and, by default, revokes their API tokens. Throws
 * InvalidInput and TooMany.
 */
export async function changePassword(context: Staff, input: unknown) {
  const { viewer, transaction, clock } = context
  const { currentPassword, newPassword, revokeApiTokens } = parse(changePasswordRules, input)
  await checkOwnPassword(context, currentPassword, {
    field: 'currentPassword',
    message: 'Current password is incorrect',
  })
  const owner = await context.db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: OWNER })
  refuseGuessable(newPassword, { field: 'newPassword', owner })
  const passwordHash = await hashPassword(newPassword)
  await transaction(async tx => {
    const kept = { session: ownSession(viewer), revokeApiTokens }
    await storePassword(tx, viewer, { userId: viewer.id, passwordHash, at: clock.now(), ...kept })
    await record(tx, viewer, 'auth.passwordChanged', {})
  })
}

/**
 * Checks the viewer's password again, so that the session may grant access for a while; returns the end of that time.
 * Throws InvalidInput, TooMany and Forbidden.
 */
export async function confirmPassword(context: Staff, input: unknown): Promise<{ confirmedUntil: Date }> {
  const { viewer } = context
  if (!('session' in viewer.via)) throw new Forbidden()
  const { password } = parse(confirmPasswordRules, input)
  await checkOwnPassword(context, password, { field: 'password', message: 'Password is incorrect' })
  const confirmedAt = await confirmSession(context, viewer.via.session)
  return { confirmedUntil: new Date(confirmedAt.getTime() + CONFIRMED_FOR) }
}

const ownSession = ({ via }: Viewer) => ('session' in via ? via.session : undefined)

/** Checks the viewer's password, limited like sign-ins. `wrong`: the message for a wrong password, and its field. */
async function checkOwnPassword(
  { db, viewer: { id } }: Staff,
  password: string,
  wrong: { field: string; message: string },
) {
  const guessing = limit(db, { name: 'ownPassword', points: GUESSES, seconds: GUESSING_SECONDS })
  await guessing.spend(String(id))
  const user = await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })
  if (!(await passwordFits(user.passwordHash, password))) {
    throw new InvalidInput(wrong.message, { [wrong.field]: wrong.message })
  }
  await guessing.forgive(String(id))
}
