import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../db.ts'
import type { Deps } from '../../deps.ts'
import type { Share } from '../../generated/prisma/client.ts'
import { Forbidden, Problem } from '../../problems.ts'
import { isStorable } from '../../rules/rules.ts'

/** The token of a share's link, and the key that the client received for the right passcode. */
export type LinkAccess = { token: string; key?: string | null }

/** The share behind a link; null when the link is unknown, expired or revoked. */
export async function findActiveShare(db: Tx, token: string, { clock }: Pick<Deps, 'clock'>): Promise<Share | null> {
  if (!isStorable(token)) return null // Postgres refuses such texts.
  const isOpen = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: clock.now() } }] }
  return db.share.findUnique({ where: { token, ...isOpen } })
}

/**
 * Like `findActiveShare`, but also checks the key of a share with a passcode. Throws NOT_FOUND for an ended link, and
 * Forbidden for a missing or wrong key.
 */
export async function findUnlockedShare(
  db: Tx,
  { token, key }: LinkAccess,
  context: Pick<Deps, 'clock'>,
): Promise<Share> {
  const share = await findActiveShare(db, token, context)
  if (!share) throw linkEnded()
  if (!isUnlocked(share, key)) throw new Forbidden('Please enter the passcode first')
  return share
}

export const linkEnded = () =>
  new Problem('NOT_FOUND', 'This link is not valid anymore. Please ask whoever sent it to you for a new one.')

/** The key that opens a share with a passcode. It changes with the passcode and the link, and is not stored. */
export const unlockKeyOf = ({ token, passcodeHash }: Pick<Share, 'token' | 'passcodeHash'>): string =>
  createHmac('sha256', passcodeHash ?? '')
    .update(token)
    .digest('base64url')

export function isUnlocked(share: Pick<Share, 'token' | 'passcodeHash'>, key: string | null | undefined): boolean {
  if (share.passcodeHash === null) return true
  const [given, fitting] = [Buffer.from(key ?? ''), Buffer.from(unlockKeyOf(share))]
  return given.length === fitting.length && timingSafeEqual(given, fitting)
}
