import {
  type Area,
  areaOf,
  areas,
  type Doubt,
  type FieldEvidence,
  type PageProgress,
  type Reading,
  type ResumePage,
} from '@talentdesk/reader'
import { z } from 'zod'
import type { AiProvider } from '../ai/choose.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { Unavailable, Unreadable } from '../problems.ts'
import { storablePart } from '../rules/rules.ts'
import { isConvincing } from './convincing.ts'
import { resumeFields } from './fields.ts'
import { type Document, messages, openReading, type Question, type ReadingLimits, Stopping } from './reading.ts'

/** The fields of a resume. A field that the resume does not contain is an empty text, an empty list or null. */
export type ExtractedResume = {
  name: string
  role: string
  area: Area
  /** The level: Intern, Junior, Mid, Senior, Lead, Principal or Executive; providers may use other words. */
  seniority: string
  techStack: string[]
  /** The names of the companies, separated by commas. */
  companies: string
  previousCompanies: { company: string; title: string; description: string }[]
  /** Positions whose employer was not found. To save these with a talent, a user must first add the employer. */
  positionsWithoutEmployer: { title: string; description: string }[]
  linkedinUrl: string | null
  portfolioUrls: string[]
  email: string | null
  phone: string | null
  summary: string
  keyHighlights: string[]
  /** The confidence in each field, and its position in the document. */
  evidence: FieldEvidence[]
  /** Doubts about whole fields, for example a list of companies that is likely incomplete. */
  doubts: Doubt[]
  /** The pages with their lines; empty for a document without pages. */
  pages: ResumePage[]
}

/** The input of a reading. Set `picturesToo` (accepts PNG, JPEG, WebP) only for a file named as a picture. */
export type ResumeInput = { bytes: Document; aiGuideline?: string } & Question

/** The service that createExtraction opens. */
export type Extraction = ReturnType<typeof createExtraction>

/** Called before a stored document's page is recognised, and when the built-in reader replaces a failing provider. */
type Listeners = { onPage?: (key: string, progress: PageProgress) => void; onStandIn?: (fault: Unavailable) => void }

/**
 * Reads resumes: PDF, Word files and pictures. Throws `Unsupported` for anything else, `Unreadable` for a file without
 * text, and `Unavailable` if the provider fails or the reader is busy. A provider set up for doubtful files is asked
 * only if the built-in reading is not convincing; if the provider fails, that reading is returned. `isProtected`: true
 * if a PDF opens only with a password, `keepWarm` keeps one reader process running, `close` ends all reader processes.
 */
export function createExtraction(provider: AiProvider, limits?: ReadingLimits, { onPage, onStandIn }: Listeners = {}) {
  const reading = openReading(limits)

  async function extractResume({ bytes, aiGuideline: guideline, ...asking }: ResumeInput): Promise<ExtractedResume> {
    const tell = 'key' in bytes ? (progress: PageProgress) => onPage?.(bytes.key, progress) : undefined
    return complete(await read(bytes, guideline, { ...(tell && { onPage: tell }), ...asking }))
  }

  async function read(bytes: Document, guideline: string | undefined, asking: Question): Promise<Reading> {
    const readAlone = () => reading.read(bytes, { what: 'fields', guideline }, asking)
    if (provider.name === 'local') return readAlone()
    const own = provider.reads === 'doubtful' ? await readAlone() : undefined
    if (own && isConvincing(own)) return own
    const { text } = await reading.read(bytes, { what: 'text' }, asking)
    const data: Record<string, string> = { resume: text }
    if (guideline?.trim()) data.guideline = guideline.trim()
    const asked = { instructions, data, schema: resumeFields, signal: asking.signal }
    try {
      const fields = await provider.ask(asked)
      return { ...(await reading.read(bytes, { what: 'places', fields }, asking)), fields }
    } catch (fault) {
      if (!own || !(fault instanceof Unavailable) || fault instanceof Stopping) throw fault
      onStandIn?.(fault)
      return own
    }
  }

  const { isProtected, use, keepWarm, close } = reading
  return { extractResume, isProtected, use, keepWarm, close }
}

/** Makes all values savable: `POST /api/talents` accepts each value unchanged. */
function complete({ fields: read, evidence, doubts, pages }: Reading): ExtractedResume {
  if (!read) throw new Unreadable(messages.locked, 'LOCKED')
  const fields = resumeFields.parse(read)
  const named = fields.previousCompanies.filter(({ company }) => company)
  const others = fields.previousCompanies.filter(({ company, title }) => !company && title)
  return {
    ...fields,
    area: areaOf(fields.area),
    companies: listOf(new Set(named.map(({ company }) => company))),
    previousCompanies: named,
    positionsWithoutEmployer: others.map(({ title, description }) => ({ title, description })),
    evidence: evidence.filter(({ value }) => value !== ''),
    doubts,
    pages,
  }
}

/** Joins as many of the names as fit into the field. */
function listOf(companies: Iterable<string>) {
  let list = ''
  for (const company of companies) {
    const longer = list ? `${list}, ${company}` : company
    if (longer.length <= LONGEST_LIST) list = longer
  }
  return list
}

const LONGEST_LIST = 2_000

const instructions = `You read the resume of one person for a recruiter and answer its fields.
"resume" is the text of the resume in reading order. Take every value from it as it is printed; what is not printed is an empty text, an empty list or null. Invent nothing.
"guideline", when given, is the recruiter's wish about what to look at first: it may change the order and the choice of skills and highlights, and nothing else.`

/** The resume as stored in a JSON column, without characters that Postgres cannot store. */
export function storeExtraction(resume: ExtractedResume): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(resume, (_key, value) => (typeof value === 'string' ? storablePart(value) : value)))
}

/** Reads a resume from a JSON column; null if the column is empty or has the format of another version. */
export function readExtraction(column: Prisma.JsonValue): ExtractedResume | null {
  return column === null ? null : (stored.safeParse(column).data ?? null)
}

const stored = resumeFields.extend({
  area: z.enum(areas),
  companies: z.string(),
  positionsWithoutEmployer: z.array(z.object({ title: z.string(), description: z.string() })).default([]),
  evidence: z.array(z.custom<FieldEvidence>()),
  doubts: z.array(z.custom<Doubt>()).default([]),
  pages: z.array(z.custom<ResumePage>()),
})
