import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { Unavailable } from './problems.ts'

/** A token that cannot be guessed: 256 random bits, safe in cookies and URLs. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token, by which it is found. Tokens are random, so a plain hash without a salt is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Hashes a password; one hash takes a core about 30 milliseconds. Throws Unavailable when too many wait. */
export const hashPassword = (password: string) => inTurn(() => hash(password))

/**
 * Checks a password in the same time for known and unknown users: without a hash, the password is compared with the
 * hash of a random password. Throws Unavailable when too many wait.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await hashOfNobody)
  const fits = await inTurn(() => verify(against, password))
  return fits && passwordHash !== undefined
}

const hashOfNobody = hash(randomToken())

/** Limits concurrent hashing, so that guessed passwords cannot take all cores. A request waits less than a second. */
const turns = new PQueue({ concurrency: 2 })
const MAY_WAIT = 20

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.size >= MAY_WAIT) {
    throw new Unavailable('Too many people are signing in right now. Please try again in a moment.', 2)
  }
  return turns.add(work)
}
