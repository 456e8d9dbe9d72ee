import { record } from '../activity/activity.ts'
import { hashPassword } from '../auth/secrets.ts'
import type { Viewer } from '../auth/viewer.ts'
import { db, transaction } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { parse } from '../graphql/parse.ts'
import { Conflict } from '../graphql/problems.ts'
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

/** True while nobody can sign in at all: the very first start. */
export async function hasNoUsers(): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) === null
}
