import { withdrawnFor } from '../../consents/consents.ts'
import type { Tx } from '../../db.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

type Item = { talentId: number | null }
type OfDeal = { dealId: number | null }

/** Tells which items of a share show nothing anymore: the talent was deleted, or withdrew the consent for its deal. */
export async function goneFrom(db: Tx, { dealId }: OfDeal, items: Item[]): Promise<(item: Item) => boolean> {
  const talentIds = items.flatMap(({ talentId }) => talentId ?? [])
  const withdrawn = await withdrawnFor(db, dealId, talentIds)
  return ({ talentId }) => talentId === null || withdrawn.has(talentId)
}

/** What tells the same of an item that staff read: for the pages, which read shares with all they show in one statement. */
export const KNOWN = {
  talent: {
    select: { version: true, consents: { select: { dealId: true, withdrawnAt: true }, orderBy: { id: 'asc' } } },
  },
} as const satisfies Prisma.ShareItemSelect

type Known = Prisma.ShareItemGetPayload<{ select: typeof KNOWN }>

/** Tells whether an item shows nothing anymore, by the latest consent of the talent for the deal. */
export function isGone({ talent }: Known, { dealId }: OfDeal): boolean {
  if (!talent) return true
  const latest = talent.consents.findLast(consent => consent.dealId === dealId)
  return Boolean(latest?.withdrawnAt)
}
