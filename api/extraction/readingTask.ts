import type { Doubt } from './doubtKinds.ts'
import type { FieldEvidence } from './evidence.ts'
import type { ResumeFields } from './fields.ts'
import type { Page } from './pages/layout.ts'
import type { PageProgress, Recognised, Refusal } from './pictures/messages.ts'
import type { ResumePage } from './places.ts'

/** The kinds of documents that can be read. */
export type DocumentKind = 'PDF' | 'DOCX' | 'DOC' | PictureKind

/** The kinds of pictures, each of which is one page. */
export type PictureKind = 'PNG' | 'JPEG' | 'WEBP'

export const isPicture = (kind: DocumentKind | undefined): kind is PictureKind =>
  kind === 'PNG' || kind === 'JPEG' || kind === 'WEBP'

/** A document, what to read of it, and what was recognised on its pictures. */
export type ReadingTask = { bytes: Uint8Array; read: Wanted; recognised?: Page[] }

/** The fields read by rules, the text for a provider, or the places of the fields that a provider answered. */
export type Wanted =
  | { what: 'fields'; guideline?: string }
  | { what: 'text' }
  | { what: 'places'; fields: ResumeFields }

/** The result of reading. With fewer letters than `fewestLetters`, or no kind, nothing further is read. */
export type Reading = {
  /** Missing for a file that is no PDF, Word file or picture. */
  kind?: DocumentKind
  letters: number
  /** The numbers of the pages whose text has yet to be recognised. */
  pictures: number[]
  /** In reading order; empty unless it was requested. */
  text: string
  fields?: ResumeFields
  evidence: FieldEvidence[]
  doubts: Doubt[]
  pages: ResumePage[]
}

/** The minimum number of letters of a resume. */
export const fewestLetters = 100

/** Messages to a reader process: a document piece by piece, then what to read of it, or which pages to recognise. */
export type ToReader = { piece: Uint8Array } | Ordered
export type Ordered = Omit<ReadingTask, 'bytes'> | { recognise: number[] }

/** Messages from a reader process: once that it is ready, then the outcome of each document after its progress. */
export type FromReader = { isReady: true } | { progress: PageProgress } | Outcome

export type Outcome = ({ reading: Reading } | { recognised: Recognised } | { refusal: Refusal } | { fault: string }) & {
  /** The memory of the process afterwards, in bytes, and its processor time since the start, in milliseconds. */
  use: { memory: number; processor: number }
}
