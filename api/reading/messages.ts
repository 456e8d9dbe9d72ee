import type { OnPage, PageProgress, Reading, ReadRequest, RecognisedPages, Refusal } from '@talentdesk/reader'
import type { ResumeFields } from './fields.ts'

/** The part of a document to read: its fields, its text, or the positions of the fields that a provider returned. */
export type ReadOrder = { recognised?: RecognisedPages['pages'] | undefined } & (
  | Extract<ReadRequest, { what: 'fields' | 'text' }>
  | { what: 'places'; fields: ResumeFields }
)

/** Messages to a reader process: pieces of a document, then the request: parts to read, or pages to recognise. */
export type ToReader = { piece: Uint8Array } | Ordered
export type Ordered = ReadOrder | { what: 'pictures'; numbers: number[] }

/** Messages from a reader process: first that it is ready, then progress and outcome of each document. */
export type FromReader = { isReady: true } | { progress: PageProgress } | Outcome

export type Outcome = (
  | { reading: Reading }
  | { recognised: RecognisedPages }
  | { refusal: Refusal }
  | { fault: string }
) & {
  /** The memory of the process after the request, in bytes, and its CPU time since the start, in milliseconds. */
  use: { memory: number; processor: number }
}

export type { OnPage }
