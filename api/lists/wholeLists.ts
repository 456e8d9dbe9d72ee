import type { Readable } from 'node:stream'
import type { CountedTable } from '../versions/versions.ts'
import type { JsonQuery } from './jsonRows.ts'

/** Whole lists for those who may see them, each read and compressed once for all who take it at the same time. */
export type WholeLists = {
  /**
   * The bytes of a list as of now or later: a short list whole and never compressed, a long one as a stream, which fails
   * when the list cannot be read to its end. Throws Unavailable when too many lists are being read.
   */
  read(list: Listed, encoding: 'identity' | 'gzip', signal: AbortSignal): Promise<Buffer | Readable>
}

/** A list as rest/wholeList.ts makes it. Its codec and its SQL decide the bytes. */
export type Listed = JsonQuery & { codec: unknown; tables: readonly CountedTable[]; name: ListName }

/** What another process knows a list by. `without`: fields that are left out. */
export type ListName = { table: CountedTable; where: Record<string, number>; without: string[] }
