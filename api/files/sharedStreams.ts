import { type FileHandle, statfs } from 'node:fs/promises'
import { addAbortSignal, Readable } from 'node:stream'
import { openNameless } from './nameless.ts'

/** Streams of bytes, each made once for all who want the same at the same time, whatever their pace. */
export type SharedStreams = {
  /**
   * The bytes of a source from the first to the last, few of them at once. The stream fails when its source does, when
   * the signal aborts, and when it is read too slowly. Throws what `begin` throws.
   */
  read(source: Source, signal: AbortSignal): Promise<Buffer | Readable>
}

export type Source = {
  /** Sources whose keys have the same parts make the same bytes. */
  key: readonly unknown[]
  /** Makes the bytes, until the signal aborts: then nobody reads them any more. */
  begin(signal: AbortSignal): Promise<Buffer | Readable>
}

/**
 * The most bytes of a stream on the disk: its head start before the slowest reader. When that is used up, the source
 * waits for this reader, and nobody can join any more. So a stream may be longer than the disk.
 */
const HEAD_START = 256 * 1024 * 1024
/** The same while the disk has less than this left, or so many streams have files already. */
const SMALL_HEAD_START = 4 * 1024 * 1024
const SPARE = 5 * 1024 ** 3
const MOST_FILES = 8
/** Bytes that are read at a time, and that may wait for a slow reader. */
const CHUNK = 256 * 1024
/** Milliseconds that a reader may stand still or take in all, as it keeps a file. */
const STANDS_STILL = 30_000
const TAKES_AT_MOST = 30 * 60_000

/** Shares streams through nameless files in this folder. */
export function shareStreams(folder: string): SharedStreams {
  const passes = new Set<Pass>()

  async function headStart() {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < SPARE || passes.size > MOST_FILES ? SMALL_HEAD_START : HEAD_START
  }

  function start(source: Source) {
    const pass = new Pass(source, {
      open: async () => ({ headStart: await headStart(), file: await openNameless(folder) }),
      onEnd: () => passes.delete(pass),
    })
    passes.add(pass)
    return pass
  }

  return {
    read(source, signal) {
      const pass = [...passes].find(pass => pass.isJoinable && isSame(pass.key, source.key)) ?? start(source)
      return pass.read(signal)
    },
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index])

type Disk = {
  open(): Promise<{ file: FileHandle; headStart: number }>
  onEnd(): void
}

/** One run of a source, for as long as anybody reads it. Its file is written again from the start when it is full. */
class Pass {
  readonly key: Source['key']
  /** Bytes that have come so far. */
  written = 0
  /** True when all have come. */
  isWhole = false
  readonly #disk: Disk
  readonly #readers = new Set<Reader>()
  readonly #end = new AbortController()
  /** Few bytes, or null for a stream. */
  readonly #begun: Promise<Buffer | null>
  #file: FileHandle | null = null
  #size = HEAD_START
  /** Bytes that have come, with those that are being written. */
  #claimed = 0
  #onRoom = () => {}

  constructor({ key, begin }: Source, disk: Disk) {
    this.key = key
    this.#disk = disk
    this.#begun = this.#begin(begin)
  }

  /** False once the first bytes are overwritten. */
  get isJoinable() {
    return this.#claimed <= this.#size
  }

  async read(signal: AbortSignal): Promise<Buffer | Readable> {
    const reader = new Reader(this)
    this.#readers.add(reader)
    reader.once('close', () => this.#leave(reader))
    addAbortSignal(signal, reader)
    try {
      const few = await this.#begun
      if (reader.errored) throw reader.errored
      if (!few) return reader
      reader.destroy()
      return few
    } catch (error) {
      reader.destroy()
      throw signal.aborted ? signal.reason : error
    }
  }

  /** Up to a chunk from a position on, at which there is something. */
  async bytesAt(position: number): Promise<Buffer> {
    const place = position % this.#size
    const length = Math.min(CHUNK, this.written - position, this.#size - place)
    const read = await this.#file?.read(Buffer.allocUnsafe(length), 0, length, place)
    if (read?.bytesRead !== length) throw new Error('The file of a stream has lost bytes')
    return read.buffer
  }

  /** Called when a reader has got further. */
  makeRoom() {
    this.#onRoom()
  }

  async #begin(begin: Source['begin']) {
    const bytes = await begin(this.#end.signal)
    if (Buffer.isBuffer(bytes)) return bytes
    bytes.on('error', () => undefined) // It may also break before it is read; `#fill` will be told.
    const { file, headStart } = await this.#disk.open()
    this.#file = file
    this.#size = headStart
    if (this.#end.signal.aborted) await this.#close()
    void this.#fill(bytes, file)
    return null
  }

  async #fill(bytes: Readable, file: FileHandle) {
    try {
      for await (const chunk of bytes) await this.#write(chunk, file)
      this.isWhole = true
      for (const reader of this.#readers) reader.give(null)
    } catch (error) {
      for (const reader of this.#readers) reader.destroy(error as Error)
    }
  }

  async #write(chunk: Buffer, file: FileHandle) {
    for (let done = 0; done < chunk.length; ) {
      const place = this.written % this.#size
      const length = Math.min(chunk.length - done, this.#size - place)
      this.#claimed = this.written + length
      while (this.#claimed - this.#slowest() > this.#size) {
        await new Promise<void>(resolve => {
          this.#onRoom = resolve
        })
      }
      const { bytesWritten } = await file.write(chunk, done, length, place)
      const bytes = chunk.subarray(done, done + bytesWritten)
      done += bytesWritten
      this.written += bytesWritten
      for (const reader of this.#readers) reader.give(bytes)
    }
  }

  #slowest() {
    return Math.min(...[...this.#readers].map(({ position }) => position))
  }

  #leave(reader: Reader) {
    this.#readers.delete(reader)
    this.makeRoom()
    if (this.#readers.size > 0) return
    this.#disk.onEnd()
    this.#end.abort()
    void this.#close()
  }

  /** Waits for what is being read or written. */
  async #close() {
    await this.#file?.close().catch(() => undefined) // It has no name and no reader: there is nothing to mend.
  }
}

class Reader extends Readable {
  position = 0
  readonly #pass: Pass
  /** True while it waits for bytes that have not come. */
  #isWaiting = false
  readonly #timers = [
    setTimeout(() => this.#isWaiting || this.destroy(new Error('The reader of a stream stood still')), STANDS_STILL),
    setTimeout(() => this.destroy(new Error('The reader of a stream was too slow')), TAKES_AT_MOST),
  ] as const

  constructor(pass: Pass) {
    super({ highWaterMark: CHUNK })
    this.#pass = pass
    this.on('error', () => undefined) // It may also break before it is read.
  }

  override _read() {
    this.#timers[0].refresh()
    if (this.position < this.#pass.written) void this.#readOn()
    else if (this.#pass.isWhole) this.push(null)
    else this.#isWaiting = true
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    for (const timer of this.#timers) clearTimeout(timer)
    done(error)
  }

  /** Takes what has just come, or the end, if it waits for it. Whoever keeps up needs not read the file. */
  give(bytes: Buffer | null) {
    if (!this.#isWaiting) return
    this.#isWaiting = false
    this.#timers[0].refresh()
    this.#send(bytes)
  }

  async #readOn() {
    try {
      const bytes = await this.#pass.bytesAt(this.position)
      if (!this.destroyed) this.#send(bytes)
    } catch (error) {
      this.destroy(error as Error)
    }
  }

  #send(bytes: Buffer | null) {
    this.position += bytes?.length ?? 0
    this.push(bytes)
    this.#pass.makeRoom()
  }
}
