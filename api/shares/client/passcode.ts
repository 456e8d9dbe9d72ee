import type { Context } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import type { Share } from '../../generated/prisma/client.ts'
import { countPublicRead, limit, slowed, takenOf } from '../../limits.ts'
import { InvalidInput } from '../../problems.ts'
import { batched } from '../../rows/batch.ts'
import { passwordFits } from '../../secrets.ts'
import { LONGEST_PASSCODE } from '../rules.ts'
import { findActiveShare, linkEnded, unlockKeyOf } from './shareLink.ts'

const DAY_SECONDS = 24 * 3600

/** Maximum number of wrong passcodes per share and address: 5 in 15 minutes, and 10 in a day. */
const GUESSES = 5
const GUESSING_SECONDS = 15 * 60
const GUESSES_A_DAY = 10

/** Wrong passcodes allowed per share within 30 days, from all addresses together that never opened the share. */
const GUESSES_AT_SHARE = 30
const MONTH_SECONDS = 30 * DAY_SECONDS

/** Seconds of the first and the longest pause between attempts. Each pause is doubled: see docs/decisions/060. */
const FIRST_PAUSE_SECONDS = 10
const LONGEST_PAUSE_SECONDS = 15 * 60

/** Seconds for which an address counts as known after it opened the share. */
const KNOWN_SECONDS = MONTH_SECONDS

const GUESSED =
  'Many wrong passcodes were given for this link, so please wait a little before the next one, or ask whoever sent it to you for a new passcode.'

const WRONG = 'This passcode is not right'

/**
 * Exchanges the passcode of a share for the key that opens the share. Throws InvalidInput for a wrong passcode, TooMany
 * after several wrong passcodes, and NOT_FOUND when the link has ended.
 */
export async function unlock(
  context: Context,
  { token, passcode }: { token: string; passcode: string },
): Promise<{ key: string }> {
  await countPublicRead(context)
  const share = await findActiveShare(context.db, token, context)
  if (!share) throw linkEnded()
  const { passcodeHash } = share
  if (passcodeHash === null) return { key: unlockKeyOf(share) }
  const tries = await countTry(context, { ...share, address: context.clientAddress })
  const typed = passcode.trim()
  if (typed.length > LONGEST_PASSCODE || !(await passwordFits(passcodeHash, typed))) {
    throw new InvalidInput(WRONG, { passcode: WRONG })
  }
  await tries.forgive()
  return { key: unlockKeyOf(share) }
}

type Try = Guarded & { address: string }

/**
 * Counts an attempt before the passcode is checked, so that concurrent attempts count, too. Wrong guesses delay all
 * addresses except those that opened the share before. A new passcode resets the counts.
 */
async function countTry({ db }: Pick<Deps, 'db'>, { address, ...share }: Try) {
  const all = keyOfGuesses(share)
  const pair = `${all} ${address}`
  const ofPair = limit(db, { name: 'passcode', points: GUESSES, seconds: GUESSING_SECONDS })
  const ofDay = limit(db, { name: 'passcodeADay', points: GUESSES_A_DAY, seconds: DAY_SECONDS })
  const known = limit(db, { name: 'passcodeKnown', points: 1, seconds: KNOWN_SECONDS })
  const isKnown = (await known.taken(pair)) > 0
  await ofPair.spend(pair)
  await ofDay.spend(pair)
  const ofShare = isKnown ? null : ofStrangers(db)
  try {
    await ofShare?.spend(all)
  } catch (refusal) {
    // The passcode was not checked, so this refused attempt must not count for the address.
    await Promise.all([ofPair.giveBack(pair), ofDay.giveBack(pair)])
    throw refusal
  }
  return {
    async forgive() {
      await Promise.all([ofPair.forgive(pair), ofDay.giveBack(pair), ofShare?.giveBack(all)])
      if (!isKnown) await known.count(pair)
    },
  }
}

type Guarded = Pick<Share, 'id' | 'passcodeHash'>

const keyOfGuesses = ({ id, passcodeHash }: Guarded) => `${id} ${passcodeHash}`

const OF_STRANGERS = 'passcodeOfShare'

const ofStrangers = (db: Deps['db']) =>
  slowed(db, {
    ...{ name: OF_STRANGERS, points: GUESSES_AT_SHARE, seconds: MONTH_SECONDS, message: GUESSED },
    ...{ pauses: 'passcodePause', first: FIRST_PAUSE_SECONDS, longest: LONGEST_PAUSE_SECONDS },
  })

/** Whether unknown addresses must wait because of too many wrong passcodes. Shown to staff. Batched over a request. */
export async function isGuessed(context: Pick<Deps, 'db' | 'clock'>, share: Guarded): Promise<boolean> {
  return share.passcodeHash !== null && ((await readGuesses(context, keyOfGuesses(share))) ?? 0) >= GUESSES_AT_SHARE
}

const readGuesses = batched((context: Pick<Deps, 'db' | 'clock'>, keys: string[]) =>
  takenOf(context, { name: OF_STRANGERS, keys }),
)
