import type { Tx } from '../db.ts'
import { announce, type Live } from '../live/live.ts'
import { InvalidInput } from '../problems.ts'

/** What a share is about. */
export type About = { id: number; dealId: number | null; items: { talentId: number | null }[] }

/** Tells the pages of the deal and the talents that a share was made, changed, opened or answered. */
export async function announceShare(tx: Tx, { id, dealId, items }: About) {
  const talentIds = items.flatMap(({ talentId }) => talentId ?? [])
  for (const topic of [...(dealId ? [ofDeal(dealId)] : []), ...talentIds.map(ofTalent)]) await announce(tx, topic, id)
}

/**
 * The ids of the changed shares of a deal or a talent; null when any may have changed. Checks `isAllowed` before each. Throws
 * InvalidInput unless one of the two is named.
 */
export function followShares(
  live: Live,
  { dealId, talentId }: { dealId?: number | null; talentId?: number | null },
  isAllowed: () => Promise<boolean>,
) {
  if ((dealId == null) === (talentId == null)) throw new InvalidInput('Please name either a deal or a talent')
  return live.follow(dealId == null ? ofTalent(talentId ?? 0) : ofDeal(dealId), isAllowed)
}

const ofDeal = (id: number) => `shares of deal ${id}`
const ofTalent = (id: number) => `shares of talent ${id}`
