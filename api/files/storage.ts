import { openFolder } from './folder.ts'
import { openRoom, type TakeRoom } from './room.ts'
import type { Store } from './store.ts'

/** The file storage, with the semaphore for uploads in progress. */
export type Storage = Store & { takeRoom: TakeRoom }

/**
 * Opens the storage at an address:
 *
 * - `file:/var/lib/talentdesk/files` or `file:.data/files` — a folder, created if absent. `file://` works as well.
 * - `s3://KEY:SECRET@host:port/bucket/prefix?region=eu-central-1&ssl=0` — any S3-compatible server. Key and secret are
 *   percent-encoded; without them the usual AWS sources are used (environment, instance role). `prefix` and the query
 *   are optional: region defaults to us-east-1, and `ssl=0` means plain http.
 *
 * Throws WrongSetting if the address is incomplete.
 */
export async function openStorage(url: string): Promise<Storage> {
  // Loads the S3 client on demand, as loading it takes long and most installations do not use it.
  const store = url.startsWith('s3:') ? await (await import('./bucket.ts')).openBucket(url) : await openFolder(url)
  return { ...store, takeRoom: openRoom(store.spoolFolder) }
}
