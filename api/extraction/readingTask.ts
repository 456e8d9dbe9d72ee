import type { FieldEvidence } from './evidence.ts'
import type { ResumeFields } from './fields.ts'
import type { ResumePage } from './places.ts'

/** The kinds of documents that can be read. */
export type DocumentKind = 'PDF' | 'DOCX' | 'DOC'

/** A document and what to read of it. */
export type ReadingTask = { bytes: Uint8Array; read: Wanted }

/** The fields read by rules, the text for a provider, or the places of the fields that a provider answered. */
export type Wanted =
  | { what: 'fields'; guideline?: string }
  | { what: 'text' }
  | { what: 'places'; fields: ResumeFields }

/** The result of reading. With fewer letters than `fewestLetters`, or no kind, nothing further is read. */
export type Reading = {
  /** Missing for a file that is neither PDF nor Word. */
  kind?: DocumentKind
  letters: number
  paintsImages: boolean
  /** In reading order; empty unless it was requested. */
  text: string
  fields?: ResumeFields
  evidence: FieldEvidence[]
  pages: ResumePage[]
}

/** The minimum number of letters of a resume. */
export const fewestLetters = 100

/** Messages to a reader process: a document piece by piece, then what to read of it. */
export type ToReader = { piece: Uint8Array } | { read: Wanted }

/** Messages from a reader process: once that it is ready, then the outcome of each document. */
export type FromReader = { isReady: true } | Outcome

export type Outcome = ({ reading: Reading } | { fault: string }) & {
  /** The memory of the process afterwards, in bytes, and its processor time since the start, in milliseconds. */
  use: { memory: number; processor: number }
}
