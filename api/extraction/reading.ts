import { Readable } from 'node:stream'
import { Unavailable, Unreadable, Unsupported } from '../problems.ts'
import { TooMuchMemory, TooMuchTime } from './reader/limits.ts'
import { ReaderDied } from './reader/readerProcess.ts'
import { type Asking, openReaders, openTurns } from './reader/readers.ts'
import { fewestLetters, type Outcome, type Reading, type Wanted } from './readingTask.ts'

/** What one document may take: milliseconds, and bytes of the whole process that reads it. `readers`: how many at a time. */
export type ReadingLimits = { time?: number; memory?: number; readers?: number }

/** The bytes of a document, or how to open them: that is done when its turn has come, so what waits holds no memory. */
export type Document = Uint8Array | (() => Promise<Readable>)

export const messages = {
  locked: 'The PDF is image-based or encrypted',
  tooLittle: 'Insufficient text content in the PDF',
  blank: 'No text content found in the PDF',
}

/**
 * Reads documents in processes of their own (docs/decisions/015). Whatever a document does there, the answer is a reading
 * or a problem: a process that takes too long or too much is ended, and the next document gets a new one.
 */
export function openReading({ time = 12_000, memory = 384 * 2 ** 20, readers: most = 2 }: ReadingLimits = {}) {
  const turns = openTurns(most)
  const readers = openReaders(memory)
  const closing = new AbortController()

  /**
   * Throws Unsupported, Unreadable (OverLimit when it took too long), Unavailable when the reader is busy or stops, or the
   * reason of the signal.
   */
  async function read(document: Document, wanted: Wanted, asking: Partial<Asking>): Promise<Reading> {
    const signal = AbortSignal.any([closing.signal, ...(asking.signal ? [asking.signal] : [])])
    try {
      return readingOf(await turns.take(() => attempt(document, wanted, signal), { ...asking, signal }))
    } catch (fault) {
      signal.throwIfAborted()
      throw problemOf(fault)
    }
  }

  async function attempt(document: Document, wanted: Wanted, signal: AbortSignal) {
    const bytes = typeof document === 'function' ? await document() : Readable.from([document])
    if (signal.aborted) bytes.destroy()
    signal.throwIfAborted()
    const reader = readers.take()
    try {
      return await reader.read(bytes, wanted, { time, signal })
    } finally {
      readers.giveBack(reader)
    }
  }

  return {
    read,
    keepWarm: readers.keepWarm,
    async close() {
      closing.abort(new Stopping('The product is stopping. Please try again in a moment.', 5))
      readers.close()
    },
  }
}

/** The reader has been closed, as it is when the product stops. */
export class Stopping extends Unavailable {}

/** The reading took too long or was ended from outside. That may be the fault of the document, or of a busy machine. */
export class OverLimit extends Unreadable {}

function problemOf(fault: unknown): unknown {
  const isTooMuch = fault instanceof TooMuchTime || fault instanceof ReaderDied
  if (isTooMuch) return Object.assign(new OverLimit(messages.locked, 'LOCKED'), { cause: fault })
  if (fault instanceof TooMuchMemory) return Object.assign(new Unreadable(messages.locked, 'LOCKED'), { cause: fault })
  return fault
}

function readingOf(outcome: Outcome): Reading {
  if ('fault' in outcome) throw Object.assign(new Unreadable(messages.locked, 'LOCKED'), { cause: outcome.fault })
  const { reading } = outcome
  if (!reading.kind) throw new Unsupported('The file is not a PDF')
  if (reading.letters === 0) {
    throw reading.paintsImages ? new Unreadable(messages.locked, 'LOCKED') : new Unreadable(messages.blank, 'BLANK')
  }
  if (reading.letters < fewestLetters) throw new Unreadable(messages.tooLittle, 'TOO_LITTLE_TEXT')
  return reading
}
