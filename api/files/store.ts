import type { Readable } from 'node:stream'

/** Where the bytes of files are kept. Knows keys, no rows. */
export type Store = {
  /** Shown to operators; without secrets. */
  readonly description: string
  /** A folder for uploads that are still arriving. */
  readonly spoolFolder: string
  /** `bytes` begins anew each time it is called, so that a failed attempt can be repeated. */
  put(key: string, bytes: () => Readable, about: Content): Promise<void>
  /** A part of the bytes, both ends included, or all of them. Null when there are none under this key. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>
  /** Does not mind when there is nothing to remove. */
  remove(key: string): Promise<void>
  /** Throws when nothing can be written. */
  check(): Promise<void>
  close(): void
}

export type Content = { size: number; sha256: string; contentType: string }
