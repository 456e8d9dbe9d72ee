import { Readable } from 'node:stream'
import { Unavailable, Unreadable, Unsupported } from '../problems.ts'
import { TooMuchMemory, TooMuchTime } from './reader/limits.ts'
import { ReaderDied } from './reader/readerProcess.ts'
import { type Asking, openReaders, openTurns } from './reader/readers.ts'
import { fewestLetters, type Outcome, type Reading, type Wanted } from './readingTask.ts'

/** Limits for one document: milliseconds, and bytes of the whole reader process. `readers`: how many run at a time. */
export type ReadingLimits = { time?: number; memory?: number; readers?: number }

/** The bytes of a document, or a stored one that is opened when its turn comes, so that a queued one holds no memory. */
export type Document = Uint8Array | StoredDocument

/** `key`: its name in the storage, by which another process finds it. */
export type StoredDocument = { key: string; open(): Promise<Readable> }

export const messages = {
  locked: 'The PDF is image-based or encrypted',
  tooLittle: 'Insufficient text content in the PDF',
  blank: 'No text content found in the PDF',
}

/**
 * Reads documents in separate processes (docs/decisions/015). Whatever a document does there, the result is a reading
 * or a problem: a process that exceeds its time or memory limit is killed, and the next document gets a new one.
 */
export function openReading({ time = 12_000, memory = 384 * 2 ** 20, readers: most = 2 }: ReadingLimits = {}) {
  const turns = openTurns(most)
  const readers = openReaders(memory)
  const closing = new AbortController()

  /**
   * Throws Unsupported, Unreadable (OverLimit when it took too long), Unavailable when the reader is busy or stops, or
   * the reason of the signal.
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
    const bytes = document instanceof Uint8Array ? Readable.from([document]) : await document.open()
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

/** Reading was closed, as on shutdown. */
export class Stopping extends Unavailable {}

/** The reading took too long or its process died. The cause may be the document, or a busy machine. */
export class OverLimit extends Unreadable {}

function problemOf(fault: unknown): unknown {
  if (fault instanceof TooMuchTime || fault instanceof ReaderDied) return locked(fault, OverLimit)
  return fault instanceof TooMuchMemory ? locked(fault) : fault
}

const locked = (cause?: unknown, Kind = Unreadable) => Object.assign(new Kind(messages.locked, 'LOCKED'), { cause })

function readingOf(outcome: Outcome): Reading {
  if ('fault' in outcome) throw locked(outcome.fault)
  const { reading } = outcome
  if (!reading.kind) throw new Unsupported('The file is not a PDF')
  if (reading.letters === 0) throw reading.paintsImages ? locked() : new Unreadable(messages.blank, 'BLANK')
  if (reading.letters < fewestLetters) throw new Unreadable(messages.tooLittle, 'TOO_LITTLE_TEXT')
  return reading
}
