import { subHours } from 'date-fns/subHours'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db.ts'
import { defineJob, enqueue } from '../jobs/jobs.ts'
import type { Storage } from './storage.ts'

/** The dependencies for removing files: their rows and their bytes. */
type Files = Pick<Database, 'db'> & { storage: Pick<Storage, 'remove'> }

/** The number of hours after which a file without an owner is removed. */
const GRACE_HOURS = 24

/** The columns of owners, all empty, as in a file without an owner. */
export const UNOWNED = {
  talentId: null,
  applicationId: null,
  agencyId: null,
  introductionId: null,
  importedResumeId: null,
}

/** Removes the row and the bytes of a file, unless a record owns it. */
export const removeUnowned = defineJob({
  name: 'files.removeUnowned',
  payload: z.object({ key: z.string() }),
  run: (files: Files, { key }) => removeUnlessOwned(files, key),
})

/** Removes files that lost their owner without being released, for example by a cascading deletion. */
export const removeOrphans = defineJob({
  name: 'files.removeOrphans',
  cron: '23 * * * *',
  payload: z.object({}),
  maxAttempts: 1,
  run: async (files: Files & { clock: Clock }) => {
    await removeOrphanFiles(files, subHours(files.clock.now(), GRACE_HOURS))
  },
})

export const fileJobs = [removeUnowned, removeOrphans]

/** Queues a job that removes the file in 24 hours, unless a record owns it then. */
export function expectOwner(tx: Tx, key: string) {
  return enqueue(tx, removeUnowned, { key }, { key: jobKey(key), runAt: subHours(new Date(), -GRACE_HOURS) })
}

/** Queues the removal of the bytes right after the commit of the transaction that deletes the row. */
export function removeSoon(tx: Tx, key: string) {
  return enqueue(tx, removeUnowned, { key }, { key: jobKey(key) })
}

/**
 * Removes the unowned files uploaded before the given time, and returns their number. Recently released files are left
 * to the job queued at their release.
 *
 * The function starts from the rows and never lists the storage: bytes without a row cannot exist (see `keep`), and a
 * product started on an empty or restored database must not empty a bucket that it shares with another product.
 */
export async function removeOrphanFiles(files: Files, olderThan: Date): Promise<number> {
  const orphans = await files.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM "StoredFile" file
    WHERE num_nonnulls("talentId", "applicationId", "agencyId", "introductionId", "importedResumeId") = 0 AND "createdAt" < ${olderThan}
      AND NOT EXISTS (SELECT 1 FROM graphile_worker.jobs job WHERE job.key = ${KEY_PREFIX} || file.key AND attempts < max_attempts)
    ORDER BY "createdAt" LIMIT 1000`
  for (const { key } of orphans) await removeUnlessOwned(files, key)
  return orphans.length
}

/** Removes the row and the bytes of a file, unless a record owns it. */
export async function removeUnlessOwned({ db, storage }: Files, key: string) {
  await db.storedFile.deleteMany({ where: { key, ...UNOWNED } })
  if (await db.storedFile.findUnique({ where: { key }, select: { key: true } })) return
  await storage.remove(key)
}

const KEY_PREFIX = 'file:'

function jobKey(key: string) {
  return KEY_PREFIX + key
}
