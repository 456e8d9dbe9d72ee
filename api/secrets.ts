import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { Unavailable } from './problems.ts'

/** A token that nobody guesses: 256 random bits, safe in cookies and addresses. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** How tokens are kept. They are random, so a plain hash is enough, and it can be looked up. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Each takes a core for some 30 milliseconds. Throws Unavailable when too many wait. */
export const hashPassword = (password: string) => inTurn(() => hash(password))

/**
 * Takes the same time whether or not there is such a user: without one, the hash of a password nobody has is checked.
 * Throws Unavailable when too many wait.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await hashOfNobody)
  const fits = await inTurn(() => verify(against, password))
  return fits && passwordHash !== undefined
}

const hashOfNobody = hash(randomToken())

/** How many are worked out at a time, and how many may wait: those wait for less than a second. */
const AT_A_TIME = 2
const MAY_WAIT = 20

const hashing = new PQueue({ concurrency: AT_A_TIME })

/** Whoever guesses passwords must not keep all cores from everybody else. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashing.size >= MAY_WAIT) {
    throw new Unavailable('Too many people are signing in right now. Please try again in a moment.', 2)
  }
  return hashing.add(work)
}
