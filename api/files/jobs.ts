import { subHours } from 'date-fns'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db.ts'
import { defineJob, enqueue } from '../jobs/jobs.ts'
import type { Storage } from './storage.ts'

/** What removing files depends on: their rows, and their bytes. */
type Files = Pick<Database, 'db'> & { storage: Pick<Storage, 'remove'> }

/** A file without an owner is kept so long. */
const GRACE_HOURS = 24

/** Removes the row and the bytes of a file, unless a record owns it. */
export const removeUnowned = defineJob({
  name: 'files.removeUnowned',
  payload: z.object({ key: z.string() }),
  run: (files: Files, { key }) => removeUnlessOwned(files, key),
})

/** Removes what lost its owner without anybody saying so, as when a deletion cascades. */
export const removeOrphans = defineJob({
  name: 'files.removeOrphans',
  payload: z.object({}),
  maxAttempts: 1,
  run: async (files: Files & { clock: Clock }) => {
    await removeOrphanFiles(files, subHours(files.clock.now(), GRACE_HOURS))
  },
})

/** When the jobs of this room run by the clock. */
export const fileCrons = [{ job: removeOrphans, match: '23 * * * *' }]

export const fileJobs = [removeUnowned, removeOrphans]

/** Has the file removed in 24 hours if no record owns it then. */
export function expectOwner(tx: Tx, key: string) {
  return enqueue(tx, removeUnowned, { key }, { key: jobKey(key), runAt: subHours(new Date(), -GRACE_HOURS) })
}

/** Has the bytes removed as soon as the transaction is committed; the row is gone with it. */
export function removeSoon(tx: Tx, key: string) {
  return enqueue(tx, removeUnowned, { key }, { key: jobKey(key) })
}

/**
 * Removes the files without an owner that were uploaded before the given time, and tells how many. Those that an owner
 * released lately are left to the job that was promised then.
 *
 * It starts from the rows and never from a list of the storage: bytes without a row cannot come to be (see `keep`), and
 * a product started on an empty or restored database must not empty the bucket it shares with another.
 */
export async function removeOrphanFiles(files: Files, olderThan: Date): Promise<number> {
  const orphans = await files.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM "StoredFile" file
    WHERE "talentId" IS NULL AND "applicationId" IS NULL AND "createdAt" < ${olderThan}
      AND NOT EXISTS (SELECT 1 FROM graphile_worker.jobs job WHERE job.key = ${KEY_PREFIX} || file.key AND attempts < max_attempts)
    ORDER BY "createdAt" LIMIT 1000`
  for (const { key } of orphans) await removeUnlessOwned(files, key)
  return orphans.length
}

/** Removes the row and the bytes of a file that no record owns. */
export async function removeUnlessOwned({ db, storage }: Files, key: string) {
  await db.storedFile.deleteMany({ where: { key, talentId: null, applicationId: null } })
  if (await db.storedFile.findUnique({ where: { key }, select: { key: true } })) return
  await storage.remove(key)
}

const KEY_PREFIX = 'file:'

function jobKey(key: string) {
  return KEY_PREFIX + key
}
