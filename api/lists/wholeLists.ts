import type { Readable } from 'node:stream'
import type { CountedTable } from '../versions/versions.ts'
import type { Framing, JsonQuery } from './jsonRows.ts'

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

/** What another process knows a list by. */
export type ListName = {
  table: CountedTable
  where: Record<string, number>
  /** Fields that are left out. */
  without: string[]
  framing: Framing
  /** In the order of change, unless ids are given: all rows, or those changed since an instant in ISO 8601. */
  changed?: { since: string | null }
  /** In the order of the ids, those above the first and up to the second. */
  ids?: readonly [number, number]
}
