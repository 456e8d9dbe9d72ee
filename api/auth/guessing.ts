import { setTimeout } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import { limit, slowed } from '../limits.ts'
import { NotAuthenticated, type Problem, TooMany, Unavailable } from '../problems.ts'
import { emailForm } from '../rules/contacts.ts'
import { hashToken } from '../secrets.ts'
import { deviceOf } from './device.ts'
import { spellingsOf } from './spellings.ts'

/** The failures allowed for one e-mail and address within 15 minutes. */
export const GUESSES = 5
export const GUESSING_SECONDS = 15 * 60

/**
 * The failures allowed from one address within 15 minutes, for any e-mails: more than an office behind one address
 * needs.
 */
const GUESSES_OF_ADDRESS = 50

/**
 * The failures allowed for one e-mail within a day, over all addresses from which its owner has not signed in before.
 */
const GUESSES_AT_ACCOUNT = 100
const DAY_SECONDS = 24 * 3600

/** The pause in seconds before the first further try. The pause doubles after each try, up to an hour. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 3600

/** Milliseconds for which an address stays known after a sign-in. */
const KNOWN_FOR = 90 * DAY_SECONDS * 1000

/** Limits concurrent counting: a flood of tries must not take all database connections. */
const counting = new PQueue({ concurrency: 2 })
const MAY_WAIT = 300

/** `deviceToken`: the browser's cookie of an earlier sign-in. */
type SignIn = { email: string; address: string; deviceToken?: string | undefined }

/** `refusal`: the answer to a wrong password. `forgive` removes a successful sign-in from the count. */
type Counted = { refusal: Problem; forgive(): Promise<void> }

/**
 * Counts a sign-in before the password is checked, so that concurrent tries count, too (docs/decisions/013). Throws
 * TooMany, and Unavailable when too many wait.
 */
export async function countSignIn({ db, clock }: Pick<Deps, 'db' | 'clock'>, tried: SignIn): Promise<Counted> {
  if (counting.size >= MAY_WAIT)
    throw new Unavailable('Too many people are signing in. Please try again in a moment.', 2)
  const counted = await counting.add(async () => {
    const device = await knownDevice(db, tried, clock.now())
    return device ? countAtDevice(db, tried, device) : count(db, tried)
  })
  if (!counted.isRefused) return counted
  // About as long as a password check: neither the answer nor its time may reveal who has signed in from this address.
  await setTimeout(20 + Math.random() * 40)
  throw counted.refusal
}

/** The id of the browser, if the owner of the account has signed in with that browser before. */
async function knownDevice(db: Deps['db'], { email, deviceToken }: SignIn, now: Date): Promise<string | null> {
  if (!deviceToken) return null
  const account = await db.user.findFirst({
    where: { email: { in: spellingsOf(email) } },
    select: { id: true, passwordHash: true },
  })
  return account && deviceOf(account, deviceToken, now)
}

/** Counts failures in a person's own browser by a separate limit, which other people cannot use up. */
async function countAtDevice(db: Deps['db'], { email }: SignIn, device: string) {
  const own = limit(db, { name: 'signInDevice', points: GUESSES, seconds: GUESSING_SECONDS })
  await own.spend(device)
  const forgive = async () => void (await Promise.all([own.forgive(device), forgiveGuesses(db, email)]))
  return { refusal: wrongCredentials(), isRefused: false, forgive }
}

async function count(db: Deps['db'], { email, address }: SignIn) {
  const pair = limit(db, { name: 'signIn', points: GUESSES, seconds: GUESSING_SECONDS })
  const ofAddress = limit(db, { name: 'signInAddress', points: GUESSES_OF_ADDRESS, seconds: GUESSING_SECONDS })
  const both = `${accountOf(email)}|${address}`
  await pair.spend(both)
  const refusal = await ofAddress.spend(address).then(wrongCredentials, tooMany)
  const isKnownHere = await isKnown(db, { email, address })
  const isRefused = refusal instanceof TooMany && !isKnownHere
  if (!isRefused && !isKnownHere) await atAccount(db).spend(accountOf(email))
  return {
    refusal,
    isRefused,
    async forgive() {
      await Promise.all([pair.forgive(both), ofAddress.giveBack(address), forgiveGuesses(db, email)])
    },
  }
}

/** The same error for an unknown e-mail and a wrong password. */
export const wrongCredentials = () => new NotAuthenticated('Invalid email or password')

function tooMany(error: unknown): TooMany {
  if (error instanceof TooMany) return error
  throw error
}

/** Resets the failures of an account over all addresses. */
export async function forgiveGuesses(db: Deps['db'], email: string) {
  await atAccount(db).forgive(accountOf(email))
}

/** The key of an account: the same for every spelling of its e-mail address. */
const accountOf = (email: string) => emailForm(email) ?? email

type SignedIn = { userId: number; address: string; signedInAt: Date }

/** Marks the address as known to the user: guesses from other addresses then cannot block sign-ins from it. */
export async function rememberAddress(tx: Tx, { userId, address, signedInAt }: SignedIn) {
  const key = { userId, addressHash: hashToken(address) }
  await tx.knownAddress.upsert({
    where: { userId_addressHash: key },
    create: { ...key, signedInAt },
    update: { signedInAt },
  })
}

/** Removes known addresses whose last sign-in is too long ago. */
export async function forgetAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await db.knownAddress.deleteMany({ where: { signedInAt: { lt: new Date(clock.now().getTime() - KNOWN_FOR) } } })
}

async function isKnown(db: Deps['db'], { email, address }: SignIn): Promise<boolean> {
  const known = await db.knownAddress.findFirst({
    where: { user: { email: { in: spellingsOf(email) } }, addressHash: hashToken(address) },
    select: { userId: true },
  })
  return known !== null
}

const atAccount = (db: Deps['db']) =>
  slowed(db, {
    ...{ name: 'signInAccount', points: GUESSES_AT_ACCOUNT, seconds: DAY_SECONDS },
    ...{ pauses: 'signInPause', first: FIRST_PAUSE_SECONDS, longest: LONGEST_PAUSE_SECONDS },
  })
