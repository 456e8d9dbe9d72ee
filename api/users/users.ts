import { changesBetween, record } from '../activity/activity.ts'
import { OWNER, refuseGuessable } from '../auth/guessable.ts'
import { forgiveGuesses } from '../auth/guessing.ts'
import { storePassword } from '../auth/passwords.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import { spellingsOf } from '../auth/spellings.ts'
import type { Tx } from '../db.ts'
import type { Changes, Deps, Id, Staff } from '../deps.ts'
import { Prisma, type User } from '../generated/prisma/client.ts'
import { Conflict, Forbidden, InvalidInput, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { hashPassword } from '../secrets.ts'
import type { Viewer } from '../viewer.ts'
import {
  addUserRules,
  hasName,
  NAME_REQUIRED,
  setUserPasswordRules,
  updateProfileRules,
  updateUserRules,
} from './rules.ts'

/**
 * Creates an account for a colleague. Without a viewer, when the operator creates the first admin, an easily guessed
 * password is accepted. Throws InvalidInput, and Conflict when the e-mail address is taken.
 */
export async function addUser({ viewer, transaction }: Deps & { viewer: Viewer | null }, input: unknown): Promise<Id> {
  const { password, ...user } = parse(addUserRules, input)
  if (viewer) refuseGuessable(password, { field: 'password', owner: user })
  const passwordHash = await hashPassword(password)
  return withOwnEmail(transaction, async tx => {
    await checkOwnEmail(tx, user)
    const { id } = await tx.user.create({ data: { ...user, passwordHash }, select: { id: true } })
    await record(tx, viewer, 'user.added', {}, [{ field: 'user', before: null, after: String(id) }])
    return { id }
  })
}

/**
 * Changes an account, even the viewer's own. Throws InvalidInput, NotFound, and Conflict when the e-mail address is
 * taken or no admin would remain.
 */
export function updateUser({ viewer, transaction }: Staff, { id, ...input }: Changes): Promise<Id> {
  const changes = parse(updateUserRules, input)
  return withOwnEmail(transaction, async tx => {
    const { isLastAdmin } = await lockUser(tx, viewer, id)
    if (isLastAdmin && changes.role === 'USER') {
      throw new Conflict('You are the only admin who can sign in. Please make somebody else an admin first.')
    }
    return changeUser(tx, viewer, { id, changes })
  })
}

/** Changes the viewer's own names. Throws InvalidInput. */
export function updateProfile({ viewer, transaction }: Staff, input: unknown): Promise<Id> {
  const changes = parse(updateProfileRules, input)
  return transaction(tx => changeUser(tx, viewer, { id: viewer.id, changes }))
}

/**
 * Sets a new password for a colleague, ends their sessions and, by default, revokes their API tokens. Throws
 * InvalidInput, NotFound, and Conflict for the viewer's own account.
 */
export async function setUserPassword(
  { viewer, db, transaction, clock }: Staff,
  { id, ...input }: Changes,
): Promise<Id> {
  const { password, revokeApiTokens } = parse(setUserPasswordRules, input)
  const owner = await db.user.findUnique({ where: { id }, select: OWNER })
  if (owner) refuseGuessable(password, { field: 'password', owner })
  const passwordHash = await hashPassword(password)
  const { email } = await transaction(async tx => {
    await lockUser(tx, viewer, id)
    if (id === viewer.id) throw new Conflict('Please change your own password with your current one')
    await storePassword(tx, viewer, { userId: id, passwordHash, revokeApiTokens, at: clock.now() })
    await record(tx, viewer, 'user.passwordSet', {}, [{ field: 'user', before: String(id), after: String(id) }])
    return tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
  })
  await forgiveGuesses(db, email)
  return { id }
}

/**
 * Disables a user at once: ends their sessions and revokes their API tokens, which enabling does not restore. Throws
 * NotFound, and Conflict for the viewer's own account, so an admin always remains.
 */
export function disableUser({ viewer, transaction, clock }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const user = await lockUser(tx, viewer, id)
    if (id === viewer.id) throw new Conflict('You cannot disable yourself')
    if (user.disabledAt) return { id }
    const disabledAt = clock.now()
    await tx.user.update({ where: { id }, data: { disabledAt } })
    await endOtherSessions(tx, id)
    await tx.apiToken.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: disabledAt } })
    await record(tx, viewer, 'user.disabled', {}, [{ field: 'user', before: String(id), after: null }])
    return { id }
  })
}

