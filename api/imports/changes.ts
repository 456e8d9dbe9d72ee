import type { Tx } from '../db.ts'
import { announce, type Live } from '../live/live.ts'

/** Tells the person who follows their imports that a resume of theirs arrived, was read, changed or went. */
export const announceImport = (tx: Tx, { importId, createdById }: { importId: number; createdById: number }) =>
  announce(tx, topicOf(createdById), importId)

/** The ids of the person's imports that changed; null when any may have. Checks `isAllowed` before each. */
export const followImports = (live: Live, personId: number, isAllowed: () => Promise<boolean>) =>
  live.follow(topicOf(personId), isAllowed)

const topicOf = (personId: number) => `imports of user ${personId}`
