import { chooseAi } from '../ai/choose.ts'
import type { GeminiOptions } from '../ai/gemini.ts'
import type { AiSettings } from '../ai/settings.ts'
import { Unreadable, Unsupported } from '../graphql/problems.ts'
import { type Area, areaOf } from './area.ts'
import { type ResumeFields, resumeFields } from './fields.ts'
import { geminiFields } from './geminiFields.ts'
import { messages, openReading, type ReadingLimits } from './reading.ts'

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
}

export type ResumeInput = { bytes: Uint8Array; aiGuideline?: string; signal?: AbortSignal }

/**
 * Reads resumes with the provider of the settings. Throws `Unsupported` for what is not a PDF, `Unreadable` for a PDF
 * without readable text, and `Unavailable` when the provider fails. `close` ends the reading threads.
 */
/** What createExtraction opens. */
export type Extraction = ReturnType<typeof createExtraction>

export function createExtraction(ai: AiSettings, options: { limits?: ReadingLimits; gemini?: GeminiOptions } = {}) {
  const provider = chooseAi(ai, options.gemini)
  const reading = openReading(options.limits)

  async function extractResume({ bytes, aiGuideline: guideline, signal }: ResumeInput): Promise<ExtractedResume> {
    if (!isPdf(bytes)) throw new Unsupported('The file is not a PDF')
    const read = provider.name === 'local' ? 'fields' : 'text'
    const { text, fields } = await reading.read({ bytes, guideline, read }, signal)
    if (provider.name === 'gemini') return complete(await geminiFields(provider.ask, { text, guideline, signal }))
    if (!fields) throw new Unreadable(messages.locked)
    return complete(resumeFields.parse(fields))
  }

  return { extractResume, close: reading.close }
}

/** Readers of PDF accept a little rubbish before the mark. */
function isPdf(bytes: Uint8Array) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-')
}

function complete(fields: ResumeFields): ExtractedResume {
  const companies = new Set(fields.previousCompanies.map(({ company }) => company).filter(Boolean))
  return {
    ...fields,
    area: areaOf(fields.area),
    companies: [...companies].join(', '),
    previousCompanies: fields.previousCompanies.filter(({ company, title }) => company || title),
  }
}
