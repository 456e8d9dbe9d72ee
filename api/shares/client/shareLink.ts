import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../db.ts'
import type { Deps } from '../../deps.ts'
import type { Share } from '../../generated/prisma/client.ts'
import { Forbidden, Problem } from '../../problems.ts'
import { isStorable } from '../../rules/rules.ts'

/** The token of the link, and the key of those who gave its passcode. */
export type Entry = { token: string; key?: string | null }

/** The share behind a link. Null when it is unknown, expired or revoked: these look the same. */
export async function findLink(db: Tx, token: string, { clock }: Pick<Deps, 'clock'>): Promise<Share | null> {
  if (!isStorable(token)) return null // Postgres would refuse the query.
  const isOpen = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: clock.now() } }] }
  return db.share.findUnique({ where: { token, ...isOpen } })
}

/** The same for those who may see what it holds. Throws NOT_FOUND when the link has ended, and Forbidden without its key. */
export async function enter(db: Tx, { token, key }: Entry, context: Pick<Deps, 'clock'>): Promise<Share> {
  const share = await findLink(db, token, context)
  if (!share) throw linkEnded()
  if (!isUnlocked(share, key)) throw new Forbidden('Please enter the passcode first')
  return share
}

export const linkEnded = () =>
  new Problem('NOT_FOUND', 'This link is not valid anymore. Please ask whoever sent it to you for a new one.')

/** What stands for the passcode after it was given. It changes with the passcode and with the link, and is not stored. */
export const keyOf = ({ token, passcodeHash }: Pick<Share, 'token' | 'passcodeHash'>): string =>
  createHmac('sha256', passcodeHash ?? '')
    .update(token)
    .digest('base64url')

export function isUnlocked(share: Pick<Share, 'token' | 'passcodeHash'>, key: string | null | undefined): boolean {
  if (share.passcodeHash === null) return true
  const [given, fitting] = [Buffer.from(key ?? ''), Buffer.from(keyOf(share))]
  return given.length === fitting.length && timingSafeEqual(given, fitting)
}
