import type { Readable } from 'node:stream'

/** Stores the bytes of files by key, without their rows. */
export type Store = {
  /** A description of the storage for operators, without secrets. */
  readonly description: string
  /** A folder for uploads that are still arriving. */
  readonly spoolFolder: string
  /** Stores bytes. `bytes` returns a new stream on each call, so that a failed attempt can be repeated. */
  put(key: string, bytes: () => Readable, about: Content): Promise<void>
  /** A stream of the bytes, or of a range of them, including both ends. Null if the key is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>
  /** Removes the bytes. Also succeeds if the key is unknown. */
  remove(key: string): Promise<void>
  /** Throws if the storage is not writable. */
  check(): Promise<void>
  close(): void
}

export type Content = { size: number; sha256: string; contentType: string }
