import type { Page } from './pages/layout.ts'
import type { Box, ResumePage } from './places.ts'
import type { postKinds } from './words/resumes.ts'

/** The kinds of documents that can be read. */
export type DocumentKind = 'PDF' | 'DOCX' | 'DOC' | PictureKind

/** The kinds of pictures. Each picture is one page. */
export type PictureKind = 'PNG' | 'JPEG' | 'WEBP'

export const isPicture = (kind: DocumentKind | undefined): kind is PictureKind =>
  kind === 'PNG' || kind === 'JPEG' || kind === 'WEBP'

/** The fields of a resume as printed. A field that the resume lacks is an empty string, an empty list or null. */
export type ResumeFields = {
  name: string
  /** The headline, or if it is missing, the title of the most recent job. */
  role: string
  area: string
  seniority: string
  techStack: string[]
  previousCompanies: Post[]
  linkedinUrl: string | null
  portfolioUrls: string[]
  email: string | null
  phone: string | null
  summary: string
  keyHighlights: string[]
}

/** A post. `company` is empty if the employer was not found. */
export type Post = { company: string; title: string; description: string }

/** A field of the talent form that a resume fills. */
export type EvidenceField = keyof ResumeFields | 'companies'

/** The confidence in a field (0 to 1) and its position. A list has a row for each item, in order. */
export type FieldEvidence = {
  field: EvidenceField
  /** The item of the list. Null if the field is not a list. */
  value: string | null
  confidence: number
  page: number | null
  box: Box | null
}

/** The kinds of doubts about a reading. `doubtKinds` of the API describes each kind. */
export type DoubtKind =
  | ('COMPANIES_LOST' | 'COMPANIES_INCOMPLETE' | 'HEADINGS_UNKNOWN' | 'COLUMNS_UNSURE')
  | ('CONTACT_UNREAD' | 'PAGE_NOT_READ' | 'NAME_UNSURE')

/** A doubt about a whole field, in addition to the confidence of its values, with the position to check. */
export type Doubt = {
  field: EvidenceField
  kind: DoubtKind
  /** The number of the page, from 1. Null if the doubt is about the whole document. */
  page: number | null
  box: Box | null
}

/** The confidence in a fact, from 0 to 1, and its position. */
export type Provenance = { confidence: number; page: number | null; box: Box | null }

/** A period. Dates are 'YYYY' or 'YYYY-MM', as exact as printed, or null. `to` is 'present' if it has not ended. */
export type Period = { from: string | null; to: string | null }

/** The kind of employment. */
export type PostKind = (typeof postKinds)[number]

/** Facts of a resume in addition to the fields of the form. Texts are as printed, or null. */
export type Facts = {
  /** An entry for each item of `previousCompanies`, in the same order. */
  posts: (Period & { place: string | null; kind: PostKind | null } & Provenance)[]
  /** Town and country of the person's home. */
  town: ({ value: string } & Provenance) | null
  country: ({ value: string } & Provenance) | null
  /** Spoken languages. */
  languages: ({ language: string; level: string | null } & Provenance)[]
  education: (Period & { degree: string | null; field: string | null; school: string | null } & Provenance)[]
  certificates: ({ name: string; issuer: string | null; from: string | null; expires: string | null } & Provenance)[]
  /** Driving licences: 'Driving licence B'. */
  licences: ({ value: string } & Provenance)[]
}

/** The result of reading. Without `kind`, or with `letters` below `fewestLetters`, nothing else was read. */
export type Reading = {
  /** The kind of the document. Missing if the file is neither a PDF, nor a Word file, nor a picture. */
  kind?: DocumentKind
  letters: number
  /** The numbers of the pages whose text has yet to be recognised. */
  pictures: number[]
  /** The whole text in reading order. Empty unless requested. */
  text: string
  fields?: ResumeFields
  facts?: Facts
  evidence: FieldEvidence[]
  doubts: Doubt[]
  pages: ResumePage[]
}

/** The minimum number of letters of a resume. */
export const fewestLetters = 100

/** A value of another reader, such as a model. `texts`: its printed texts, empty if it is not printed. */
export type Claim = { value: string; confidence: number; texts?: string[] }

/** The claims for each field. */
export type Claims = {
  [field in Exclude<keyof ResumeFields, 'previousCompanies'>]: Claim | Claim[] | undefined
} & { previousCompanies: { company: string; title: string; confidence: number }[] }

/**
 * A request to read a document: its fields by rules, its text, or the positions of claims. `recognised`: the pages
 * returned by a `PictureRequest`.
 */
export type ReadRequest = { recognised?: Page[] } & (
  | { what: 'fields'; guideline?: string | undefined }
  | { what: 'text' }
  | { what: 'places'; claims: Claims }
)

/** A request to recognise picture pages, by their numbers. `onPage` is called before each page. */
export type PictureRequest = { what: 'pictures'; numbers: number[]; onPage?: OnPage | undefined }

/** Called before each page is recognised. */
export type OnPage = (progress: PageProgress) => void

/** The current picture page, counted from 1, and the number of picture pages. */
export type PageProgress = { page: number; of: number }

/** The recognised pages, and the numbers of pages left out for lack of time. */
export type RecognisedPages = { pages: Page[]; leftOut: number[] }

/** The reasons for which a picture is refused. */
export type Refusal = 'TOO_SMALL' | 'TOO_LARGE' | 'TOO_DARK' | 'NO_TEXT' | 'BROKEN'

/** Thrown for a refused picture, with the reason. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
