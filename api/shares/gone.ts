import { consentOf, withdrawnFor } from '../consents/consents.ts'
import type { Tx } from '../db.ts'
import type { Reads } from '../lists/reader.ts'

type Item = { talentId: number | null }
type OfDeal = { dealId: number | null }

/** Tells which items of a share show nothing anymore: the talent was deleted, or withdrew the consent for its deal. */
export async function goneFrom(db: Tx, { dealId }: OfDeal, items: Item[]): Promise<(item: Item) => boolean> {
  const talentIds = items.flatMap(({ talentId }) => talentId ?? [])
  const withdrawn = await withdrawnFor(db, dealId, talentIds)
  return ({ talentId }) => talentId === null || withdrawn.has(talentId)
}

/** The same for one item, batched over a request. */
export async function isGone(context: Reads, { dealId, talentId }: Item & OfDeal): Promise<boolean> {
  if (talentId === null || dealId === null) return talentId === null
  const consent = await consentOf(context, { dealId, talentId })
  return Boolean(consent?.withdrawnAt)
}
