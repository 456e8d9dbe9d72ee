import type { Tx } from '../db.ts'
import { announce, type Live } from '../live/live.ts'

/** Announces to the person of the import that a resume arrived, was read, changed or was removed. */
export const announceImport = (tx: Tx, { importId, createdById }: { importId: number; createdById: number }) =>
  announce(tx, topicOf(createdById), importId)

/** Yields the ids of the person's changed imports; null when any may have changed. Checks `isAllowed` before each. */
export const followImports = (live: Live, personId: number, isAllowed: () => Promise<boolean>) =>
  live.follow(topicOf(personId), isAllowed)

const topicOf = (personId: number) => `imports of user ${personId}`
