import PQueue from 'p-queue'
import { db, type Tx } from '../db.ts'
import { Unavailable } from '../problems.ts'
import { limit } from './limits.ts'
import { hashToken } from './secrets.ts'

/** 5 failures for one e-mail and address within 15 minutes (0-decisions, section 1). */
export const GUESSES = 5
export const GUESSING_SECONDS = 15 * 60

/** Failures from one address, whatever the e-mails: an office behind one address stays below it. */
const GUESSES_OF_ADDRESS = 50

/** Failures for one e-mail within a day, over all addresses from which its owner has not signed in before. */
const GUESSES_AT_ACCOUNT = 100
const DAY_SECONDS = 24 * 3600

/** After those, one try in a minute, in two, in four, up to an hour. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 3600

/** So long after a sign-in its address is known. */
const KNOWN_FOR = 90 * DAY_SECONDS * 1000

/** Tries that are counted at a time: many at once must not take all connections from everybody else. */
const counting = new PQueue({ concurrency: 2 })
const MAY_WAIT = 300

type SignIn = { email: string; address: string }

/**
 * Counts a try to sign in before it is made, so that those made at once are counted too (docs/decisions/013). What
 * `forgive` is called for was right and does not count. Throws TooMany, and Unavailable when too many wait.
 */
export async function countSignIn(tried: SignIn): Promise<{ forgive(): Promise<void> }> {
  if (counting.size >= MAY_WAIT)
    throw new Unavailable('Too many people are signing in. Please try again in a moment.', 2)
  return counting.add(() => count(tried))
}

async function count({ email, address }: SignIn): Promise<{ forgive(): Promise<void> }> {
  const pair = limit('signIn', GUESSES, GUESSING_SECONDS)
  const ofAddress = limit('signInAddress', GUESSES_OF_ADDRESS, GUESSING_SECONDS)
  const both = `${email}|${address}`
  await pair.spend(both)
  await ofAddress.spend(address)
  if (!(await isKnown({ email, address }))) await countAtAccount(email)
  return {
    async forgive() {
      await Promise.all([pair.forgive(both), ofAddress.giveBack(address), forgiveGuesses(email)])
    },
  }
}

/** Forgets the failures that were counted for an account over all addresses. */
export async function forgiveGuesses(email: string) {
  await atAccount().forgive(email)
  await pauseOf(FIRST_PAUSE_SECONDS).forgive(email)
}

/** Takes the address for the user's own from now on: guesses from elsewhere do not lock them out of it. */
export async function rememberAddress(tx: Tx, userId: number, address: string) {
  const key = { userId, addressHash: hashToken(address) }
  const signedInAt = new Date()
  await tx.knownAddress.upsert({
    where: { userId_addressHash: key },
    create: { ...key, signedInAt },
    update: { signedInAt },
  })
}

/** Removes the addresses that nobody has signed in from for long. */
export async function forgetAddresses() {
  await db.knownAddress.deleteMany({ where: { signedInAt: { lt: new Date(Date.now() - KNOWN_FOR) } } })
}

async function isKnown({ email, address }: SignIn): Promise<boolean> {
  const known = await db.knownAddress.findFirst({
    where: { user: { email }, addressHash: hashToken(address) },
    select: { userId: true },
  })
  return known !== null
}

async function countAtAccount(email: string) {
  const failures = await atAccount().count(email)
  const over = failures - GUESSES_AT_ACCOUNT
  if (over <= 0) return
  try {
    await pauseOf(Math.min(FIRST_PAUSE_SECONDS * 2 ** (over - 1), LONGEST_PAUSE_SECONDS)).spend(email)
  } catch (refusal) {
    await atAccount().giveBack(email) // Only tries that were made count, or the pauses would grow by themselves.
    throw refusal
  }
}

const atAccount = () => limit('signInAccount', GUESSES_AT_ACCOUNT, DAY_SECONDS)

/** One try goes through, and the next when the pause is over. */
const pauseOf = (seconds: number) => limit('signInPause', 1, seconds)
