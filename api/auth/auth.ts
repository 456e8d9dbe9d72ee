import { record } from '../activity/activity.ts'
import { db, shortTransaction, transaction } from '../db.ts'
import { parse } from '../graphql/parse.ts'
import { Forbidden, InvalidInput, NotAuthenticated } from '../graphql/problems.ts'
import { limit } from './limits.ts'
import { changePasswordRules, confirmPasswordRules, signInRules } from './rules.ts'
import { hashPassword, passwordFits } from './secrets.ts'
import { confirmSession, endOtherSessions, endSession, startSession } from './sessions.ts'
import { CONFIRMED_FOR, type Viewer } from './viewer.ts'

/** 5 failures for one e-mail and address within 15 minutes (0-decisions, section 1). */
const GUESSES = 5
const GUESSING_SECONDS = 15 * 60

/**
 * Starts a session and returns its token. Throws InvalidInput, NotAuthenticated (the same for an unknown e-mail and a
 * wrong password, in the same time) and TooMany.
 */
export async function signIn(address: string, input: unknown): Promise<{ userId: number; token: string }> {
  const { email, password } = parse(signInRules, input)
  const guessing = limit('signIn', GUESSES, GUESSING_SECONDS)
  const key = `${email.toLowerCase()}|${address}`
  await guessing.spend(key) // Before the check, so that guesses made at once are counted too.
  const user = await db.user.findUnique({
    where: { email: email.toLowerCase() },
    select: { id: true, passwordHash: true, disabledAt: true },
  })
  const fits = await passwordFits(user?.passwordHash, password)
  if (!user || !fits || user.disabledAt) throw new NotAuthenticated('Invalid email or password')
  await guessing.forgive(key)
  return shortTransaction(async tx => {
    const token = await startSession(tx, user.id)
    await record(tx, user, 'auth.signedIn', {})
    return { userId: user.id, token }
  })
}

/** Ends the session that the viewer came with. */
export async function signOut(viewer: Viewer) {
  if (!('session' in viewer.via)) throw new Forbidden('An API token is revoked, not signed out')
  await endSession(viewer.via.session)
  await record(db, viewer, 'auth.signedOut', {})
}

/** Changes one's own password and ends one's other sessions. Throws InvalidInput and TooMany. */
export async function changePassword(viewer: Viewer, input: unknown) {
  const { currentPassword, newPassword } = parse(changePasswordRules, input)
  await checkOwnPassword(viewer, currentPassword, {
    field: 'currentPassword',
    message: 'Current password is incorrect',
  })
  const passwordHash = await hashPassword(newPassword)
  await transaction(async tx => {
    await tx.user.update({ where: { id: viewer.id }, data: { passwordHash } })
    await endOtherSessions(tx, viewer.id, 'session' in viewer.via ? viewer.via.session : undefined)
    await record(tx, viewer, 'auth.passwordChanged', {})
  })
}

/**
 * Takes the viewer's password once more, so that they may hand out access for a while, and tells until when. Throws
 * InvalidInput, TooMany and Forbidden.
 */
export async function confirmPassword(viewer: Viewer, input: unknown): Promise<{ confirmedUntil: Date }> {
  if (!('session' in viewer.via)) throw new Forbidden()
  const { password } = parse(confirmPasswordRules, input)
  await checkOwnPassword(viewer, password, { field: 'password', message: 'Password is incorrect' })
  const confirmedAt = await confirmSession(viewer.via.session)
  return { confirmedUntil: new Date(confirmedAt.getTime() + CONFIRMED_FOR) }
}

/** Limited like sign-ins. `wrong`: what to say, and at which field. */
async function checkOwnPassword({ id }: Viewer, password: string, wrong: { field: string; message: string }) {
  const guessing = limit('ownPassword', GUESSES, GUESSING_SECONDS)
  await guessing.spend(String(id))
  const user = await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })
  if (!(await passwordFits(user.passwordHash, password))) {
    throw new InvalidInput(wrong.message, { [wrong.field]: wrong.message })
  }
  await guessing.forgive(String(id))
}
