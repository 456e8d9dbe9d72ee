import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import type { Share } from '../generated/prisma/client.ts'
import { countPublicRead, limit } from '../limits.ts'
import { InvalidInput } from '../problems.ts'
import { passwordFits } from '../secrets.ts'
import { findLink, keyOf, linkEnded } from './gate.ts'
import { LONGEST_PASSCODE } from './rules.ts'

const DAY_SECONDS = 24 * 3600

/** The wrong passcodes allowed for one share and address, within 15 minutes and within a day. */
const GUESSES = 5
const GUESSING_SECONDS = 15 * 60
const GUESSES_A_DAY = 10

/** The same for one share and all addresses from which its passcode was never given, within a day and within 30 days. */
const GUESSES_AT_SHARE = 30
const GUESSES_IN_ALL = 100

/** Seconds for which an address stays known after the passcode was given there. */
const KNOWN_SECONDS = 30 * DAY_SECONDS

const GUESSED =
  'Too many wrong passcodes were given for this link. Please ask whoever sent it to you for a new passcode.'

const WRONG = 'This passcode is not right'

/**
 * Trades the passcode of a share for the key that opens it. Throws InvalidInput for a wrong one, TooMany after some of
 * them, and NOT_FOUND when the link has ended.
 */
export async function unlock(
  context: Context,
  { token, passcode }: { token: string; passcode: string },
): Promise<{ key: string }> {
  await countPublicRead(context)
  const share = await findLink(context.db, token, context)
  if (!share) throw linkEnded()
  const { passcodeHash } = share
  if (passcodeHash === null) return { key: keyOf(share) }
  const tries = await countTry(context, { ...share, address: context.clientAddress })
  const typed = passcode.trim()
  if (typed.length > LONGEST_PASSCODE || !(await passwordFits(passcodeHash, typed))) {
    throw new InvalidInput(WRONG, { passcode: WRONG })
  }
  await tries.forgive()
  return { key: keyOf(share) }
}

type Try = Pick<Share, 'id' | 'passcodeHash'> & { address: string }

/**
 * Counts a try before the passcode is checked, so that concurrent tries are counted, too. Strangers who use up what a share
 * allows do not lock out an address from which it was opened. A new passcode starts anew.
 */
async function countTry({ db }: Pick<Deps, 'db'>, { id, passcodeHash, address }: Try) {
  const share = `${id} ${passcodeHash}`
  const pair = `${share} ${address}`
  const ofPair = limit(db, { name: 'passcode', points: GUESSES, seconds: GUESSING_SECONDS })
  const known = limit(db, { name: 'passcodeKnown', points: 1, seconds: KNOWN_SECONDS })
  const isKnown = (await known.taken(pair)) > 0
  const lasting = [
    { key: pair, points: GUESSES_A_DAY, seconds: DAY_SECONDS, name: 'passcodeADay' },
    ...(isKnown
      ? []
      : [
          { key: share, points: GUESSES_AT_SHARE, seconds: DAY_SECONDS, name: 'passcodeOfShare', message: GUESSED },
          { key: share, points: GUESSES_IN_ALL, seconds: 30 * DAY_SECONDS, name: 'passcodeInAll', message: GUESSED },
        ]),
  ].map(({ key, ...rule }) => ({ key, counter: limit(db, rule) }))
  await ofPair.spend(pair)
  for (const { key, counter } of lasting) await counter.spend(key)
  return {
    async forgive() {
      await Promise.all([ofPair.forgive(pair), ...lasting.map(({ key, counter }) => counter.giveBack(key))])
      if (!isKnown) await known.count(pair)
    },
  }
}
