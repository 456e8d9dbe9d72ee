import { Readable } from 'node:stream'
import {
  type DocumentKind,
  fewestLetters,
  isPicture,
  type OnPage,
  type Page,
  type Reading,
  type Refusal,
} from '@talentdesk/reader'
import { Unavailable, Unreadable, Unsupported } from '../problems.ts'
import { TooMuchMemory, TooMuchTime } from '../processes/limits.ts'
import type { Ordered, Outcome, ReadOrder } from './messages.ts'
import { type Memory, ReaderDied } from './readerProcess.ts'
import { openReaders, openTurns, type Requester } from './readers.ts'

/** Limits for a document: milliseconds, and bytes of the whole reader process. `readers`: the number of processes. */
export type ReadingLimits = { time?: number; memory?: number; readers?: number; recognition?: RecognitionLimits }

/** The same limits for recognising the pictures of a document. Only one document is recognised at a time. */
export type RecognitionLimits = { time?: number; memory?: number }

/** The bytes of a document, or a stored document, which is opened only when its turn comes, to save memory. */
export type Document = Uint8Array | StoredDocument

/** A document in the storage. `key`: its name there, by which another process finds it. */
export type StoredDocument = { key: string; open(): Promise<Readable> }

export const messages = {
  locked: 'The PDF is image-based or encrypted',
  tooLittle: 'Insufficient text content in the PDF',
  blank: 'No text content found in the PDF',
  notPdf: 'The file is not a PDF',
}

/** The messages for a picture that cannot be read. */
const refusals: Record<Refusal, string> = {
  TOO_SMALL: 'The picture is too small to be read. Please use one with at least 1,000 pixels along its longer side.',
  TOO_LARGE: 'The picture has too many pixels to be read. Please use one with at most 60 million.',
  TOO_DARK: 'The picture is too dark or too pale to be read. Please take it again in better light.',
  BROKEN: 'The picture cannot be opened. It may be damaged.',
  NO_TEXT: 'No readable text was found in the picture. Please use a sharper one that shows the whole page.',
}

const tooMuch = 'The picture could not be read in time. Please use a simpler or smaller one.'

/** Options of a reading. `picturesToo` also accepts a PNG, JPEG or WebP, for a file named as a picture. */
export type Question = Partial<Requester> & { picturesToo?: boolean; onPage?: OnPage }

/** Milliseconds for which people wait for a turn: texts are read fast, scans slowly. */
const PATIENCE = { reading: 30_000, recognition: 120_000 }

/** The maximum memory of a process after a document, in bytes. */
const KEPT = { reading: 240 * 2 ** 20, recognition: 640 * 2 ** 20 }

/**
 * Reads documents in separate processes (docs/decisions/015, 053). The result is a reading or a problem for any
 * document: a process that exceeds its time or memory limit is killed, and the next document gets a new one.
 */
export function openReading(limits: ReadingLimits = {}) {
  const { time = 12_000, memory = 384 * 2 ** 20, readers: most = 2, recognition = {} } = limits
  const reading = openStage({ time, memory: { most: memory, kept: KEPT.reading }, most, patience: PATIENCE.reading })
  const recognising = openStage({
    time: recognition.time ?? 60_000,
    memory: { most: recognition.memory ?? 1024 * 2 ** 20, kept: KEPT.recognition },
    most: 1,
    patience: PATIENCE.recognition,
  })
  const closing = new AbortController()
  /** Cache of recognised pages, which a provider needs twice: for a document's text and for positions of values. */
  const known = new WeakMap<Document, Page[]>()

  /**
   * Reads a document. Throws Unsupported, Unreadable (OverLimit if it took too long), Unavailable if the reader is busy
   * or stops, or the reason of the signal.
   */
  async function read(document: Document, wanted: ReadOrder, { picturesToo, onPage, ...asking }: Question) {
    const signal = AbortSignal.any([closing.signal, ...(asking.signal ? [asking.signal] : [])])
    const turn = { isBackground: asking.isBackground ?? false, signal }
    try {
      const recognised = known.get(document)
      const first = readingOf(await reading.run(document, { ...wanted, recognised }, turn))
      if (isPicture(first.kind) && !picturesToo) throw new Unsupported(messages.notPdf)
      if (first.pictures.length === 0 || recognised) return enough(first)
      const pages = await recognise(document, first, { ...turn, onPage }).catch(fault => {
        // Pages that cannot be recognised are ignored if the other pages have enough text.
        if (first.letters >= fewestLetters && (isOverLimit(fault) || fault instanceof Unreadable)) return undefined
        throw fault
      })
      if (!pages) return first
      known.set(document, pages)
      return enough(readingOf(await reading.run(document, { ...wanted, recognised: pages }, turn)))
    } catch (fault) {
      signal.throwIfAborted()
      throw problemOf(fault)
    }
  }

  async function recognise(document: Document, { kind, pictures }: Reading, turn: Turn): Promise<Page[]> {
    const outcome = await recognising.run(document, { what: 'pictures', numbers: pictures }, turn).catch(fault => {
      if (!isPicture(kind) || !isOverLimit(fault)) throw fault
      throw Object.assign(new OverLimit(fault instanceof ReaderDied ? refusals.BROKEN : tooMuch, 'PICTURE'), {
        cause: fault,
      })
    })
    if ('refusal' in outcome) throw refused(outcome.refusal, kind)
    if ('recognised' in outcome) return outcome.recognised.pages
    throw locked('fault' in outcome ? outcome.fault : undefined)
  }

  /** True if a PDF opens only with a password. False if the check takes too long; then the reading itself will fail. */
  async function isProtected(document: Document, signal: AbortSignal): Promise<boolean> {
    try {
      const turn = { isBackground: false, signal: AbortSignal.any([closing.signal, signal]) }
      const outcome = await reading.run(document, { what: 'text' }, turn)
      return 'fault' in outcome && needsPassword(outcome.fault)
    } catch (fault) {
      if (signal.aborted || fault instanceof Unavailable || isOverLimit(fault)) return false
      throw fault
    }
  }

  return {
    read,
    isProtected,
    keepWarm: reading.keepWarm,
    /** The number of documents that are being read or recognised, and the number of documents that wait. */
    use() {
      const [first, second] = [reading.use(), recognising.use()]
      return { running: first.running + second.running, waiting: first.waiting + second.waiting }
    },
    async close() {
      closing.abort(new Stopping('The product is stopping. Please try again in a moment.', 5))
      reading.close()
      recognising.close()
    },
  }
}

