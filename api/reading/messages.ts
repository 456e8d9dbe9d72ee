import type { OnPage, PageProgress, Reading, ReadRequest, RecognisedPages, Refusal } from '@talentdesk/reader'
import type { ResumeFields } from './fields.ts'

/** The part of a document to read: its fields or text, or the places of the fields that a provider answered. */
export type ReadOrder = { recognised?: RecognisedPages['pages'] | undefined } & (
  | Extract<ReadRequest, { what: 'fields' | 'text' }>
  | { what: 'places'; fields: ResumeFields }
)

/** Messages to a reader process: a document piece by piece, then the parts to read, or the pages to recognise. */
export type ToReader = { piece: Uint8Array } | Ordered
export type Ordered = ReadOrder | { what: 'pictures'; numbers: number[] }

/** Messages from a reader process: first that it is ready, then the progress and the outcome of each document. */
export type FromReader = { isReady: true } | { progress: PageProgress } | Outcome

export type Outcome = (
  | { reading: Reading }
  | { recognised: RecognisedPages }
  | { refusal: Refusal }
  | { fault: string }
) & {
  /** The memory of the process afterwards, in bytes, and its processor time since the start, in milliseconds. */
  use: { memory: number; processor: number }
}

export type { OnPage }
