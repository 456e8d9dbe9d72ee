import { record } from '../activity/activity.ts'
import { db, transaction } from '../db.ts'
import { parse } from '../graphql/parse.ts'
import { Forbidden, InvalidInput, NotAuthenticated } from '../graphql/problems.ts'
import { limit } from './limits.ts'
import { changePasswordRules, signInRules } from './rules.ts'
import { hashPassword, passwordFits } from './secrets.ts'
import { endOtherSessions, endSession, startSession } from './sessions.ts'
import type { Viewer } from './viewer.ts'

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
  return transaction(async tx => {
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
  const guessing = limit('changePassword', GUESSES, GUESSING_SECONDS)
  await guessing.spend(String(viewer.id))
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { passwordHash: true } })
  if (!(await passwordFits(user.passwordHash, currentPassword))) {
    const message = 'Current password is incorrect'
    throw new InvalidInput(message, { currentPassword: message })
  }
  await guessing.forgive(String(viewer.id))
  const passwordHash = await hashPassword(newPassword)
  await transaction(async tx => {
    await tx.user.update({ where: { id: viewer.id }, data: { passwordHash } })
    await endOtherSessions(tx, viewer.id, 'session' in viewer.via ? viewer.via.session : undefined)
    await record(tx, viewer, 'auth.passwordChanged', {})
  })
}
