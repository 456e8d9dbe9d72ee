import { openFolder } from './folder.ts'
import { openRoom, type TakeRoom } from './room.ts'
import type { Store } from './store.ts'

/** What an upload takes part in: where it goes, and the room there is for those under way. */
export type Storage = Store & { takeRoom: TakeRoom }

/**
 * Opens the storage that an address names:
 *
 * - `file:/var/lib/talentdesk/files` or `file:.data/files` — a folder, made when absent. `file://` works as well.
 * - `s3://KEY:SECRET@host:port/bucket/prefix?region=eu-central-1&ssl=0` — anything that speaks S3. Key and secret are
 *   percent-encoded; without them the usual AWS sources are asked (environment, instance role). `prefix` and all of the
 *   query are optional: region is us-east-1, and `ssl=0` means plain http.
 *
 * Throws WrongSetting when the address lacks something.
 */
export async function openStorage(url: string): Promise<Storage> {
  // The S3 client takes longer to load than the rest of the product; most installations do without.
  const store = url.startsWith('s3:') ? await (await import('./bucket.ts')).openBucket(url) : await openFolder(url)
  return { ...store, takeRoom: openRoom(store.spoolFolder) }
}
