import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import type { Share } from '../generated/prisma/client.ts'
import { countPublicRead, limit } from '../limits.ts'
import { InvalidInput } from '../problems.ts'
import { passwordFits } from '../secrets.ts'
import { findLink, keyOf, linkEnded } from './gate.ts'
import { LONGEST_PASSCODE } from './rules.ts'

/** The wrong passcodes allowed for one share and address within 15 minutes. */
const GUESSES = 5
const GUESSING_SECONDS = 15 * 60

/** The wrong passcodes allowed for one share within a day, from all addresses: those of a company that shares the link. */
const GUESSES_AT_SHARE = 30
const DAY_SECONDS = 24 * 3600

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
  const tries = await countTry(context, share)
  const typed = passcode.trim()
  if (typed.length > LONGEST_PASSCODE || !(await passwordFits(passcodeHash, typed))) {
    throw new InvalidInput(WRONG, { passcode: WRONG })
  }
  await tries.forgive()
  return { key: keyOf(share) }
}

/** Counts a try before the passcode is checked, so that concurrent tries are counted, too. A new passcode starts anew. */
async function countTry(
  { db, clientAddress }: Pick<Deps, 'db'> & { clientAddress: string },
  { id, passcodeHash }: Pick<Share, 'id' | 'passcodeHash'>,
) {
  const pair = limit(db, { name: 'passcode', points: GUESSES, seconds: GUESSING_SECONDS })
  const ofShare = limit(db, { name: 'passcodeOfShare', points: GUESSES_AT_SHARE, seconds: DAY_SECONDS })
  const share = `${id} ${passcodeHash}`
  await pair.spend(`${share} ${clientAddress}`)
  await ofShare.spend(share)
  return {
    async forgive() {
      await Promise.all([pair.forgive(`${share} ${clientAddress}`), ofShare.giveBack(share)])
    },
  }
}
