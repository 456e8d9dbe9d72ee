import type { FieldEvidence } from './evidence.ts'
import type { ResumeFields } from './fields.ts'
import type { ResumePage } from './places.ts'

/** The kinds of documents that can be read. */
export type DocumentKind = 'PDF' | 'DOCX' | 'DOC'

/** A document and what is wanted of it. */
export type ReadingTask = { bytes: Uint8Array; read: Wanted }

/** The fields by rules, the text for a provider, or where the fields stand that a provider has answered. */
export type Wanted =
  | { what: 'fields'; guideline?: string }
  | { what: 'text' }
  | { what: 'places'; fields: ResumeFields }

/** What was read. With fewer letters than `fewestLetters`, or no kind, nothing further is read. */
export type Reading = {
  /** Missing for what is neither PDF nor Word. */
  kind?: DocumentKind
  letters: number
  paintsImages: boolean
  /** In reading order; only when it was wanted. */
  text: string
  fields?: ResumeFields
  evidence: FieldEvidence[]
  pages: ResumePage[]
}

/** A resume with fewer letters has nothing to tell. */
export const fewestLetters = 100

/** What a reading process is told: a document piece by piece, then what is wanted of it. */
export type ToReader = { piece: Uint8Array } | { read: Wanted }

/** What it tells: once that it is ready, then the outcome of each document. */
export type FromReader = { isReady: true } | Outcome

export type Outcome = ({ reading: Reading } | { fault: string }) & {
  /** What the process holds after it, in bytes, and has computed since its start, in milliseconds. */
  use: { memory: number; processor: number }
}
