import type { Tx } from '../db.ts'
import { announce, type Live } from '../live/live.ts'
import { InvalidInput } from '../problems.ts'

/** The subject of a share, a consent or a do-not-contact entry: a deal, talents, or both. */
export type About = { dealId?: number | null; talentIds: readonly number[] }

/**
 * Announces a change of a share, a consent or a do-not-contact entry to the pages of the deal and the talents. `id` is
 * the record's id.
 */
export async function announceSubmission(tx: Tx, { dealId, talentIds }: About, id: number) {
  for (const topic of [...(dealId ? [ofDeal(dealId)] : []), ...talentIds.map(ofTalent)]) await announce(tx, topic, id)
}

/**
 * Yields the id of each changed share, consent or do-not-contact entry of a deal or a talent; null when any of them may
 * have changed. Checks `isAllowed` before each value. Throws InvalidInput unless exactly one of deal and talent is
 * given.
 */
export function followSubmissions(
  live: Live,
  { dealId, talentId }: { dealId?: number | null; talentId?: number | null },
  isAllowed: () => Promise<boolean>,
) {
  if ((dealId == null) === (talentId == null)) throw new InvalidInput('Please name either a deal or a talent')
  return live.follow(dealId == null ? ofTalent(talentId ?? 0) : ofDeal(dealId), isAllowed)
}

const ofDeal = (id: number) => `submissions of deal ${id}`
const ofTalent = (id: number) => `submissions of talent ${id}`
