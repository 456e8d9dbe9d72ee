import { chooseAi } from '../ai/choose.ts'
import type { GeminiOptions } from '../ai/gemini.ts'
import type { AiSettings } from '../ai/settings.ts'
import { Unreadable, Unsupported } from '../graphql/problems.ts'
import { type Area, areaOf } from './area.ts'
import { documentKind } from './documentKind.ts'
import type { FieldEvidence } from './evidence.ts'
import { resumeFields } from './fields.ts'
import { geminiFields } from './geminiFields.ts'
import type { ResumePage } from './places.ts'
import { messages, openReading, type ReadingLimits } from './reading.ts'
import type { Reading } from './readingTask.ts'

/** The fields of a resume. What is not printed is an empty text, an empty list or null. */
export type ExtractedResume = {
  name: string
  role: string
  area: Area
  /** Intern, Junior, Mid, Senior, Lead, Principal or Executive from the local reader; a provider may use other words. */
  seniority: string
  techStack: string[]
  /** The names of the companies, separated by commas. */
  companies: string
  previousCompanies: { company: string; title: string; description: string }[]
  linkedinUrl: string | null
  portfolioUrls: string[]
  email: string | null
  phone: string | null
  summary: string
  keyHighlights: string[]
  /** How sure each field is and where it was read. */
  evidence: FieldEvidence[]
  /** The pages with their lines; none for a document that has no pages. */
  pages: ResumePage[]
}

export type ResumeInput = { bytes: Uint8Array; aiGuideline?: string; signal?: AbortSignal }

/** What createExtraction opens. */
export type Extraction = ReturnType<typeof createExtraction>

/**
 * Reads resumes, PDF or Word files, with the provider of the settings. Throws `Unsupported` for anything else, `Unreadable`
 * for a file without readable text, and `Unavailable` when the provider fails. `close` ends the reading threads.
 */
export function createExtraction(ai: AiSettings, options: { limits?: ReadingLimits; gemini?: GeminiOptions } = {}) {
  const provider = chooseAi(ai, options.gemini)
  const reading = openReading(options.limits)

  async function extractResume({ bytes, aiGuideline: guideline, signal }: ResumeInput): Promise<ExtractedResume> {
    if (!documentKind(bytes)) throw new Unsupported('The file is not a PDF')
    return complete(await read({ bytes, guideline, signal }))
  }

  async function read({ bytes, guideline, signal }: Asked): Promise<Reading> {
    if (provider.name === 'local') return reading.read({ bytes, read: { what: 'fields', guideline } }, signal)
    const { text } = await reading.read({ bytes, read: { what: 'text' } }, signal)
    const fields = await geminiFields(provider.ask, { text, guideline, signal })
    return reading.read({ bytes, read: { what: 'places', fields } }, signal)
  }

  return { extractResume, close: reading.close }
}

type Asked = { bytes: Uint8Array; guideline?: string; signal?: AbortSignal }

function complete({ fields: read, evidence, pages }: Reading): ExtractedResume {
  if (!read) throw new Unreadable(messages.locked)
  const fields = resumeFields.parse(read)
  const companies = new Set(fields.previousCompanies.map(({ company }) => company).filter(Boolean))
  return {
    ...fields,
    area: areaOf(fields.area),
    companies: [...companies].join(', '),
    previousCompanies: fields.previousCompanies.filter(({ company, title }) => company || title),
    evidence,
    pages,
  }
}
