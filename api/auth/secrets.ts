import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** A token that nobody guesses: 256 random bits, safe in cookies and addresses. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** How tokens are kept. They are random, so a plain hash is enough, and it can be looked up. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const hashPassword = (password: string) => hash(password)

/** Takes the same time whether or not there is such a user: without one, the hash of a password nobody has is checked. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await hashOfNobody), password)
  return fits && passwordHash !== undefined
}

const hashOfNobody = hash(randomToken())
