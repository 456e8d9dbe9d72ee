import type { Readable } from 'node:stream'

/** Stores the bytes of files by key, without their rows. */
export type Store = {
  /** For operators; without secrets. */
  readonly description: string
  /** A folder for uploads that are still arriving. */
  readonly spoolFolder: string
  /** `bytes` starts a new stream on each call, so that a failed attempt can be repeated. */
  put(key: string, bytes: () => Readable, about: Content): Promise<void>
  /** A range of the bytes, both ends included, or all of them. Null when the key is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>
  /** Also succeeds when the key is unknown. */
  remove(key: string): Promise<void>
  /** Throws when the storage is not writable. */
  check(): Promise<void>
  close(): void
}

export type Content = { size: number; sha256: string; contentType: string }
