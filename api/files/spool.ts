import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { InvalidInput } from '../problems.ts'
import type { Sender } from './room.ts'
import type { Storage } from './storage.ts'

/**
 * An upload that has arrived and waits on the disk to be looked at. Only what is accepted goes to the storage, with its
 * size known, as S3 demands. The file has no name any more: when the process dies, nothing is left behind.
 */
export type Spool = {
  /** All that arrived, even what was beyond the limit and not kept. */
  size: number
  /** Counting ended here; the upload is even larger. */
  isLarger: boolean
  sha256: string
  /** Up to `length` bytes from there on. */
  bytesAt(position: number, length: number): Promise<Buffer>
  /** The bytes from the start. Can be read several times. */
  stream(): Readable
  close(): Promise<void>
}

/** Beyond the limit nothing is kept, but counted up to here, so that the answer can tell the file's real size. */
export const COUNTED_AT_MOST = 256 * 1024 * 1024
/** An upload that brings no byte for so many milliseconds is given up, */
const PATIENCE = 10_000
/** and so is one that after the first seconds has brought fewer bytes a second than a bad telephone line does. */
const SLOWEST = 16 * 1024
const SLOW_START = 15_000

/**
 * Reads the stream to its end and keeps up to `limit` bytes on the disk; nothing is read before there is room for it.
 * `from` is who sends it; what comes from ourselves needs no room. Throws InvalidInput when it breaks off or hardly moves,
 * and what `takeRoom` throws.
 */
export async function spoolStream(
  { spoolFolder, takeRoom }: Pick<Storage, 'spoolFolder' | 'takeRoom'>,
  stream: Readable,
  { limit, from }: { limit: number; from?: Sender },
): Promise<Spool> {
  stream.on('error', () => undefined) // It may also break when nobody reads it any more.
  const leave = from ? await takeRoom(from, limit) : () => undefined
  let file: FileHandle | undefined
  try {
    file = await openNameless(spoolFolder)
    const counted = await receive(stream, limit, file)
    return { ...counted, ...reader(file, Math.min(counted.size, limit), leave) }
  } catch (error) {
    await file?.close()
    leave()
    throw error
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  const name = path.join(folder, randomBytes(16).toString('hex'))
  const file = await open(name, 'wx+', 0o600)
  await unlink(name)
  return file
}

async function receive(stream: Readable, limit: number, file: FileHandle) {
  const hash = createHash('sha256')
  let size = 0
  const begun = performance.now()
  let moved = begun
  const watchdog = setInterval(() => {
    const now = performance.now()
    const expected = (SLOWEST * (now - begun - SLOW_START)) / 1_000
    if (now - moved > PATIENCE || size < expected) stream.destroy(new Error('The upload hardly moves'))
  }, 1_000)
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      moved = performance.now()
      const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
      const kept = bytes.subarray(0, Math.max(0, limit - size))
      size += bytes.length
      if (kept.length > 0) {
        hash.update(kept)
        await file.writeFile(kept)
      }
      if (size >= COUNTED_AT_MOST) break
    }
  } catch (error) {
    if (stream.destroyed) throw new InvalidInput('The upload was interrupted. Please try again.')
    throw error
  } finally {
    clearInterval(watchdog)
  }
  return { size, isLarger: size >= COUNTED_AT_MOST, sha256: hash.digest('hex') }
}

function reader(file: FileHandle, length: number, leave: () => void) {
  return {
    async bytesAt(position: number, wanted: number) {
      const size = Math.max(0, Math.min(wanted, length - position))
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, position)
      return buffer.subarray(0, bytesRead)
    },
    stream: () => file.createReadStream({ start: 0, autoClose: false }),
    async close() {
      await file.close()
      leave()
    },
  }
}
