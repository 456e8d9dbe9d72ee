import type { Tx } from '../db.ts'
import { announce, type Live } from '../live/live.ts'

/** Notifies the deal's subscribers that one of its applications was created, read, changed or removed. */
export const announceChange = (tx: Tx, { id, dealId }: { id: number; dealId: number }) =>
  announce(tx, topicOf(dealId), id)

/** Yields the ids of the deal's changed applications; null when any may have changed. Checks `isAllowed` each time. */
export const followApplications = (live: Live, dealId: number, isAllowed: () => Promise<boolean>) =>
  live.follow(topicOf(dealId), isAllowed)

const topicOf = (dealId: number) => `applications of deal ${dealId}`
