import type { FieldEvidence } from './evidence.ts'
import type { ResumeFields } from './fields.ts'
import type { ResumePage } from './places.ts'

/** What a reading thread is given, and how the fields are come by. */
export type ReadingTask = { bytes: Uint8Array; read: Wanted }

/** The fields by rules, the text for a provider, or where the fields stand that a provider has answered. */
export type Wanted =
  | { what: 'fields'; guideline?: string }
  | { what: 'text' }
  | { what: 'places'; fields: ResumeFields }

/** What it answers. With fewer letters than `fewestLetters` nothing further is read. */
export type Reading = {
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
