import { randomBytes } from 'node:crypto'
import { record } from '../activity/activity.ts'
import { forgiveGuesses } from '../auth/guessing.ts'
import { storePassword } from '../auth/passwords.ts'
import { spellingsOf } from '../auth/spellings.ts'
import type { Deps } from '../deps.ts'
import { NotFound } from '../problems.ts'
import { hashPassword } from '../secrets.ts'
import { lockWithAdmins } from './users.ts'

/** The account data that the operator passes to its owner. */
export type ResetAccount = { email: string; password: string; isEnabled: boolean; isPromoted: boolean }

/** A password of 96 random bits, short enough to type. */
export const generatedPassword = () => randomBytes(12).toString('base64url')

/**
 * Restores access for a locked-out user: sets a random password, ends the user's sessions and revokes their API tokens.
 * Enables a disabled account, and makes the user an admin if nobody else can sign in as an admin. The recorded
 * activities name no person, as the operator runs this. Throws NotFound.
 */
export async function resetAccount(
  { db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  given: string,
): Promise<ResetAccount> {
  const account = { email: { in: spellingsOf(given.trim().toLowerCase()) } }
  const { id, email } = (await db.user.findFirst({ where: account, select: { id: true, email: true } })) ?? notFound()
  const password = generatedPassword()
  const passwordHash = await hashPassword(password)
  const done = await transaction(async tx => {
    const { user, adminIds } = await lockWithAdmins(tx, id)
    if (!user) throw new NotFound('User')
    const which = { field: 'user', before: String(id), after: String(id) }
    const isEnabled = user.disabledAt !== null
    const isPromoted = adminIds.every(adminId => adminId === id) && user.role !== 'ADMIN'
    const role = isPromoted ? { role: 'ADMIN' as const } : {}
    await tx.user.update({ where: { id }, data: { disabledAt: null, ...role } })
    await storePassword(tx, null, { userId: id, passwordHash, revokeApiTokens: true, at: clock.now() })
    await record(tx, null, 'user.passwordSet', {}, [which])
    if (isEnabled) await record(tx, null, 'user.enabled', {}, [{ ...which, before: null }])
    if (isPromoted)
      await record(tx, null, 'user.updated', {}, [which, { field: 'role', before: 'USER', after: 'ADMIN' }])
    return { isEnabled, isPromoted }
  })
  await forgiveGuesses(db, email)
  return { email, password, ...done }
}

function notFound(): never {
  throw new NotFound('User')
}
