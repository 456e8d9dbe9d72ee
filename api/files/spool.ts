import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { InvalidInput } from '../problems.ts'
import type { Sender } from './room.ts'
import type { Storage } from './storage.ts'

/**
 * An upload stored temporarily on disk to be checked. Only accepted files are sent to the storage, with a known size,
 * as S3 requires. The temporary file is already unlinked: if the process dies, no file remains.
 */
export type Spool = {
  /** The number of bytes that arrived, including those beyond the limit, which are not stored. */
  size: number
  /** True if counting stopped at `size`; the upload is even larger. */
  isLarger: boolean
  sha256: string
  /** Reads up to `length` bytes from the position on. */
  bytesAt(position: number, length: number): Promise<Buffer>
  /** A new stream of the bytes from the start, on each call. */
  stream(): Readable
  close(): Promise<void>
}

/** The maximum number of counted bytes: bytes beyond the limit are counted, so that an error can name the real size. */
export const COUNTED_AT_MOST = 256 * 1024 * 1024
/** Seconds without a byte after which an upload is aborted. */
const IDLE_AT_MOST = 10
/** The minimum average speed in bytes per second, as of a bad mobile line, and the seconds before it is checked. */
const SLOWEST = 16 * 1024
const SLOW_START = 15

/**
 * Reads the stream to its end and spools up to `limit` bytes to disk; reads nothing before there is room. `from` is the
 * sender; files made by the product need no room. Throws InvalidInput if the stream breaks off or stalls, and the
 * errors of `takeRoom`.
 */
export async function spoolStream(
  { spoolFolder, takeRoom }: Pick<Storage, 'spoolFolder' | 'takeRoom'>,
  stream: Readable,
  { limit, from }: { limit: number; from?: Sender },
): Promise<Spool> {
  stream.on('error', () => undefined) // The stream may break after it was read.
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

async function receive(stream: Readable, limit: number, file: FileHandle) {
  const hash = createHash('sha256')
  let size = 0
  // Seconds are counted here and not read from the clock, as bytes may be waiting after this process was suspended.
  let seconds = 0
  let idle = 0
  const watchdog = setInterval(() => {
    seconds++
    idle++
    const expected = SLOWEST * (seconds - SLOW_START)
    if (idle > IDLE_AT_MOST || size < expected) stream.destroy(new Error('The upload hardly moves'))
  }, 1_000)
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      idle = 0
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

/** Opens an empty file that is deleted when its handle closes or the process ends. */
async function openNameless(folder: string): Promise<FileHandle> {
  const name = path.join(folder, randomBytes(16).toString('hex'))
  const file = await open(name, 'wx+', 0o600)
  await unlink(name)
  return file
}
