import { record } from '../activity/activity.ts'
import { hashPassword } from '../auth/secrets.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import type { Viewer } from '../auth/viewer.ts'
import { db, type Tx, transaction } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { parse } from '../graphql/parse.ts'
import { Conflict, Forbidden, NotFound } from '../graphql/problems.ts'
import { addUserRules } from './rules.ts'

/** Makes a colleague's account. Throws InvalidInput, and Conflict when the e-mail address is taken. */
export async function addUser(viewer: Viewer | null, input: unknown): Promise<{ id: number }> {
  const { password, ...user } = parse(addUserRules, input)
  const passwordHash = await hashPassword(password)
  try {
    return await transaction(async tx => {
      const { id } = await tx.user.create({ data: { ...user, passwordHash }, select: { id: true } })
      await record(tx, viewer, 'user.added', {}, [{ field: 'user', before: null, after: String(id) }])
      return { id }
    })
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      throw new Conflict('A user with this email already exists')
    }
    throw error
  }
}

/**
 * Locks a colleague out at once and for good: their sessions end and their API tokens are revoked, so that enabling them
 * again brings none of those back. Throws NotFound, and Conflict for oneself. An admin always remains: the one who asks.
 */
export function disableUser(viewer: Viewer, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const user = await lockUser(tx, viewer, id)
    if (id === viewer.id) throw new Conflict('You cannot disable yourself')
    if (user.disabledAt) return { id }
    const disabledAt = new Date()
    await tx.user.update({ where: { id }, data: { disabledAt } })
    await endOtherSessions(tx, id)
    await tx.apiToken.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: disabledAt } })
    await record(tx, viewer, 'user.disabled', {}, [{ field: 'user', before: String(id), after: null }])
    return { id }
  })
}

/** Lets a disabled colleague sign in again, with the password they had. Throws NotFound. */
export function enableUser(viewer: Viewer, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const user = await lockUser(tx, viewer, id)
    if (!user.disabledAt) return { id }
    await tx.user.update({ where: { id }, data: { disabledAt: null } })
    await record(tx, viewer, 'user.enabled', {}, [{ field: 'user', before: null, after: String(id) }])
    return { id }
  })
}

/**
 * Both people, in one order: two admins who disable each other follow one another, and the second finds that they are
 * no admin any more. Throws Forbidden and NotFound.
 */
async function lockUser(tx: Tx, viewer: Viewer, id: number) {
  const people = await tx.$queryRaw<{ id: number; role: string; disabledAt: Date | null }[]>`
    SELECT id, role::text, "disabledAt" FROM "User" WHERE id IN (${viewer.id}, ${id}) ORDER BY id FOR UPDATE`
  const asking = people.find(person => person.id === viewer.id)
  if (asking?.role !== 'ADMIN' || asking.disabledAt) throw new Forbidden()
  const user = people.find(person => person.id === id)
  if (!user) throw new NotFound('User')
  return user
}

/** True while nobody can sign in at all: the very first start. */
export async function hasNoUsers(): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) === null
}