type Turn = Requester & { onPage?: OnPage | undefined }

/** Limits of a stage. `most`: the maximum number of processes at work. */
type StageLimits = { time: number; memory: Memory; most: number; patience: number }

/** A stage: processes that do one kind of work, and the queue before these processes. */
function openStage({ time, memory, most, patience }: StageLimits) {
  const turns = openTurns(most, patience)
  const readers = openReaders(memory)

  async function run(document: Document, ordered: Ordered, { onPage, ...asking }: Turn): Promise<Outcome> {
    return turns.take(() => attempt(document, ordered, { signal: asking.signal, onPage }), asking)
  }

  async function attempt(document: Document, ordered: Ordered, { signal, onPage }: Pick<Turn, 'signal' | 'onPage'>) {
    const bytes = document instanceof Uint8Array ? Readable.from([document]) : await document.open()
    if (signal.aborted) bytes.destroy()
    signal.throwIfAborted()
    const reader = readers.take()
    try {
      return await reader.read(bytes, ordered, { time, signal, onPage })
    } finally {
      readers.giveBack(reader)
    }
  }

  return { run, use: turns.use, keepWarm: readers.keepWarm, close: readers.close }
}

const isOverLimit = (fault: unknown) => [TooMuchTime, TooMuchMemory, ReaderDied].some(Kind => fault instanceof Kind)

/** The error for a reading while the service closes, as on shutdown. */
export class Stopping extends Unavailable {}

/** The error for a reading that took too long or whose process died, because of the document or a busy machine. */
export class OverLimit extends Unreadable {}

function problemOf(fault: unknown): unknown {
  if (fault instanceof TooMuchTime || fault instanceof ReaderDied) return locked(fault, OverLimit)
  return fault instanceof TooMuchMemory ? locked(fault) : fault
}

const locked = (cause?: unknown, Kind = Unreadable) =>
  Object.assign(new Kind(messages.locked, needsPassword(cause) ? 'PASSWORD' : 'LOCKED'), { cause })

/** True if pdf.js did not open a document because it lacks the password. */
const needsPassword = (cause: unknown) => typeof cause === 'string' && cause.startsWith('PasswordException')

function readingOf(outcome: Outcome): Reading {
  if (!('reading' in outcome)) throw locked('fault' in outcome ? outcome.fault : undefined)
  if (!outcome.reading.kind) throw new Unsupported(messages.notPdf)
  return outcome.reading
}

/** The error for a refused document. For a picture, it names the fault. A PDF without text counts as locked. */
const refused = (refusal: Refusal, kind: DocumentKind | undefined) =>
  refusal === 'NO_TEXT' && !isPicture(kind) ? locked() : new Unreadable(refusals[refusal], 'PICTURE')

/** The reading, if its text is long enough; or else throws. */
function enough(reading: Reading): Reading {
  const { letters, kind, pictures } = reading
  if (letters >= fewestLetters) return reading
  if (isPicture(kind) || pictures.length > 0) throw refused('NO_TEXT', kind)
  if (letters === 0) throw new Unreadable(messages.blank, 'BLANK')
  throw new Unreadable(messages.tooLittle, 'TOO_LITTLE_TEXT')
}
