import type { Page } from './pages/layout.ts'
import type { Box, ResumePage } from './places.ts'
import type { postKinds } from './words/resumes.ts'

/** The kinds of documents that can be read. */
export type DocumentKind = 'PDF' | 'DOCX' | 'DOC' | PictureKind

/** The kinds of pictures, each of which is one page. */
export type PictureKind = 'PNG' | 'JPEG' | 'WEBP'

export const isPicture = (kind: DocumentKind | undefined): kind is PictureKind =>
  kind === 'PNG' || kind === 'JPEG' || kind === 'WEBP'

/** The fields of a resume as they are printed. A field that is not printed is an empty text, an empty list or null. */
export type ResumeFields = {
  name: string
  /** The headline, else the title of the most recent job. */
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

/** A post; `company` is empty where its employer was not found. */
export type Post = { company: string; title: string; description: string }

/** A field of the talent form that a resume fills. */
export type EvidenceField = keyof ResumeFields | 'companies'

/** The confidence in a field (0 to 1) and where it was read; a list has one row for each item, in order. */
export type FieldEvidence = {
  field: EvidenceField
  /** The item of a list; null for a field that is not a list. */
  value: string | null
  confidence: number
  page: number | null
  box: Box | null
}

/** The kinds of doubts about a reading: see `doubtKinds` of the API, which describes each. */
export type DoubtKind =
  | ('COMPANIES_LOST' | 'COMPANIES_INCOMPLETE' | 'HEADINGS_UNKNOWN' | 'COLUMNS_UNSURE')
  | ('CONTACT_UNREAD' | 'PAGE_NOT_READ' | 'NAME_UNSURE')

/** Something that the reader doubts about a whole field, beside the confidence in what it read, and where to look. */
export type Doubt = {
  field: EvidenceField
  kind: DoubtKind
  /** From 1; null where the doubt concerns the whole document. */
  page: number | null
  box: Box | null
}

/** The place where something was read, and the confidence from 0 to 1. */
export type Provenance = { confidence: number; page: number | null; box: Box | null }

/** A date as 'YYYY' or 'YYYY-MM', as exact as it is printed; `to` is 'present' while it lasts. Null where it is not printed. */
export type Period = { from: string | null; to: string | null }

/** The kind of employment, where the resume says it. */
export type PostKind = (typeof postKinds)[number]

/** Facts of a resume beside the fields of the form. Texts are as printed; null where there is none. */
export type Facts = {
  /** One for each of `previousCompanies`, in their order. */
  posts: (Period & { place: string | null; kind: PostKind | null } & Provenance)[]
  /** The person's home. */
  town: ({ value: string } & Provenance) | null
  country: ({ value: string } & Provenance) | null
  /** Spoken languages. */
  languages: ({ language: string; level: string | null } & Provenance)[]
  education: (Period & { degree: string | null; field: string | null; school: string | null } & Provenance)[]
  certificates: ({ name: string; issuer: string | null; from: string | null; expires: string | null } & Provenance)[]
  /** To drive: 'Driving licence B'. */
  licences: ({ value: string } & Provenance)[]
}

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
  facts?: Facts
  evidence: FieldEvidence[]
  doubts: Doubt[]
  pages: ResumePage[]
}

/** The minimum number of letters of a resume. */
export const fewestLetters = 100

/** A value that somebody else read: how sure it is, and the texts by which it stands on the page; none if it does not stand there. */
export type Claim = { value: string; confidence: number; texts?: string[] }

/** The values of each field that somebody else read. */
export type Claims = {
  [field in Exclude<keyof ResumeFields, 'previousCompanies'>]: Claim | Claim[] | undefined
} & { previousCompanies: { company: string; title: string; confidence: number }[] }

/**
 * A request to read a document: its fields by rules, its text, or the places of values that somebody else read. `recognised`:
 * the pages that `what: 'pictures'` answered.
 */
export type ReadRequest = { recognised?: Page[] } & (
  | { what: 'fields'; guideline?: string | undefined }
  | { what: 'text' }
  | { what: 'places'; claims: Claims }
)

/** The numbers of the pages that are to be recognised as pictures. `onPage` is called before each. */
export type PictureRequest = { what: 'pictures'; numbers: number[]; onPage?: OnPage | undefined }

/** Called before each page. */
export type OnPage = (progress: PageProgress) => void

/** The page that is read now, and how many are to be read; both count pictures from 1. */
export type PageProgress = { page: number; of: number }

/** The pages that were recognised, and the numbers of those for which the time was too short. */
export type RecognisedPages = { pages: Page[]; leftOut: number[] }

/** Why a picture is not read. */
export type Refusal = 'TOO_SMALL' | 'TOO_LARGE' | 'TOO_DARK' | 'NO_TEXT' | 'BROKEN'

/** A refused picture, with the reason for a person. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