/** Lets a disabled user sign in again with their previous password. Throws NotFound. */
export function enableUser({ viewer, transaction }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const user = await lockUser(tx, viewer, id)
    if (!user.disabledAt) return { id }
    await tx.user.update({ where: { id }, data: { disabledAt: null } })
    await record(tx, viewer, 'user.enabled', {}, [{ field: 'user', before: null, after: String(id) }])
    return { id }
  })
}

/** Runs the transaction. Throws Conflict when the transaction fails because the e-mail address is taken. */
async function withOwnEmail<Result>(
  transaction: Deps['transaction'],
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction(work)
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      throw emailTaken()
    }
    throw error
  }
}

/** Checks that no colleague has the same address with another spelling of its domain. Throws Conflict. */
async function checkOwnEmail(tx: Tx, { id, email }: { id?: number; email?: string | undefined }) {
  if (email === undefined) return
  const others = await tx.user.findMany({ where: { email: { in: spellingsOf(email) } }, select: { id: true } })
  if (others.some(other => other.id !== id)) throw emailTaken()
}

const emailTaken = () => new Conflict('A user with this email already exists')

type UserChange = { id: number; changes: Partial<Pick<User, 'email' | 'firstName' | 'lastName' | 'role'>> }

async function changeUser(tx: Tx, viewer: Viewer, { id, changes }: UserChange): Promise<Id> {
  const before = await tx.user.findUniqueOrThrow({ where: { id } })
  if (!hasName({ ...before, ...changes })) throw new InvalidInput(NAME_REQUIRED, { firstName: NAME_REQUIRED })
  const changed = changesBetween(before, changes)
  if (changed.length === 0) return { id }
  await checkOwnEmail(tx, { id, ...changes })
  await tx.user.update({ where: { id }, data: changes })
  const which = { field: 'user', before: String(id), after: String(id) }
  await record(tx, viewer, 'user.updated', {}, [which, ...changed])
  return { id }
}

/** Locks the user for a change by an admin. Throws Forbidden and NotFound. */
async function lockUser(tx: Tx, viewer: Viewer, id: number) {
  const { user, adminIds } = await lockWithAdmins(tx, id)
  if (!adminIds.includes(viewer.id)) throw new Forbidden()
  if (!user) throw new NotFound('User')
  return { disabledAt: user.disabledAt, isLastAdmin: adminIds.length === 1 && adminIds[0] === id }
}

type LockedUser = { id: number; role: string; disabledAt: Date | null; isAdmin: boolean }

/**
 * Locks the user and all admins who can sign in, in the order of their ids. If two requests disable or demote admins at
 * the same time, the second request waits and sees the result of the first.
 */
export async function lockWithAdmins(tx: Tx, id: number) {
  const people = await tx.$queryRaw<LockedUser[]>`
    SELECT id, role::text, "disabledAt", role = 'ADMIN' AND "disabledAt" IS NULL AND "hasPassword" AS "isAdmin" FROM "User"
    WHERE id = ${id} OR (role = 'ADMIN' AND "disabledAt" IS NULL AND "hasPassword") ORDER BY id FOR UPDATE`
  const adminIds = people.filter(({ isAdmin }) => isAdmin).map(person => person.id)
  return { user: people.find(person => person.id === id), adminIds }
}

/** True only on the very first start, before the first user exists. */
export async function hasNoUsers({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) === null
}
