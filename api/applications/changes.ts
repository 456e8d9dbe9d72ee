import type { Tx } from '../db.ts'
import { announce, type Live } from '../live/live.ts'

/** Tells those who look at the deal that one of its applications was made, read, changed or removed. */
export const announceChange = (tx: Tx, { id, dealId }: { id: number; dealId: number }) =>
  announce(tx, topicOf(dealId), id)

/** The ids of the deal's applications as they change; null when any may have. `isAllowed` is asked before each. */
export const followApplications = (live: Live, dealId: number, isAllowed: () => Promise<boolean>) =>
  live.follow(topicOf(dealId), isAllowed)

const topicOf = (dealId: number) => `applications of deal ${dealId}`
