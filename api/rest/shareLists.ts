import { pipeline, type Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Database } from '../db.ts'
import type { Source } from '../files/sharedStreams.ts'
import type { Storage } from '../files/storage.ts'
import type { WholeLists } from '../lists/wholeLists.ts'

/** Whole lists are long: gzip at its fastest level takes a third of the time that brotli takes for the pages' answers. */
export const FASTEST = { level: 1 }

/**
 * Reads lists in this process. Nobody gets one from before a change that was made before they asked: the version of the
 * data is read afterwards, and they join those whose list was begun after the same version had been read.
 */
export function shareLists({
  versions,
  jsonRows,
  storage,
}: Pick<Database, 'versions' | 'jsonRows'> & { storage: Pick<Storage, 'shared'> }): WholeLists {
  return {
    async read(list, encoding, signal) {
      const version = (await versions.current()).of(list.tables)
      const rows: Source = {
        key: [list.codec, list.sql, list.framing, version],
        begin: end => jsonRows.read(list, end),
      }
      const zipped: Source = {
        key: [...rows.key, 'gzip'],
        begin: async end => zip(await storage.shared.read(rows, end)),
      }
      return storage.shared.read(encoding === 'gzip' ? zipped : rows, signal)
    },
  }
}

/** A short list is compressed with its answer. */
function zip(rows: Buffer | Readable): Buffer | Readable {
  if (Buffer.isBuffer(rows)) return rows
  const gzip = createGzip({ ...FASTEST, chunkSize: 65_536 })
  return pipeline(rows, gzip, () => undefined) // It fails with what it reads from.
}
