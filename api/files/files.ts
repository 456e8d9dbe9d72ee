import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '../db.ts'
import type { StoredFile } from '../generated/prisma/client.ts'
import { NotFound, TooLarge, Unreadable, Unsupported } from '../problems.ts'
import { expectOwner, removeUnlessOwned } from './jobs.ts'
import { withoutMetadata } from './metadata.ts'
import { isNamedAsPicture, safeName } from './names.ts'
import type { Sender } from './room.ts'
import {
  EMPTY_FILE,
  FILE_RULES,
  type FileKind,
  type FileType,
  NO_PDF,
  PROTECTED_DOCUMENT,
  tooLargeMessage,
} from './rules.ts'
import { sniff } from './sniff.ts'
import { type Spool, spoolStream } from './spool.ts'
import type { Storage } from './storage.ts'
import { isProtectedOffice } from './word.ts'

/** An uploaded file: its stream is unread, or already spooled to disk. */
export class Upload {
  readonly filename: string
  readonly source: Readable | Spool
  /** The sender; undefined for files made by the product. */
  readonly from?: Sender

  constructor(filename: string, source: Readable | Spool, from?: Sender) {
    this.filename = filename
    this.source = source
    this.from = from
  }

  /** Deletes the spooled file, whether or not it was stored. */
  async close() {
    if (!(this.source instanceof Readable)) await this.source.close()
  }
}

/**
 * A stored file. `url` is its address for staff, which records store to refer to it; `sentSha256` is the hash of the
 * bytes as sent, including their metadata.
 */
export type KeptFile = Pick<StoredFile, 'key' | 'kind' | 'name' | 'contentType' | 'size' | 'sha256'> & {
  url: string
  sentSha256: string
}

/** The dependencies for storing files: their rows and their bytes. */
type Files = Pick<Database, 'db'> & { storage: Storage }

type Arrival = { uploadedById: number | null; kind: FileKind }

/**
 * Stores an upload. The file has no owner yet: unless a record claims it (`claimFiles`), it is removed after 24 hours.
 * Do not call this in a transaction, as it takes as long as the upload. Throws TooLarge, Unsupported, InvalidInput if
 * the upload breaks off, and TooMany or Unavailable if there is no room for it; then nothing is stored.
 */
export async function storeUpload(
  files: Files,
  { upload, ...arrival }: Arrival & { upload: Upload },
): Promise<KeptFile> {
  const { source, from } = upload
  const spool =
    source instanceof Readable
      ? await spoolStream(files.storage, source, { limit: FILE_RULES[arrival.kind].limit, from })
      : source
  try {
    return await keep(files, spool, { filename: upload.filename, ...arrival })
  } finally {
    await spool.close()
  }
}

/** Stores bytes in memory, such as demo data, by the same rules as an upload. */
export function storeBytes(
  files: Files,
  { bytes, filename, ...arrival }: Arrival & { bytes: Uint8Array; filename: string },
) {
  return storeUpload(files, { ...arrival, upload: new Upload(filename, Readable.from([bytes])) })
}

/** Removes a stored file that is no longer needed, unless a record owns it. */
export async function discard(files: Files, key: string) {
  await removeUnlessOwned(files, key).catch(() => undefined) // The queued job will remove it.
}

/** Opens a stream of a file's bytes from the start. Throws NotFound. */
export async function openStored({ storage }: Pick<Files, 'storage'>, key: string): Promise<Readable> {
  const stream = isKey(key) ? await storage.read(key) : null
  if (!stream) throw new NotFound('File')
  return stream
}

/** The address by which records refer to a file and staff open it. */
export function urlOf(key: string): string {
  return `/api/files/${key}`
}

/** The key in an address of a stored file; null for any other address. */
export function keyOfUrl(url: string | null | undefined): string | null {
  const prefix = urlOf('')
  const key = url?.startsWith(prefix) ? url.slice(prefix.length) : ''
  return isKey(key) ? key : null
}

/** True if a text from outside has the form of a key. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(text)
}

async function keep(
  { db, storage }: Files,
  spool: Spool,
  { filename, ...arrival }: Arrival & { filename: string },
): Promise<KeptFile> {
  const contentType = await accept(spool, arrival.kind, filename)
  const { size, sha256, stream } = await withoutTraces(spool, contentType)
  const key = randomBytes(24).toString('base64url')
  const row = { key, ...arrival, name: safeName(filename, contentType), contentType, size, sha256 }
  // Queue the removal before the first byte is stored: if anything fails from here on, no unowned file remains.
  await expectOwner(db, key)
  try {
    await storage.put(key, stream, { size, sha256, contentType })
    const { kind, name } = await db.storedFile.create({ data: row })
    return { key, kind, name, contentType, size, sha256, sentSha256: spool.sha256, url: urlOf(key) }
  } catch (error) {
    await storage.remove(key).catch(() => undefined) // The queued job will remove it.
    throw error
  }
}

/** The bytes of an upload to store: without metadata, and with their own size and hash. */
async function withoutTraces(spool: Spool, type: FileType): Promise<Pick<Spool, 'size' | 'sha256' | 'stream'>> {
  const clean = await withoutMetadata(spool, type)
  if (!clean) return spool
  const sha256 = createHash('sha256').update(clean).digest('hex')
  return { size: clean.length, sha256, stream: () => Readable.from([clean]) }
}

async function accept(spool: Spool, kind: FileKind, filename: string): Promise<FileType> {
  const { limit, types, unsupported, namesPictures, refusesAlike } = FILE_RULES[kind]
  const refusal = (message: string) => new Unsupported(refusesAlike ? unsupported : message)
  if (spool.size > limit) throw new TooLarge(tooLargeMessage(kind, spool.size, { atLeast: spool.isLarger }))
  if (spool.size === 0) throw refusal(EMPTY_FILE)
  const type = await sniff(spool)
  const mayBeDoc = types.includes('application/msword') && (!type || type === 'application/msword')
  if (mayBeDoc && (await isProtectedOffice(spool))) throw new Unreadable(PROTECTED_DOCUMENT, 'PASSWORD')
  if (!type || !types.includes(type)) throw new Unsupported(unsupported)
  if (namesPictures && type.startsWith('image/') && !isNamedAsPicture(filename)) throw refusal(NO_PDF)
  return type
}
