import { withdrawnFor } from '../../consents/consents.ts'
import type { Tx } from '../../db.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

type Item = { talentId: number | null }
type OfDeal = { dealId: number | null }

/** Finds the items of a share that show nothing anymore: the talent was deleted, or withdrew the consent for its deal. */
export async function unavailableIn(db: Tx, { dealId }: OfDeal, items: Item[]): Promise<(item: Item) => boolean> {
  const talentIds = items.flatMap(({ talentId }) => talentId ?? [])
  const withdrawn = await withdrawnFor(db, dealId, talentIds)
  return ({ talentId }) => talentId === null || withdrawn.has(talentId)
}

/** The columns that `isUnavailable` needs, for pages that read shares with all they show in one statement. */
export const AVAILABILITY_COLUMNS = {
  talent: {
    select: { version: true, consents: { select: { dealId: true, withdrawnAt: true }, orderBy: { id: 'asc' } } },
  },
} as const satisfies Prisma.ShareItemSelect

type ItemWithConsents = Prisma.ShareItemGetPayload<{ select: typeof AVAILABILITY_COLUMNS }>

/** Whether an item shows nothing anymore, by the latest consent of the talent for the deal. */
export function isUnavailable({ talent }: ItemWithConsents, { dealId }: OfDeal): boolean {
  if (!talent) return true
  const latest = talent.consents.findLast(consent => consent.dealId === dealId)
  return Boolean(latest?.withdrawnAt)
}
